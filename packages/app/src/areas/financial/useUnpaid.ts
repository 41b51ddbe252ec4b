import { hrefOf, pathOf } from '@corrente/domain/routing'
import { rangeOfDays } from '@corrente/domain/time'
import {
  checkRechargeRange,
  type RechargeFilters,
  rechargeRights,
  unpaidRecharges,
} from '@corrente/domain/transactions'
import type { UnpaidReading } from '@corrente/ui/widgets/financial'
import { useMemo } from 'react'
import { useAccess, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { MovementQuestion } from '../../resources/movements.ts'
import { allRechargesQuery } from '../../resources/recharges.ts'

const nothing = () => undefined
const NOBODY: RechargeFilters = {
  query: '',
  stationPk: undefined,
  idTag: '',
  revenue: 'UNPAID',
  range: { from: 0, to: 0 },
}

/**
 * The recharges of the period without a payment. They are asked for where nothing else narrows the movements:
 * the two calls know accounts and chargers by different keys.
 */
export function useUnpaid(question: MovementQuestion | undefined): UnpaidReading | undefined {
  const { clock, formats, tenant } = usePorts()
  const may = useMay()
  const access = useAccess()
  const { from, to } = question?.range ?? {}
  const range = rangeOfDays(from, to, formats.zone)
  const isWhole =
    question !== undefined &&
    question.terms.length === 0 &&
    question.charger === undefined &&
    question.apiKey === tenant.apiKey()
  const isAsked =
    isWhole &&
    may('transactions') &&
    range !== undefined &&
    checkRechargeRange(range, clock.now(), formats.zone).length === 0
  const first = range?.from
  const last = range?.to
  const filters = useMemo(
    () =>
      first === undefined || last === undefined ? NOBODY : { ...NOBODY, range: { from: first, to: last } },
    [first, last],
  )
  const all = useLoadable(useMemo(() => allRechargesQuery(filters, isAsked, nothing), [filters, isAsked]))
  const data = useMemo(() => all.data && unpaidRecharges(all.data.rows, all.data.count), [all.data])
  if (!isAsked) return undefined
  return {
    reading: { ...all, data },
    hasMoney: rechargeRights(access, undefined).hasMoney,
    href: hrefOf({
      path: pathOf('transactions'),
      search: { revenue: 'UNPAID', ...(from !== undefined && to !== undefined && { from, to }) },
    }),
  }
}
