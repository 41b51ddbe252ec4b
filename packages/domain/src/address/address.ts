import { MASKS } from '../text/index.ts'
import { isJsonObject, type JsonObject, looseKeyNumber, looseText, z } from '../wire/index.ts'

/** The texts of an address, in the order in which forms show them (STF-058). */
export const ADDRESS_PARTS = ['zip', 'street', 'houseNumber', 'city', 'state'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]
/** The texts of an address; an absent one is ''. */
export type AddressTexts = Readonly<Record<AddressPart, string>>

/** An address without a word. */
export const NO_ADDRESS: AddressTexts = { zip: '', street: '', houseNumber: '', city: '', state: '' }
/** Most characters of each text (STF-067, GRP-021); the zip code's is that of its mask (STF-066). */
export const ADDRESS_LIMITS: Readonly<Record<AddressPart, number>> = {
  zip: 9,
  street: 30,
  houseNumber: 5,
  city: 25,
  state: 25,
}

/** An address as it was loaded. */
export interface Address {
  /** The wire's addressPk. */
  readonly pk: number | undefined
  readonly texts: AddressTexts
  /** `BR`, `CO`, `EC`, `UY`, or another one raw. */
  readonly country: string | undefined
  /** What no form shows (complement, district …), sent back as it came. */
  readonly hidden: JsonObject
}

const addressFields = z.object({
  addressPk: looseKeyNumber,
  street: looseText,
  houseNumber: looseText,
  zipCode: looseText,
  city: looseText,
  state: looseText,
  country: looseText,
})

// `empty` and `incomplete` are the server's own sums over the other fields: sent back, they would contradict an edit.
const HIDDEN = ['complement', 'district', 'cityNumber', 'block', 'apartment'] as const

/** Reads a `StationAddress`; undefined where there is none. Never throws (STF-021). */
export function readAddress(value: unknown): Address | undefined {
  const read = isJsonObject(value) ? addressFields.safeParse(value) : undefined
  if (!read?.success || !isJsonObject(value)) return undefined
  const { addressPk: pk, street = '', houseNumber = '', zipCode = '', city = '', state = '' } = read.data
  const hidden = HIDDEN.flatMap((name) => {
    const text = Object.hasOwn(value, name) ? value[name] : undefined
    return typeof text === 'string' ? [[name, text] as const] : []
  })
  const country = read.data.country
  return {
    pk,
    texts: { zip: zipText(zipCode, country ?? ''), street, houseNumber, city, state },
    country,
    hidden: Object.fromEntries(hidden),
  }
}

/** Whether zip codes have the mask 00000-000 and a look-up: in Brazil (STF-066). */
export function hasCep(country: string): boolean {
  return country === 'BR'
}

/** A zip code as it is shown and sent: 00000-000 in Brazil, free text elsewhere. */
export function zipText(text: string, country: string): string {
  const trimmed = text.trim()
  if (!hasCep(country)) return trimmed
  const digits = MASKS.cep.clean(trimmed)
  // Whatever holds no zip code at all is kept raw: the screen marks it, nothing is lost.
  return digits === '' ? trimmed : MASKS.cep.format(digits)
}

/** The 8 digits of a whole Brazilian zip code; undefined for anything else (STF-070). */
export function cepDigits(zip: string): string | undefined {
  const digits = MASKS.cep.clean(zip)
  return MASKS.cep.isComplete(digits) ? digits : undefined
}

/** The wire's `StationAddress` as it is sent. */
export interface AddressWire extends JsonObject {
  readonly addressPk: number | null
  readonly street: string | null
  readonly houseNumber: string | null
  readonly zipCode: string | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string
}

/**
 * An address to send: the texts of the form over what was loaded. null where there is neither a text nor a loaded record.
 *
 * @param country used where none was loaded: the tenant's (STF-026, STF-068).
 */
export function toAddressWire(
  texts: AddressTexts,
  loaded: Address | undefined,
  country: string,
): AddressWire | null {
  const text = (part: AddressPart): string | null => (texts[part].trim() === '' ? null : texts[part].trim())
  const isEmpty = ADDRESS_PARTS.every((part) => text(part) === null)
  if (isEmpty && loaded?.pk === undefined) return null
  return {
    ...loaded?.hidden,
    addressPk: loaded?.pk ?? null,
    street: text('street'),
    houseNumber: text('houseNumber'),
    zipCode: text('zip'),
    city: text('city'),
    state: text('state'),
    country: loaded?.country ?? country,
  }
}
