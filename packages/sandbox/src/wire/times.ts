import type { EpochMs } from '../clock/clock.ts'

const HOUR_MS = 3_600_000

/** `YYYY-MM-DD HH:mm:ss` in UTC, as the charge-point API writes times; cut to the second. */
export const utcText = (at: EpochMs): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** The same form in the caller's local time. @param offsetHours hours east of UTC */
export const localText = (at: EpochMs, offsetHours: number): string => utcText(at + offsetHours * HOUR_MS)

/** ISO 8601 with zone. */
export const isoText = (at: EpochMs): string => new Date(at).toISOString()

/** The instant of a `YYYY-MM-DD HH:mm:ss` in UTC; `undefined` when it is no such text or no such day. */
export const readUtcText = (text: string): EpochMs | undefined => {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined
  const at = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(at) || utcText(at) !== text ? undefined : at
}
