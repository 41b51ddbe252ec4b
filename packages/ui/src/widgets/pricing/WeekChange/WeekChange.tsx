import { type LocalMoment, nextPrice, type PricingWeek, priceAt } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { usePriceHereWords } from '../PriceHere/usePriceHereWords.ts'
import { WeekSketch } from '../WeekSketch/WeekSketch.tsx'

/** A profile on connectors; without a week these keep their own price, or the week is not known. */
export interface WeekSide {
  /** Undefined: the connector's own price. */
  readonly name: string | undefined
  /** Undefined: there is none, or it could not be read. */
  readonly week: PricingWeek | undefined
}

/** What becomes of the price of some connectors. */
export interface WeekChangeRow {
  readonly connectors: readonly number[]
  readonly before: WeekSide
  readonly after: WeekSide
}

export interface WeekChangeProps {
  /** Only what changes. */
  rows: readonly WeekChangeRow[]
  /** By the tariffs' clock. */
  now: LocalMoment
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
`
const Row = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${theme.space[3]};
`
const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
  ${tabularNumbers}
`

/** The old and the new week of connectors, small and in one scale, with the price of now and when it changes next. */
export function WeekChange({ rows, now }: WeekChangeProps) {
  const here = useText('price-here')
  const t = useText('pricing-week')
  const words = usePriceHereWords()
  return (
    <Rows>
      {rows.map(({ connectors, before, after }) => {
        const scale = [before, after].flatMap(({ week }) => week ?? [])
        return (
          <Row key={connectors.join()}>
            <Small as="p">
              {here('connector', { count: connectors.length, ids: words.ids(connectors) })}
            </Small>
            <Pair>
              <OneSide title={t('change.before')} side={before} {...{ scale, now }} />
              <OneSide title={t('change.after')} side={after} {...{ scale, now }} />
            </Pair>
          </Row>
        )
      })}
    </Rows>
  )
}

interface OneSideProps {
  readonly title: string
  readonly side: WeekSide
  readonly scale: readonly PricingWeek[]
  readonly now: LocalMoment
}

function OneSide({ title, side: { name, week }, scale, now }: OneSideProps) {
  const t = useText('pricing-week')
  const words = usePriceHereWords()
  const label = `${title}: ${name ?? t('price.own')}`
  const layer = week && priceAt(week, now.date, now.minute)
  return (
    <Side>
      <p>{label}</p>
      {week && <WeekSketch week={week} scale={scale} label={label} />}
      {layer && <p>{t('change.now', { price: words.tariff(layer.tariff) })}</p>}
      {week && <Small as="p">{words.change(layer?.tariff, nextPrice(week, now), now)}</Small>}
    </Side>
  )
}
