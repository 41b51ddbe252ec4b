import type { MovementTab, PeriodCoins, Summary } from '@corrente/domain/financial'
import { type Loadable, MISSING, shownOf, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Figure, FigureCell, FigureHelp, FigureStrip, Skeleton } from '../../../primitives/index.ts'

export interface MovementTotalsProps {
  /** Which list is shown: the other two say their number alone (FIN-004). */
  tab: MovementTab
  /** The server's sums over the whole range. */
  summary: Loadable<Summary>
  /** What is known of the coins that those sums mix. */
  coins: PeriodCoins
  /** Parts the sums by currency. */
  parting: {
    /** All rows could not be read. */
    readonly hasFailed: boolean
    /** Reads all rows of the range; undefined where that is done, or cannot be. */
    readonly start: (() => void) | undefined
  }
  /** How many the list counts; undefined before its reply. */
  count: number | undefined
}

/**
 * The totals of the range in one line, as the server gives them (FIN-004, FIN-018): never a sum of the page. It adds up all
 * coins as if they were one: a sum of several has no coin and says that nothing was converted, and each coin's own total
 * stands beside it, where they are known; what each consists of opens, so that the line stays one.
 */
export function MovementTotals(props: MovementTotalsProps) {
  const t = useText('financial')
  return (
    <FigureStrip aria-label={t('card.title')}>
      <Content {...props} />
    </FigureStrip>
  )
}

const AMOUNTS = ['total', 'recharges', 'deposits'] as const

function Content({ tab, summary, coins, parting, count }: MovementTotalsProps) {
  const t = useText('financial')
  const tc = useText('common')
  const { integer, money, number } = useFormats()
  if (tab !== 'allMovements')
    return (
      <Figure name={t(tab === 'recharges' ? 'card.recharges' : 'card.deposits')} isMain>
        {count === undefined ? <Skeleton inlineSize="48px" blockSize="14px" /> : integer(count)}
      </Figure>
    )
  const { data } = summary
  const state = shownOf(summary)
  if (data === undefined && state === 'failed')
    return (
      <>
        <span role="alert">{t('card.failed')}</span>
        <Button size="small" tone="ghost" isBusy={summary.isRetrying} onClick={summary.retry}>
          {tc('action.retry')}
        </Button>
      </>
    )
  const { currencies, sums } = coins
  const isMixed = currencies.length > 1
  const ofCoins = isMixed ? sums : undefined
  const only = isMixed ? undefined : currencies[0]
  const part = parting.start && data && (
    <>
      {parting.hasFailed && <span role="alert">{t('card.partFailed')}</span>}
      <Button size="small" tone="ghost" onClick={parting.start}>
        {t('card.part')}
      </Button>
    </>
  )
  const amountOf = (hundredths: number | undefined) => {
    if (data === undefined) return <Skeleton inlineSize="72px" blockSize="14px" />
    if (hundredths === undefined) return MISSING
    return isMixed ? number(hundredths / 100, 2) : money(hundredths / 100, only)
  }
  return (
    <>
      <FigureCell>
        <Figure name={t('card.movements')}>
          {data === undefined ? <Skeleton inlineSize="48px" blockSize="14px" /> : integer(data.count)}
        </Figure>
      </FigureCell>
      <FigureCell>
        {AMOUNTS.map((key) => (
          <Figure
            key={key}
            name={t(isMixed && key === 'total' ? 'card.mixedTotal' : `card.${key}`)}
            isMain={key === 'total'}
          >
            {amountOf(data?.[key])}
          </Figure>
        ))}
      </FigureCell>
      {ofCoins?.map(({ currency, total }) => (
        <FigureCell key={currency}>
          <Figure name={currency} isMain>
            {money(total / 100, currency)}
          </Figure>
        </FigureCell>
      ))}
      {isMixed && part}
      <FigureHelp label={t('card.help')}>
        {isMixed && <p>{t('card.mixed', { coins: currencies.join(', ') })}</p>}
        {ofCoins?.map(({ currency, recharges, deposits }) => (
          <p key={currency}>
            {t('card.ofCoin', {
              coin: currency,
              recharges: money(recharges / 100, currency),
              deposits: money(deposits / 100, currency),
            })}
          </p>
        ))}
        {!isMixed && !sums && <p>{t('card.notParted')}</p>}
        {!isMixed && part}
        <p>{t('card.walletTwice')}</p>
      </FigureHelp>
    </>
  )
}
