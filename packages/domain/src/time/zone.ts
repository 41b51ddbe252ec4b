import { tzOffset } from '@date-fns/tz'

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = number
/** An IANA time zone name, such as `America/Sao_Paulo`. */
export type ZoneId = string

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const knownZones = new Map<string, boolean>()

/** Whether the runtime knows this time zone. Never throws. */
export function isZone(zone: unknown): zone is ZoneId {
  if (typeof zone !== 'string' || zone.length > 64) return false
  let known = knownZones.get(zone)
  if (known === undefined) {
    known = canFormat(zone)
    // Bounded: the name may come from a tenant's file or from storage.
    if (knownZones.size < 1000) knownZones.set(zone, known)
  }
  return known
}

function canFormat(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Milliseconds by which a zone is ahead of UTC at an instant; an unknown zone counts as UTC. */
export function offsetMs(ms: EpochMs, zone: ZoneId): number {
  if (!Number.isFinite(ms) || !isZone(zone)) return 0
  const minutes = tzOffset(zone, new Date(ms))
  return Number.isFinite(minutes) ? Math.round(minutes * MINUTE_MS) : 0
}

/** Hours that a zone is east of UTC at an instant, decimals allowed: -3 for Brasília, 5.5 for Kolkata (API-008). */
export function offsetHours(ms: EpochMs, zone: ZoneId): number {
  return offsetMs(ms, zone) / HOUR_MS
}

/** January and July of a year far enough ahead for the rules that hold from now on. */
const SEASONS = [Date.UTC(2035, 0, 15, 12), Date.UTC(2035, 6, 15, 12)]

/** Minutes that a zone's standard time is east of UTC, whatever the season: -180 for Brasília, 330 for Kolkata (DPR-015). */
export function standardOffset(zone: ZoneId): number {
  return Math.min(...SEASONS.map((ms) => offsetMs(ms, zone))) / MINUTE_MS
}

/** Minutes by which the clocks of one zone are ahead of another's at an instant; 0 where they show the same time. */
export const zoneGap = (own: ZoneId, other: ZoneId, now: EpochMs): number =>
  (offsetMs(now, own) - offsetMs(now, other)) / MINUTE_MS

/** A zone's offset as the end of a file's name: `utc-03`, `utc+05h30` (decisions: Files). */
export function zoneSuffix(zone: ZoneId, now: EpochMs): string {
  const hours = offsetHours(now, zone)
  const minutes = Math.round(Math.abs(hours) * 60)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = minutes % 60 === 0 ? '' : `h${two(minutes % 60)}`
  return `utc${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${rest}`
}
