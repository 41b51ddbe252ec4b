import { type EpochMs, MINUTE_MS, offsetMs, standardOffset, type ZoneId } from '../time/index.ts'

/** A moment by the clock of the tariffs. */
export interface LocalMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes from midnight. */
  readonly minute: number
}

/** A moment in a zone at its standard offset, whatever the season (decisions: Pricing). */
export function localMoment(at: EpochMs, zone: ZoneId): LocalMoment {
  const shifted = new Date(at + standardOffset(zone) * MINUTE_MS)
  return {
    date: shifted.toISOString().slice(0, 10),
    minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

/**
 * How a zone's offset is written: `UTC−3`, `UTC+5:30`, `UTC`.
 *
 * @param at - the moment of a clock on the wall; without it the standard offset, by which tariffs count
 */
export function offsetName(zone: ZoneId, at?: EpochMs): string {
  const offset = at === undefined ? standardOffset(zone) : offsetMs(at, zone) / MINUTE_MS
  if (offset === 0) return 'UTC'
  const minutes = Math.abs(offset) % 60
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(Math.abs(offset) / 60)}${rest}`
}

/** What stands in a zone's name for "without summer time", and nobody says: tariffs count by no other. */
const STANDARD = / Padrão| Standard| (?:estándar|padrão)/i

/** A moment of today's names: zones had others. */
const NAMED_AT = Date.UTC(2026, 0, 1)

/** How people call a zone, with its offset: 'Horário de Brasília (UTC−3)'. By the language of who reads. */
export function zoneTitle(zone: ZoneId, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(NAMED_AT)
    .find(({ type }) => type === 'timeZoneName')?.value
  const said = (name ?? zone).replace(STANDARD, '')
  const offset = offsetName(zone)
  // A zone without a name is called by its offset alone.
  if (/^(GMT|UTC)/.test(said)) return offset
  return `${said.charAt(0).toLocaleUpperCase(locale)}${said.slice(1)} (${offset})`
}
