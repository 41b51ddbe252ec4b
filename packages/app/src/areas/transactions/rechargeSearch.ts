import {
  type DateRange,
  type EpochMs,
  fromDateOnly,
  rangeOfDays,
  toDateOnly,
  type ZoneId,
} from '@corrente/domain/time'
import {
  checkRechargeRange,
  RECHARGE_QUESTIONS,
  type RechargeFilters,
  usualRechargeRange,
} from '@corrente/domain/transactions'
import { z } from '@corrente/domain/wire'
import { lenient, textParam } from '../../kit/address/index.ts'
import { type ListAddress, listRules } from '../../kit/lists/index.ts'

const dateOnly = z.string().check(z.refine((text) => fromDateOnly(text, 'UTC') !== undefined))
const key = z.int().check(z.minimum(1))

/** What the address of the recharges says, besides search and page. */
export const RECHARGE_RULES = listRules([], {
  /** chargeBoxPk. */
  station: lenient(key),
  tag: textParam,
  revenue: lenient(z.enum(['PAID', 'UNPAID', 'PRICELESS'])),
  /** A chosen range, as local dates; the usual one is not written. */
  from: lenient(dateOnly),
  to: lenient(dateOnly),
  show: lenient(z.enum(RECHARGE_QUESTIONS)),
  /** The recharge that stands open above the list, whatever the range. */
  recharge: lenient(key),
})
export type RechargeAddress = ListAddress<ReturnType<typeof RECHARGE_RULES.read>>
type Values = RechargeAddress['values']

/** The range that an address means: the chosen one where it is fit, else the usual one (TRX-038, TRX-039, TRX-043). */
export function rechargeRange(
  { from, to }: Pick<Values, 'from' | 'to'>,
  now: EpochMs,
  zone: ZoneId,
): { readonly range: DateRange; readonly isChosen: boolean } {
  const chosen = rangeOfDays(from, to, zone)
  return chosen !== undefined && checkRechargeRange(chosen, now, zone).length === 0
    ? { range: chosen, isChosen: true }
    : { range: usualRechargeRange(now, zone), isChosen: false }
}

/** What an address says for filters that change; what is not set is left out, and so is the usual range. */
export function rechargeSearch(
  change: Partial<Omit<RechargeFilters, 'query'>>,
  now: EpochMs,
  zone: ZoneId,
): Partial<Values> {
  const { stationPk, idTag, revenue, range } = change
  const usual = usualRechargeRange(now, zone)
  const isUsual = range?.from === usual.from && range.to === usual.to
  return {
    ...('stationPk' in change && { station: stationPk }),
    ...(idTag !== undefined && { tag: idTag || undefined }),
    ...(revenue !== undefined && { revenue: revenue || undefined }),
    ...(range && {
      from: isUsual ? undefined : toDateOnly(range.from, zone),
      to: isUsual ? undefined : toDateOnly(range.to, zone),
    }),
  }
}
