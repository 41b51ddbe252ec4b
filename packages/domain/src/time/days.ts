import { formatUtcText } from './format.ts'
import { instantOf, localMs, wallMs } from './wall.ts'
import { DAY_MS, type EpochMs, SECOND_MS, type ZoneId } from './zone.ts'

/**
 * A span of time, both ends included. The last instant of a day is 23:59:59, as the wire has no fractions of a second.
 */
export interface DateRange {
  readonly from: EpochMs
  readonly to: EpochMs
}

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The local calendar date of an instant, `YYYY-MM-DD`. */
export function toDateOnly(ms: EpochMs, zone: ZoneId): string {
  return formatUtcText(localMs(ms, zone)).slice(0, 10)
}

/** The first instant of a local date `YYYY-MM-DD`; undefined when it is not a date. */
export function fromDateOnly(text: unknown, zone: ZoneId): EpochMs | undefined {
  const wall = wallOfDate(text)
  return wall === undefined ? undefined : instantOf(wall, zone)
}

/** The first instant of the local day that contains an instant; 01:00 where summer time skips midnight. */
export function startOfDay(ms: EpochMs, zone: ZoneId): EpochMs {
  return instantOf(dayWall(ms, zone), zone)
}

/** 23:59:59 of the local day that contains an instant; the later one where the clock shows it twice. */
export function endOfDay(ms: EpochMs, zone: ZoneId): EpochMs {
  return instantOf(dayWall(ms, zone) + DAY_MS, zone) - SECOND_MS
}

/** The same local time of day `days` days later (or earlier); a day may have 23 or 25 hours. */
export function addDays(ms: EpochMs, days: number, zone: ZoneId): EpochMs {
  return instantOf(localMs(ms, zone) + Math.trunc(days) * DAY_MS, zone)
}

/** The last `days` local days, today included: from midnight of the first to 23:59:59 of today (HOM-002). */
export function lastDays(days: number, now: EpochMs, zone: ZoneId): DateRange {
  const first = dayWall(now, zone) - (Math.max(1, Math.trunc(days)) - 1) * DAY_MS
  return { from: instantOf(first, zone), to: endOfDay(now, zone) }
}

/** The range of two local dates, both included; undefined when one of them is not a date. Their order is kept. */
export function rangeOfDays(from: unknown, to: unknown, zone: ZoneId): DateRange | undefined {
  const first = fromDateOnly(from, zone)
  const last = fromDateOnly(to, zone)
  return first === undefined || last === undefined ? undefined : { from: first, to: endOfDay(last, zone) }
}

/** How many local calendar days a range touches: 7 for the last seven days, 1 within one day, 0 when reversed. */
export function daysBetween(range: DateRange, zone: ZoneId): number {
  const days = Math.round((dayWall(range.to, zone) - dayWall(range.from, zone)) / DAY_MS) + 1
  return Number.isFinite(days) ? Math.max(0, days) : 0
}

/** The same number of local days right before a range: what it is compared with. */
export function rangeBefore(range: DateRange, zone: ZoneId): DateRange {
  const days = daysBetween(range, zone)
  return {
    from: startOfDay(addDays(range.from, -days, zone), zone),
    to: endOfDay(addDays(range.from, -1, zone), zone),
  }
}

/**
 * What a range that still runs is compared with: as much of the range before as has passed of this one, so that half a day
 * stands beside half a day. Of a range that is over, the whole one before.
 */
export function elapsedBefore(range: DateRange, now: EpochMs, zone: ZoneId): DateRange {
  const before = rangeBefore(range, zone)
  if (now < range.from || now >= range.to) return before
  return { from: before.from, to: Math.min(before.from + (now - range.from), before.to) }
}

/** The whole days of a range that are over; undefined while it has none. */
export function daysOver(range: DateRange, now: EpochMs, zone: ZoneId): DateRange | undefined {
  if (now > range.to) return range
  const yesterday = addDays(now, -1, zone)
  return yesterday < range.from ? undefined : { from: range.from, to: endOfDay(yesterday, zone) }
}

/** Midnight of the local day as a wall time (milliseconds as if it were UTC). */
function dayWall(ms: EpochMs, zone: ZoneId): number {
  return Math.floor(localMs(ms, zone) / DAY_MS) * DAY_MS
}

function wallOfDate(text: unknown): number | undefined {
  const match = typeof text === 'string' ? DATE_ONLY.exec(text) : null
  if (!match) return undefined
  const [, year = 0, month = 0, day = 0] = match.map(Number)
  return wallMs({ year, month, day, hour: 0, minute: 0, second: 0, millisecond: 0 })
}
