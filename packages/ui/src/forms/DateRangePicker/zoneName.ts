import type { EpochMs, ZoneId } from '@corrente/domain/time'

export interface ZoneName {
  /** In words: 'Horário de Brasília'. */
  name: string
  /** Its offset at the instant: 'GMT-3'. */
  offset: string
}

/** How people call a zone, in a language, and its offset at an instant (a zone with summer time has two). */
export function zoneName(zone: ZoneId, at: EpochMs, language: string): ZoneName {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset', locale: string): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return { name: part('longGeneric', language), offset: part('shortOffset', 'en') }
}
