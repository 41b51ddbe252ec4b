import { type GeocodedPoint, type GeocodeQuestion, readGeocoded } from '@corrente/domain/address'
import { safeJsonParse } from '@corrente/domain/wire'
import ky from 'ky'
import { readText } from './body.ts'
import type { Outcome } from './outcome.ts'

/** Turns an address into points, best first; throws nothing but the caller's own abort (STF-074). */
export type Geocode = (
  question: GeocodeQuestion,
  signal: AbortSignal,
) => Promise<Outcome<readonly GeocodedPoint[]>>

const TIMEOUT_MS = 8000
const MAX_BYTES = 256 * 1024

/**
 * The adapter to a deployment's geocoder. It is nobody's back end: it gets the address alone, neither key nor token, and
 * no cookie or referrer.
 *
 * @param address absolute, or relative to the page's own origin.
 */
export function createGeocoder(address: string, fetch?: typeof globalThis.fetch): Geocode {
  return async ({ street, houseNumber, city, state }, signal) => {
    const deadline = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const response = await ky.get(address, {
        searchParams: { street, number: houseNumber, city, state },
        signal: AbortSignal.any([signal, deadline]),
        timeout: false,
        retry: 0,
        throwHttpErrors: false,
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        ...(fetch ? { fetch } : {}),
      })
      const { status, ok } = response
      const body = await readText(response, MAX_BYTES)
      signal.throwIfAborted()
      if (!ok) return { kind: 'refused', status, body: undefined }
      const data = 'failure' in body ? undefined : readGeocoded(safeJsonParse(body.text))
      return data ? { kind: 'done', data, unreadRows: 0 } : { kind: 'unreadable', status }
    } catch {
      signal.throwIfAborted()
      return { kind: 'unreachable', reason: deadline.aborted ? 'timeout' : 'network' }
    }
  }
}
