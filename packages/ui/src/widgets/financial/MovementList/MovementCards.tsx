import type { MovementTab, PeriodCoins, Summary } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard, StatList, StatRow } from '../../../primitives/index.ts'

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
  /** What is known of the coins that those sums mix. */
  coins: PeriodCoins
  /** How many the list counts; undefined before its reply. */
  count: number | undefined
}

/**
 * The totals of the range, each as the server gives it (FIN-004, FIN-018): never a sum of the page. It adds up all coins as
 * if they were one: a sum of several has no coin, and each coin's own stands below it, where they are known.
 */
export function MovementCards({ tab, summary, coins, count }: MovementCardsProps) {
  const t = useText('financial')
  const { integer, money, number } = useFormats()
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
  const { data } = summary
  const { currencies, sums } = coins
  const isMixed = currencies.length > 1
  const only = sums?.length === 1 ? sums[0]?.currency : undefined
  const common = {
    state: shownOf(summary),
    failure: t('card.failed'),
    onRetry: summary.retry,
    isCompact: true,
  }
  const amount = (key: 'total' | 'recharges' | 'deposits') => {
    const hundredths = data?.[key]
    const details = [
      isMixed ? t('card.mixed', { coins: currencies.join(', ') }) : !sums && data && t('card.notParted'),
      key === 'total' && t('card.walletTwice'),
    ].filter((part) => typeof part === 'string')
    return (
      <IndicatorCard
        {...common}
        title={t(`card.${key}`)}
        value={hundredths === undefined ? undefined : hundredths / 100}
        format={(value) => (isMixed ? number(value, 2) : money(value, only))}
        detail={details.length === 0 ? undefined : details.join(' ')}
      >
        {isMixed && sums && (
          <StatList>
            {sums.map(({ currency, [key]: own }) => (
              <StatRow key={currency} label={currency} value={money(own / 100, currency)} />
            ))}
          </StatList>
        )}
      </IndicatorCard>
    )
  }
  return (
    <Cards>
      <Heading />
      <IndicatorCard {...common} title={t('card.movements')} value={data?.count} format={integer} />
      {amount('total')}
      {amount('recharges')}
      {amount('deposits')}
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
