import { grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { lastDays, MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import { shownOf, useNow } from '@corrente/ui/foundations'
import type { UnpaidCount } from '@corrente/ui/widgets/home'
import { useMemo } from 'react'
import { useAccess, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { unpaidCountQuery } from '../../resources/unpaidCount.ts'

const DAYS = 30

/**
 * How many recharges of the last 30 days nobody paid, for whoever sees income or approves payments (decisions:
 * Transactions).
 * @param isReady - false: what the page shows first is still asked for
 */
export function useUnpaidCount(isReady: boolean): UnpaidCount | undefined {
  const { formats } = usePorts()
  const may = useMay()
  const access = useAccess()
  const today = toDateOnly(useNow(MINUTE_MS), formats.zone)
  const range = useMemo(
    () => lastDays(DAYS, Date.parse(`${today}T12:00:00Z`), formats.zone),
    [today, formats],
  )
  const isShown =
    may('transactions') &&
    (may('transaction-payment-edit') || (access !== undefined && grants(access, 'DASH_FINANCIAL_INDICATORS')))
  const count = useLoadable(
    useMemo(() => unpaidCountQuery(range, isShown && isReady), [range, isShown, isReady]),
  )
  if (!isShown) return undefined
  return {
    state: shownOf(count),
    count: count.data?.count,
    href: hrefOf({
      path: pathOf('transactions'),
      search: {
        revenue: 'UNPAID',
        from: toDateOnly(range.from, formats.zone),
        to: toDateOnly(range.to, formats.zone),
      },
    }),
  }
}
