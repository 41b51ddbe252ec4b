import type { LocalMoment, PriceHere as Price, SamePrice } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, Panel, panelState } from '../../../primitives/index.ts'
import { PriceReason, type PriceSources } from './PriceReason.tsx'
import { usePriceHereWords } from './usePriceHereWords.ts'

/** What a station costs now, as far as it was found out. */
export interface ShownPrices {
  /** Connectors that cost the same for the same reason, together. */
  readonly rows: readonly SamePrice[]
  /** The moment that they are of, by the tariffs' clock. */
  readonly now: LocalMoment
  /** Only the first groups were looked at: another one may have this charger too. */
  readonly isPartial: boolean
  /** Groups that could not be read. */
  readonly unreadGroups: number
}

export interface PriceHereProps extends PriceSources {
  prices: Loadable<ShownPrices>
  /** How many groups were looked through, while they are. */
  progress: { readonly read: number; readonly total: number } | undefined
  /** The zone of the tariffs' hours: `UTC−3`. */
  zoneName: string
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(96px, 140px) minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;

  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Box = styled.div`
  container-type: inline-size;
`
const Which = styled.p`
  color: ${theme.fg.muted};
`
const Main = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-inline-size: 0;
`
const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${tabularNumbers}
`
const Big = styled.strong`
  font-size: ${theme.font.size[20]};
  font-weight: ${theme.font.weight.medium};
`
const Quiet = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  padding-block-start: ${theme.space[3]};
`

/** What each connector of a station costs now, which layer says so, and when it changes next. */
export function PriceHere({ prices, progress, zoneName, ...sources }: PriceHereProps) {
  const t = useText('price-here')
  const words = usePriceHereWords()
  const { integer } = useFormats()
  const { data } = prices
  const state = panelState(prices, t('failed'), data?.rows.length === 0 ? t('noConnector') : undefined)
  const isReading = state.kind === 'loading' && progress !== undefined && progress.read < progress.total
  return (
    <Panel
      title={t('title')}
      level={3}
      state={state}
      note={
        isReading
          ? t('reading', { read: integer(progress.read), total: integer(progress.total) })
          : data && t('asOf', { time: words.time(data.now.minute), zone: zoneName })
      }
    >
      {data && (
        <Box>
          {data.unreadGroups > 0 && (
            <Banner tone="warning">{t('unreadGroups', { count: data.unreadGroups })}</Banner>
          )}
          {data.isPartial && <Banner tone="info">{t('partial')}</Banner>}
          <List>
            {data.rows.map(({ connectors, price }) => (
              <Row key={connectors.join()}>
                <Which>{t('connector', { count: connectors.length, ids: words.ids(connectors) })}</Which>
                <Main>
                  <PriceLine price={price} now={data.now} />
                  <PriceReason price={price} {...sources} />
                </Main>
              </Row>
            ))}
          </List>
          <Quiet>{t('note')}</Quiet>
        </Box>
      )}
    </Panel>
  )
}

/** The price itself, and when it changes. */
function PriceLine({ price, now }: { readonly price: Price; readonly now: LocalMoment }) {
  const t = useText('price-here')
  const words = usePriceHereWords()
  if (price.kind === 'ambiguous')
    return (
      <p>
        <Badge tone="warning">{t('ambiguous')}</Badge>
      </p>
    )
  if (price.kind === 'unknown')
    return (
      <p>
        <Badge tone="warning">{t('unknown')}</Badge>
      </p>
    )
  const tariff = price.kind === 'profile' ? price.layer.tariff : price.own
  const extras = words.extras(tariff)
  const next = words.next(price, now)
  return (
    <>
      <Amount>
        <Big>{words.price(tariff)}</Big>
        {next && <span>{next}</span>}
      </Amount>
      {extras && <p>{extras}</p>}
    </>
  )
}
