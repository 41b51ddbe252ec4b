import type { MovementTab, PeriodCoins, Summary } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Loadable, MISSING, shownOf, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, IconButton, Popover, Skeleton } from '../../../primitives/index.ts'

const Strip = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-block-size: 34px;
  /* Closer to the tabs than what a tab shows elsewhere: the rows are what the page is for. */
  margin-block-start: calc(-1 * ${theme.space[2]});
  padding-inline: ${theme.space[3]} 40px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
const Cell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[1]};
  padding-inline-end: ${theme.space[4]};

  & + & {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 1px solid ${theme.border.default};
  }

  @media (width < 640px) {
    & + & {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`
const Figure = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  white-space: nowrap;

  span {
    color: ${theme.fg.muted};
  }
  strong {
    font-weight: ${theme.font.weight.semibold};
  }
  &[data-main] strong {
    font-size: ${theme.font.size[16]};
  }
`
const Notes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  inline-size: min(320px, 80vw);
  font-size: ${theme.font.size[13]};
`
const Muted = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
const End = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
`

export interface MovementTotalsProps {
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
 * The totals of the range in one line, as the server gives them (FIN-004, FIN-018): never a sum of the page. It adds up all
 * coins as if they were one: a sum of several has no coin, and each coin's own stands in a cell, where they are known.
 */
export function MovementTotals(props: MovementTotalsProps) {
  const t = useText('financial')
  return (
    <Strip aria-label={t('card.title')}>
      <Content {...props} />
    </Strip>
  )
}

interface FigureProps {
  /** What it is. */
  name: string
  /** Its accessible name. Default: what it is. */
  label?: string
  isMain?: boolean
  children: ReactNode
}

function Total({ name, label = name, isMain = false, children }: FigureProps) {
  return (
    <Figure role="group" aria-label={label} data-main={isMain ? '' : undefined}>
      <span>{name}</span>
      <strong>{children}</strong>
    </Figure>
  )
}

const AMOUNTS = ['total', 'recharges', 'deposits'] as const

function Content({ tab, summary, coins, count }: MovementTotalsProps) {
  const t = useText('financial')
  const tc = useText('common')
  const { integer, money, number } = useFormats()
  if (tab !== 'allMovements')
    return (
      <Total name={t(tab === 'recharges' ? 'card.recharges' : 'card.deposits')} isMain>
        {count === undefined ? <Skeleton inlineSize="48px" blockSize="14px" /> : integer(count)}
      </Total>
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
  const only = sums?.length === 1 ? sums[0]?.currency : undefined
  const amountOf = (hundredths: number | undefined) => {
    if (data === undefined) return <Skeleton inlineSize="72px" blockSize="14px" />
    if (hundredths === undefined) return MISSING
    return isMixed ? number(hundredths / 100, 2) : money(hundredths / 100, only)
  }
  return (
    <>
      <Cell>
        <Total name={t('card.movements')}>
          {data === undefined ? <Skeleton inlineSize="48px" blockSize="14px" /> : integer(data.count)}
        </Total>
      </Cell>
      <Cell>
        {AMOUNTS.map((key) => (
          <Total key={key} name={t(`card.${key}`)} isMain={key === 'total'}>
            {amountOf(data?.[key])}
          </Total>
        ))}
      </Cell>
      {isMixed &&
        sums?.map(({ currency, ...own }) => (
          <Cell key={currency}>
            {AMOUNTS.map((key) => (
              <Total
                key={key}
                name={key === 'total' ? currency : t(`card.${key}`)}
                label={key === 'total' ? currency : `${t(`card.${key}`)}, ${currency}`}
                isMain={key === 'total'}
              >
                {money(own[key] / 100, currency)}
              </Total>
            ))}
          </Cell>
        ))}
      {isMixed && <Muted>{t('card.mixed', { coins: currencies.join(', ') })}</Muted>}
      <End>
        <Popover
          label={t('card.help')}
          align="end"
          trigger={
            <IconButton
              size="small"
              label={t('card.help')}
              icon={<CircleHelp aria-hidden="true" size={16} />}
            />
          }
        >
          <Notes>
            {!isMixed && !sums && <p>{t('card.notParted')}</p>}
            <p>{t('card.walletTwice')}</p>
          </Notes>
        </Popover>
      </End>
    </>
  )
}
