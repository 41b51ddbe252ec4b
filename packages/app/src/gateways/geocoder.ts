import { type GeocodedPoint, type GeocodeQuestion, readGeocoded } from '@corrente/domain/address'
import { safeJsonParse } from '@corrente/domain/wire'
import ky from 'ky'
import { exchange } from './exchange.ts'
import type { Outcome } from './outcome.ts'

/** Turns an address into points, best first; throws only the caller's own abort (STF-074). */
export type Geocode = (
  question: GeocodeQuestion,
  signal: AbortSignal,
) => Promise<Outcome<readonly GeocodedPoint[]>>

const TIMEOUT_MS = 8000
const MAX_BYTES = 256 * 1024

/**
 * The adapter to a deployment's geocoder. It is not one of our back ends: it gets only the address, without key, token,
 * cookie or referrer.
 *
 * @param address absolute, or relative to the page's own origin.
 */
export function createGeocoder(address: string, fetch = globalThis.fetch): Geocode {
  const client = ky.create({
    retry: 0,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  })
  return async ({ street, houseNumber, city, state }, signal) => {
    const { status, text, silence } = await exchange(client, address, {
      searchParams: { street, number: houseNumber, city, state },
      send: fetch,
      signal,
      timeout: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    })
    if (silence !== undefined) return { kind: 'unreachable', reason: silence }
    if (status < 200 || status >= 300) return { kind: 'refused', status, body: undefined }
    const read = text === undefined ? undefined : readGeocoded(safeJsonParse(text))
    return read ? { kind: 'done', data: read.data, unreadRows: read.unread } : { kind: 'unreadable', status }
  }
}
