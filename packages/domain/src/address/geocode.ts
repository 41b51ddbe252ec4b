import { looseNumber, type Read, readList, z } from '../wire/index.ts'

/** A point that a geocoder offers. Degrees. */
export interface GeocodedPoint {
  readonly lat: number
  readonly lng: number
}

const pointWire = z.pipe(
  z.object({ lat: looseNumber, lng: looseNumber, lon: looseNumber }),
  z.transform(({ lat, lng, lon }, context): GeocodedPoint => {
    const longitude = lng ?? lon
    if (lat !== undefined && longitude !== undefined && Math.abs(lat) <= 90 && Math.abs(longitude) <= 180)
      return { lat, lng: longitude }
    context.issues.push({ code: 'custom', message: 'no point', input: lat })
    return z.NEVER
  }),
)

/** Reads a geocoder's answer, best point first: a list of `{lat, lng}` or `{lat, lon}`, numbers or texts (STF-074). */
export const readGeocoded = (body: unknown): Read<readonly GeocodedPoint[]> | undefined =>
  readList(pointWire, body, 'points')
