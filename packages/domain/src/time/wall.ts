import { DAY_MS, type EpochMs, offsetMs, type ZoneId } from './zone.ts'

/** What a wall clock shows: a calendar date and a time of day, without a zone. Month 1 to 12. */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** The wall time as if it were UTC; undefined for a time that does not exist (30 February, 24:00). */
export function wallMs(wall: WallTime): number | undefined {
  const { year, month, day, hour, minute, second, millisecond } = wall
  if (year < 1 || hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(0)
  // Not Date.UTC: it turns the years 0 to 99 into 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  // A day that does not exist overflows into the next month.
  if (date.getUTCMonth() !== month - 1) return undefined
  return date.setUTCHours(hour, minute, second, millisecond)
}

/** The wall time that a zone's clock shows at an instant, as milliseconds as if it were UTC. */
export function localMs(ms: EpochMs, zone: ZoneId): number {
  return ms + offsetMs(ms, zone)
}

/**
 * The instant at which a zone's clock shows a wall time (milliseconds as if it were UTC).
 * Where the clock shows it twice: the first time. Where the clock skips it: later by the size of the gap.
 */
export function instantOf(wall: number, zone: ZoneId): EpochMs {
  const before = offsetMs(wall - DAY_MS, zone)
  const after = offsetMs(wall + DAY_MS, zone)
  const first = wall - Math.max(before, after)
  const second = wall - Math.min(before, after)
  // A gap makes the offset larger: the smaller one is that before it.
  return localMs(first, zone) === wall ? first : second
}
