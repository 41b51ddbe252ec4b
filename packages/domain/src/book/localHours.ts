import { type EpochMs, HOUR_MS, offsetMs, type ZoneId } from '../time/index.ts'

/** The hours of a week. */
export const WEEK_HOURS = 168
export const DAY_HOURS = 24

/** Which local hour an instant is in, counted on: the remainder by 24 is the hour of the day. A zone is asked once an hour. */
export function localHours(zone: ZoneId): (at: EpochMs) => number {
  const offsets = new Map<number, number>()
  return (at) => {
    const hour = Math.floor(at / HOUR_MS)
    let offset = offsets.get(hour)
    if (offset === undefined) {
      offset = offsetMs(hour * HOUR_MS, zone)
      offsets.set(hour, offset)
    }
    return Math.floor((at + offset) / HOUR_MS)
  }
}
