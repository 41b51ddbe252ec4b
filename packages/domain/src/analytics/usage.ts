import { dateAfter } from '../time/index.ts'
import { hourCounts } from './hours.ts'
import type { AnalyticsSeries, SeriesPoint } from './schema.ts'

/** The periods of the usage page, in days, today included (ANL-004). */
export const USAGE_PERIODS = [7, 28, 365] as const
export type UsagePeriod = (typeof USAGE_PERIODS)[number]
/** The period that is shown first (ANL-004). */
export const USUAL_PERIOD: UsagePeriod = 28

/** The period whose reply holds the days before another one; undefined for the longest. */
export const longerPeriod = (period: UsagePeriod): UsagePeriod | undefined =>
  USAGE_PERIODS.find((each) => each >= 2 * period)

/** A day of a period. */
export interface UsageDay {
  /** Local, `YYYY-MM-DD`. */
  readonly day: string
  /** Undefined where the reply lacks the day: a gap, not a zero. */
  readonly value: number | undefined
  /** Not over yet: drawn, and in no sum. */
  readonly isToday: boolean
}

/** The date so many days before another one. */
const daysBefore = (day: string, days: number): string => dateAfter(day, -days)

function byDay(series: AnalyticsSeries | undefined): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { x, y } of series?.points ?? [])
    if (typeof x === 'string') found.set(x.slice(0, 10), (found.get(x.slice(0, 10)) ?? 0) + y)
  return found
}

/** Every day of a period up to today, oldest first. */
export function usageDays(
  series: AnalyticsSeries | undefined,
  period: UsagePeriod,
  today: string,
): readonly UsageDay[] {
  const values = byDay(series)
  return Array.from({ length: period }, (_, i) => {
    const day = daysBefore(today, period - 1 - i)
    return { day, value: values.get(day), isToday: day === today }
  })
}

/** The sum of the days that are over. */
export interface UsageTotal {
  readonly total: number
  /** Days that it holds. */
  readonly days: number
  /** Days that are over and that the reply lacks. */
  readonly missing: number
}

/** Adds up the days that are over and known; undefined where there is none. */
export function totalOf(days: readonly UsageDay[]): UsageTotal | undefined {
  const over = days.filter(({ isToday }) => !isToday)
  const known = over.flatMap(({ value }) => (value === undefined ? [] : [value]))
  if (known.length === 0) return undefined
  return {
    total: known.reduce((sum, value) => sum + value, 0),
    days: known.length,
    missing: over.length - known.length,
  }
}

/** A sum beside that of the same days one period earlier. */
export interface UsageChange {
  readonly now: number
  readonly before: number
  /** How many days of each are compared. */
  readonly days: number
}

/**
 * Compares the days that are over with those a period earlier, so that each weekday meets its like; only days that both
 * have count. Undefined where there is none, or no reply goes back so far.
 */
export function changeOf(
  days: readonly UsageDay[],
  longer: AnalyticsSeries | undefined,
  period: UsagePeriod,
): UsageChange | undefined {
  const former = byDay(longer)
  let [now, before, count] = [0, 0, 0]
  for (const { day, value, isToday } of days) {
    const then = former.get(daysBefore(day, period))
    if (isToday || value === undefined || then === undefined) continue
    now += value
    before += then
    count += 1
  }
  return count === 0 ? undefined : { now, before, days: count }
}

/** The day with the most, and how many times the average it is; undefined where nothing happened. */
export function bestDay(
  days: readonly UsageDay[],
): { readonly day: string; readonly value: number; readonly times: number } | undefined {
  const sum = totalOf(days)
  if (!sum || sum.total <= 0) return undefined
  const best = days.reduce<UsageDay | undefined>(
    (most, each) => (!each.isToday && (each.value ?? -1) > (most?.value ?? 0) ? each : most),
    undefined,
  )
  const value = best?.value
  return best && value !== undefined
    ? { day: best.day, value, times: value / (sum.total / sum.days) }
    : undefined
}

/** The brackets of a stay, shortest first (ANL-009). */
export const STAYS = ['under1', 'from1', 'from2', 'over4'] as const
export type Stay = (typeof STAYS)[number]
const STAY_TEXTS: readonly (readonly [Stay, RegExp])[] = [
  ['from1', /1\D+2/],
  ['from2', /2\D+4/],
  ['under1', /1/],
  ['over4', /4/],
]

/** Recharges by how long they stayed: one number per bracket, whatever the reply calls and leaves out. */
export function stayCounts(points: readonly SeriesPoint[]): Readonly<Record<Stay, number>> {
  const counts = { under1: 0, from1: 0, from2: 0, over4: 0 }
  for (const { x, y } of points) {
    const stay = STAY_TEXTS.find(([, text]) => text.test(String(x)))?.[0]
    if (stay) counts[stay] += Math.max(0, y)
  }
  return counts
}

/** Hours of a day from `from` until `to`, which may be past midnight: 22 to 2. */
export interface HourSpan {
  readonly from: number
  readonly to: number
}

/** What the hours of a day say. */
export interface HourFacts {
  /** Recharges begun per hour, 24 of them. */
  readonly counts: readonly number[]
  /** The two hours that follow each other with the most. */
  readonly busiest: HourSpan
  /** How many times an average hour those are. */
  readonly times: number
  /** The four hours that follow each other with the least, past midnight too. */
  readonly quietest: HourSpan
}

const HOURS = 24
const BUSY_HOURS = 2
const QUIET_HOURS = 4

/** Reads the popular hours (ANL-010); undefined where nothing began at any hour. */
export function hourFacts(points: readonly SeriesPoint[]): HourFacts | undefined {
  const counts = hourCounts(points)
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= 0) return undefined
  const sumAt = (from: number, length: number) =>
    Array.from({ length }, (_, i) => counts[(from + i) % HOURS] ?? 0).reduce((sum, count) => sum + count, 0)
  let [busy, quiet] = [0, 0]
  for (let hour = 1; hour < HOURS; hour += 1) {
    if (sumAt(hour, BUSY_HOURS) > sumAt(busy, BUSY_HOURS)) busy = hour
    if (sumAt(hour, QUIET_HOURS) < sumAt(quiet, QUIET_HOURS)) quiet = hour
  }
  return {
    counts,
    busiest: { from: busy, to: (busy + BUSY_HOURS) % HOURS },
    times: sumAt(busy, BUSY_HOURS) / BUSY_HOURS / (total / HOURS),
    quietest: { from: quiet, to: (quiet + QUIET_HOURS) % HOURS },
  }
}

/** Whether an hour lies in a span. */
export const isWithin = ({ from, to }: HourSpan, hour: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to

/** A brand's slice of the pie; `undefined` as a name stands for all others together. */
export interface BrandSlice {
  readonly brand: string | undefined
  readonly count: number
}

const MOST_WHOLE = 6
const LED = 5

/** The slices of the brands, the largest first: all of up to six, else five and the others (ANL-012). */
export function brandSlices(points: readonly SeriesPoint[]): readonly BrandSlice[] {
  const all = points
    .filter(({ y }) => y > 0)
    .map(({ x, y }): BrandSlice & { brand: string } => ({ brand: String(x), count: y }))
    .sort((a, b) => b.count - a.count)
  if (all.length <= MOST_WHOLE) return all
  const others = all.slice(LED).reduce((sum, { count }) => sum + count, 0)
  return [...all.slice(0, LED), { brand: undefined, count: others }]
}
