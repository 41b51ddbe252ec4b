import {
  checkRange,
  type DateRange,
  type EpochMs,
  formatUtcText,
  lastDays,
  type ZoneId,
} from '../time/index.ts'

/** Rows of a page (TRX-045). */
export const RECHARGES_PER_PAGE = 10
/** The server counts no further, and no more are read (TRX-024). */
export const RECHARGES_MAX = 10_000
/** The longest range, in local days: under 365 (TRX-039, AST-032). */
export const RECHARGE_RANGE_DAYS = 364
/** Today and the two days before it (TRX-043). */
const USUAL_DAYS = 3

/** What is charged for, as the server parts it; '' is all (TRX-062). */
export const REVENUES = ['', 'PAID', 'UNPAID', 'PRICELESS'] as const
export type Revenue = (typeof REVENUES)[number]

/** What the server narrows the recharges by. */
export interface RechargeFilters {
  /** A recharge's id, or part of a station's name. */
  readonly query: string
  readonly stationPk: number | undefined
  /** A tag, as it is; '' is any. */
  readonly idTag: string
  readonly revenue: Revenue
  readonly range: DateRange
}

/** Whether anything but the range leaves recharges out. */
export const isRechargeFiltered = ({ query, stationPk, idTag, revenue }: RechargeFilters): boolean =>
  query !== '' || stationPk !== undefined || idTag !== '' || revenue !== ''

/** The range in which the list opens: two days ago 00:00:00 to today 23:59:59 (TRX-043). */
export const usualRechargeRange = (now: EpochMs, zone: ZoneId): DateRange => lastDays(USUAL_DAYS, now, zone)

/** The longest range that there is, up to today. */
export const widestRechargeRange = (now: EpochMs, zone: ZoneId): DateRange =>
  lastDays(RECHARGE_RANGE_DAYS, now, zone)

/** What is wrong with a range of recharges; empty: nothing (TRX-038, TRX-039, AST-032). */
export const checkRechargeRange = (range: DateRange, now: EpochMs, zone: ZoneId) =>
  checkRange(range, { now, zone, maxDays: RECHARGE_RANGE_DAYS })

/** Columns in the order in which they were turned, each with its direction: `key:desc`. */
export type HeaderOrder = readonly { readonly key: string; readonly direction: 'desc' | 'asc' }[]

/** No header sorts: the documents turn it off (TRX-037). */
export const HEADERS_SORT = false

/** A header was pressed: descending, ascending, none (TRX-036). */
export function turnHeader(order: HeaderOrder, key: string): HeaderOrder {
  const held = order.find((each) => each.key === key)
  if (held === undefined) return [...order, { key, direction: 'desc' }]
  if (held.direction === 'asc') return order.filter((each) => each !== held)
  return order.map((each) => (each === held ? { key, direction: 'asc' } : each))
}

/** The order as the call takes it (TRX-046). */
export const headerOrderText = (order: HeaderOrder): string =>
  order.map(({ key, direction }) => `${key}:${direction}`).join(';')

/** Which page, from 1, and in which order. */
export interface RechargePage {
  readonly page: number
  readonly size: number
  readonly order: HeaderOrder
}

/** The body of `transaction/list` (TRX-045). */
export const rechargeRequest = (filters: RechargeFilters, { page, size, order }: RechargePage) => ({
  chargeBoxPk: filters.stationPk ?? null,
  userOcppTag: filters.idTag,
  fromDate: formatUtcText(filters.range.from),
  toDate: formatUtcText(filters.range.to),
  paymentStatus: filters.revenue,
  searchInput: filters.query.trim(),
  headerOrderList: headerOrderText(order),
  page,
  size,
})

/** The query of the Excel file, filled from the same filters by its own names (TRX-052). */
export const rechargeExcelQuery = (filters: RechargeFilters, offsetHours: number) => ({
  chargeBoxPK: filters.stationPk,
  fromDate: formatUtcText(filters.range.from),
  toDate: formatUtcText(filters.range.to),
  ocppUserTag: filters.idTag || undefined,
  paymentStatus: filters.revenue || undefined,
  searchInput: filters.query.trim() || undefined,
  timeZone: offsetHours,
})

/** Length of an id that can be a recharge's: what is all digits finds it whatever the range says. */
const ID = /^#?(\d{3,9})$/

/** The recharge that a search means by its id alone; undefined: it is a name, or too short. */
export function rechargeIdOf(query: string): number | undefined {
  const id = Number(ID.exec(query.trim())?.[1])
  return id > 0 ? id : undefined
}
