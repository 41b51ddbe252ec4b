import { readTime, type TimeOnly } from '../time/index.ts'

/** Minutes from the beginning of a day, 0 to 1,440; 1,440 is its end, 24:00. */
export type Minute = number

/** How many minutes a day has. A plan repeats every day, so that no day of it is longer or shorter. */
export const DAY_MINUTES = 1440

/** The minute of a time as it is typed: `18:30`, `830`, `24:00`; undefined for anything else. */
export function minuteOf(text: string): Minute | undefined {
  const time = readTime(text, { canEndDay: true })
  return time === undefined ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The time of a minute, `HH:mm`; the end of the day is `24:00`. */
export function clockOf(minute: Minute): TimeOnly {
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0')
  return `${two(minute / 60)}:${two(minute % 60)}`
}

/** The multiple of a step nearest to a minute. @param step - in minutes, above 0 */
export const snapMinute = (minute: Minute, step: number): Minute => Math.round(minute / step) * step

/**
 * The next multiple of a step after a minute, or the one before it: 18:07 steps to 18:15, and back to 18:00.
 *
 * @param steps - whole; below 0 goes back
 */
export function stepMinute(minute: Minute, steps: number, step: number): Minute {
  const from = steps > 0 ? Math.floor(minute / step) : Math.ceil(minute / step)
  return (from + steps) * step
}

/**
 * The minute at a place of an axis that shows one day.
 *
 * @param offset - pixels from its beginning; beyond its ends it gives minutes beyond the day's
 * @param size - the axis's own, in pixels
 */
export const minuteAt = (offset: number, size: number): number =>
  size > 0 ? (offset / size) * DAY_MINUTES : 0

/** Where a minute stands on an axis that shows one day: 0 to 1. */
export const shareOf = (minute: Minute): number => minute / DAY_MINUTES
