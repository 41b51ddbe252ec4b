import { instantOf, wallMs } from './wall.ts'
import { type EpochMs, HOUR_MS, isZone, MINUTE_MS, type ZoneId } from './zone.ts'

const YEAR_FIRST =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/i
const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4})[ T](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?$/
const LONGEST = 40

/** How `parseInstant` reads a text without a zone. */
export interface InstantOptions {
  /** `utc`, or the zone or the hours east of UTC of the clock that wrote the text. */
  readonly zoneless: 'utc' | ZoneId | { readonly hoursEast: number }
}

/**
 * Reads every date-time form of the wire: ISO with a zone, `YYYY-MM-DD HH:mm:ss` and `DD/MM/YYYY HH:mm:ss`
 * (seconds and fractions optional). The field's rule says how a text without a zone is read.
 * Undefined for everything else, also for dates that do not exist. Never throws.
 */
export function parseInstant(text: unknown, options: InstantOptions): EpochMs | undefined {
  const read = readText(text)
  if (read === undefined) return undefined
  if (read.offsetMinutes !== undefined) return read.wall - read.offsetMinutes * MINUTE_MS
  if (options.zoneless === 'utc') return read.wall
  if (typeof options.zoneless === 'object') return read.wall - options.zoneless.hoursEast * HOUR_MS
  return isZone(options.zoneless) ? instantOf(read.wall, options.zoneless) : undefined
}

/** `DD/MM/YYYY HH:mm:ss`, written by the clock of `zone`; undefined for any other form. */
export function parseLocalText(text: unknown, zone: ZoneId): EpochMs | undefined {
  const read = readText(text)
  return read?.form === 'day-first' && isZone(zone) ? instantOf(read.wall, zone) : undefined
}

interface ReadText {
  readonly form: 'year-first' | 'day-first'
  readonly wall: number
  readonly offsetMinutes: number | undefined
}

function readText(text: unknown): ReadText | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  const trimmed = text.trim()
  const iso = YEAR_FIRST.exec(trimmed)
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction, zone] = iso
    const offsetMinutes = zone === undefined ? undefined : offsetOf(zone)
    if (Number.isNaN(offsetMinutes)) return undefined
    return readParts('year-first', [year, month, day, hour, minute, second], fraction, offsetMinutes)
  }
  const local = DAY_FIRST.exec(trimmed)
  if (!local) return undefined
  const [, day, month, year, hour, minute, second, fraction] = local
  return readParts('day-first', [year, month, day, hour, minute, second], fraction, undefined)
}

function readParts(
  form: ReadText['form'],
  parts: readonly (string | undefined)[],
  fraction: string | undefined,
  offsetMinutes: number | undefined,
): ReadText | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const millisecond = fraction === undefined ? 0 : Number(fraction.padEnd(3, '0').slice(0, 3))
  const wall = wallMs({ year, month, day, hour, minute, second, millisecond })
  return wall === undefined ? undefined : { form, wall, offsetMinutes }
}

/** Minutes east of UTC of `Z` (no digits: 0), `+03`, `+0300` or `+03:00`; NaN past 18 hours. */
function offsetOf(zone: string): number {
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || 0)
  if (hours > 18 || minutes > 59) return Number.NaN
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
