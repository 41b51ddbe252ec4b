import { localMs } from './wall.ts'
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS, type ZoneId } from './zone.ts'

/** The two orders in which notification times are shown: the home list's and the alerts page's (FMT-007, FMT-008). */
export const TIMESTAMP_FORMS = ['DD/MM/YY HH:mm', 'DD/MM/YYYY HH:mm'] as const
export type TimestampForm = (typeof TIMESTAMP_FORMS)[number]

const two = (n: number) => String(n).padStart(2, '0')
const four = (n: number) => String(n).padStart(4, '0')

/**
 * An instant as the charge-point API receives it: `YYYY-MM-DD HH:mm:ss` in UTC; an empty text for an invalid instant.
 */
export function formatUtcText(ms: EpochMs): string {
  if (!isInstant(ms)) return ''
  const date = new Date(ms)
  const day = `${four(date.getUTCFullYear())}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
}

/** An instant in a zone's local time, in one of the two documented orders; '-' for an invalid instant. */
export function formatTimestamp(ms: EpochMs | undefined, form: TimestampForm, zone: ZoneId): string {
  if (ms === undefined || !isInstant(ms)) return '-'
  const date = new Date(localMs(ms, zone))
  const year = date.getUTCFullYear()
  const shownYear = form === 'DD/MM/YY HH:mm' ? two(year % 100) : four(year)
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${shownYear}`
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

/** How long ago something was, in the largest unit that fits. The widget adds the words. */
export interface Age {
  readonly unit: 'second' | 'minute' | 'hour' | 'day'
  /** Whole units, rounded down, at least 0. */
  readonly value: number
}

/** The age of an instant. An instant in the future (a skewed clock) is 0 seconds old, never negative (R17). */
export function ageOf(at: EpochMs, now: EpochMs): Age {
  const ms = Math.max(0, now - at)
  if (!(ms >= MINUTE_MS))
    return { unit: 'second', value: Number.isFinite(ms) ? Math.floor(ms / SECOND_MS) : 0 }
  if (ms < HOUR_MS) return { unit: 'minute', value: Math.floor(ms / MINUTE_MS) }
  if (ms < DAY_MS) return { unit: 'hour', value: Math.floor(ms / HOUR_MS) }
  return { unit: 'day', value: Math.floor(ms / DAY_MS) }
}

/** Whether a number is an instant in a year of four digits. Where `Date` has no instant, the year is NaN. */
export function isInstant(ms: EpochMs): boolean {
  const year = new Date(ms).getUTCFullYear()
  return year >= 1 && year <= 9998
}
