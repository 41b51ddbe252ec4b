import type { MovementTab, Summary } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard } from '../../../primitives/index.ts'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(148px, 100%), 1fr));
  gap: ${theme.space[3]};
`

export interface MovementCardsProps {
  /** Which list is shown: the other two say their number alone (FIN-004). */
  tab: MovementTab
  /** The server's sums over the whole range. */
  summary: Loadable<Summary>
  /** How many the list counts; undefined before its reply. */
  count: number | undefined
}

/** The totals of the range, each as the server gives it (FIN-004, FIN-018): never a sum of the page. */
export function MovementCards({ tab, summary, count }: MovementCardsProps) {
  const t = useText('financial')
  const { integer, money } = useFormats()
  if (tab !== 'allMovements')
    return (
      <Cards>
        <Heading />
        <IndicatorCard
          title={t(tab === 'recharges' ? 'card.recharges' : 'card.deposits')}
          value={count}
          format={integer}
          isCompact
        />
      </Cards>
    )
  const shown = shownOf(summary)
  const { data } = summary
  const card = (key: 'movements' | 'total' | 'recharges' | 'deposits', value: number | undefined) => ({
    title: t(`card.${key}`),
    value,
    state: shown,
    failure: t('card.failed'),
    onRetry: summary.retry,
    isCompact: true,
  })
  const units = (hundredths: number | undefined) => (hundredths === undefined ? undefined : hundredths / 100)
  return (
    <Cards>
      <Heading />
      <IndicatorCard {...card('movements', data?.count)} format={integer} />
      <IndicatorCard {...card('total', units(data?.total))} format={money} detail={t('card.walletTwice')} />
      <IndicatorCard {...card('recharges', units(data?.recharges))} format={money} />
      <IndicatorCard {...card('deposits', units(data?.deposits))} format={money} />
    </Cards>
  )
}

/** The cards are headings of the third level: this is what they stand below. */
function Heading() {
  const t = useText('financial')
  return (
    <VisuallyHidden>
      <h2>{t('card.title')}</h2>
    </VisuallyHidden>
  )
}
