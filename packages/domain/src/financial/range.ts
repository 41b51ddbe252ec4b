import { CUSTOM_RANGE_DAYS } from '../time/index.ts'

/** Local days, both ends included, each `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** How many months the picker offers, the current one among them (FIN-038). */
export const MONTHS_OFFERED = 3

const DAY_MS = 86_400_000
const dayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The months that the picker offers, `YYYY-MM`, the current one first. @param today - `YYYY-MM-DD` */
export function monthsOffered(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_OFFERED }, (_, back) =>
    dayOf(Date.UTC(year, month - 1 - back, 1)).slice(0, 7),
  )
}

/** The days of a month: the current one ends today (FIN-037; decisions: Financial and refunds). */
export function rangeOfMonth(month: string, today: string): DayRange {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = dayOf(Date.UTC(year, number, 0))
  return { from: `${month}-01`, to: last < today ? last : today }
}

/** The month that a range is, where it is one that the picker offers; else undefined: a custom period. */
export const monthOf = ({ from, to }: DayRange, today: string): string | undefined =>
  monthsOffered(today).find((month) => {
    const range = rangeOfMonth(month, today)
    return range.from === from && range.to === to
  })

/** The range where the address says nothing: the current month to today (FIN-037). */
export const usualRange = (today: string): DayRange => rangeOfMonth(today.slice(0, 7), today)

/** The longest range that ends today: an empty search widens to it. */
export const widestRange = (today: string): DayRange => ({
  from: dayOf(dayMs(today) - (CUSTOM_RANGE_DAYS - 1) * DAY_MS),
  to: today,
})

/** Whether a range may be asked for: in order, not in the future, at most 365 days (FIN-024, FIN-025, FMT-002). */
export const isRangeAllowed = ({ from, to }: DayRange, today: string): boolean =>
  from <= to && to <= today && (dayMs(to) - dayMs(from)) / DAY_MS < CUSTOM_RANGE_DAYS

/** A month before a day to a month after it, not past today: where the idle charge of a recharge would stand, or its recharge. */
export function aroundDay(day: string, today: string): DayRange {
  const reach = 31 * DAY_MS
  const last = dayOf(dayMs(day) + reach)
  return { from: dayOf(dayMs(day) - reach), to: last < today ? last : today }
}
