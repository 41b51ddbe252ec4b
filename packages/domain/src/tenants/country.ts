import { isZone, type ZoneId } from '../time/index.ts'

/** The countries that a tenant may stand in (THM-007). */
export const COUNTRIES = ['BR', 'CO', 'EC', 'UY'] as const
export type Country = (typeof COUNTRIES)[number]

/** A point on the earth, degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

interface CountryFacts {
  readonly locale: string
  readonly timeZone: ZoneId
  readonly centre: LatLng
}

const FACTS: Record<Country, CountryFacts> = {
  BR: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', centre: { lat: -23.5505, lng: -46.6333 } },
  CO: { locale: 'es-CO', timeZone: 'America/Bogota', centre: { lat: 4.711, lng: -74.0721 } },
  EC: { locale: 'es-EC', timeZone: 'America/Guayaquil', centre: { lat: -0.1807, lng: -78.4678 } },
  UY: { locale: 'es-UY', timeZone: 'America/Montevideo', centre: { lat: -34.9011, lng: -56.1645 } },
}

/** The locale that writes digits, money and the order of dates, whatever the language of the words (THM-019). */
export function localeOf(country: Country): string {
  return FACTS[country].locale
}

/** The tenant's own time zone, else its country's; an own one that no runtime knows is ignored. */
export function timeZoneOf(country: Country, own?: string): ZoneId {
  return isZone(own) ? own : FACTS[country].timeZone
}

/** Where the map opens (HOM-019): the tenant's own centre, else its country's; BR is São Paulo. */
export function mapCentreOf(country: Country, own?: LatLng): LatLng {
  const isReal = own !== undefined && Math.abs(own.lat) <= 90 && Math.abs(own.lng) <= 180
  return isReal ? own : FACTS[country].centre
}
