import { formatUtcText } from './format.ts'
import { localMs } from './wall.ts'
import { type EpochMs, MINUTE_MS, SECOND_MS, type ZoneId } from './zone.ts'

/** A time of a day, `HH:mm` or `HH:mm:ss`. */
export type TimeOnly = string

/** What a time field accepts. */
export interface TimeRules {
  /** `HH:mm:ss` instead of `HH:mm`. Default: false. */
  readonly hasSeconds?: boolean
  /** Whether `24:00` may be typed for the end of a day (charging profiles). Default: false. */
  readonly canEndDay?: boolean
}

const COLONS = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})(?:\s*[:m.]\s*(\d{2}))?)?\s*[hms]?$/i
const DIGITS = /^(\d{1,2}?)(\d{2})(\d{2})?$/
const DAY_SECONDS = 86_400

/**
 * Reads a typed time: `8`, `8:30`, `8h30`, `830`, `0830`, `08:30:15`, `083015`. Seconds other than 00 are read only
 * where the field has seconds.
 * @returns `HH:mm`, or `HH:mm:ss` with seconds; undefined for anything that is not a time of day.
 */
export function readTime(
  text: string,
  { hasSeconds = false, canEndDay = false }: TimeRules = {},
): TimeOnly | undefined {
  const trimmed = text.trim()
  const match = COLONS.exec(trimmed) ?? DIGITS.exec(trimmed)
  if (!match) return undefined
  const [hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const isEnd = hour === 24 && minute === 0 && second === 0
  if (minute > 59 || second > 59 || (hour > 23 && !(isEnd && canEndDay))) return undefined
  if (second > 0 && !hasSeconds) return undefined
  return writeTime(hour * 3600 + minute * 60 + second, hasSeconds)
}

/** The time of day that a zone's clock shows at an instant, `HH:mm:ss`; an empty text for an invalid instant. */
export function toTimeOnly(ms: EpochMs, zone: ZoneId): TimeOnly {
  return formatUtcText(localMs(ms, zone)).slice(11)
}

/**
 * A time some steps later (or earlier), round the clock: a minute before 00:00 is 23:59. Undefined if the text is not a
 * time.
 */
export function stepTime(
  time: TimeOnly,
  unit: 'hour' | 'minute' | 'second',
  steps: number,
): TimeOnly | undefined {
  const read = readTime(time, { hasSeconds: true })
  if (read === undefined) return undefined
  const [hour = 0, minute = 0, second = 0] = read.split(':').map(Number)
  const size = unit === 'hour' ? 60 * MINUTE_MS : unit === 'minute' ? MINUTE_MS : SECOND_MS
  const seconds = hour * 3600 + minute * 60 + second + (size / SECOND_MS) * Math.trunc(steps)
  return writeTime(((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS, time.length > 5)
}

function writeTime(seconds: number, hasSeconds: boolean): TimeOnly {
  const two = (n: number): string => String(Math.trunc(n)).padStart(2, '0')
  const minutes = `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}`
  return hasSeconds ? `${minutes}:${two(seconds % 60)}` : minutes
}
