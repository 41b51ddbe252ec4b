import type { CallEnd } from '../session/index.ts'
import { isJsonObject, ownField } from '../wire/index.ts'
import { type AddressTexts, readAddress } from './address.ts'

/** What a zip look-up told. `failed`: no answer, or one that says nothing about the zip code. */
export type CepAnswer =
  | { readonly kind: 'found'; readonly address: Pick<AddressTexts, 'street' | 'city' | 'state'> }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }

/**
 * Reads the answer of `users_data/ceps/{zip}` (STF-070): a 404, null and a null address are not found (STF-071); a street that
 * is absent or 'N/A' comes out empty, which opens the address for manual entry (STF-072).
 */
export function readCep(end: CallEnd, body: unknown): CepAnswer {
  if (end === 404) return { kind: 'notFound' }
  if (typeof end !== 'number' || end < 200 || end > 299) return { kind: 'failed' }
  if (body === null) return { kind: 'notFound' }
  if (!isJsonObject(body)) return { kind: 'failed' }
  const form = Object.hasOwn(body, 'addressForm') ? ownField(body, 'addressForm') : body
  if (form === null) return { kind: 'notFound' }
  const address = readAddress(form)
  if (!address) return { kind: 'failed' }
  const { street, city, state } = address.texts
  return { kind: 'found', address: { street: isManual(street) ? '' : street, city, state } }
}

/** Whether a street means manual entry: absent or 'N/A' (STF-072). */
export function isManual(street: string): boolean {
  return street.trim() === '' || street.trim().toUpperCase() === 'N/A'
}
