import {
  ADDRESS_PARTS,
  type Address,
  type AddressPart,
  type AddressTexts,
  cepDigits,
  hasCep,
  NO_ADDRESS,
  zipText,
} from './address.ts'
import type { CepAnswer } from './cep.ts'
import { roundCoordinate } from './coordinates.ts'

/** A point as a form holds it: each number may be missing. Degrees. */
export interface LoosePoint {
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

/** Who set the point: geocoding moves only what it set itself, or what is missing. */
export type PointOrigin = 'none' | 'loaded' | 'group' | 'geocode' | 'hand'

/** How the look-up of a zip code stands. */
export interface ZipLookup {
  readonly state: 'idle' | 'looking' | 'notFound' | 'failed'
  /** The 8 digits that are or were looked up; '' while idle. */
  readonly digits: string
}

const IDLE: ZipLookup = { state: 'idle', digits: '' }

/** An address in a form, with its point on the map. Plain data; every change gives a new one. */
export interface AddressBlock extends LoosePoint {
  readonly texts: AddressTexts
  /** Fixed by the tenant, or as it was loaded (STF-068). */
  readonly country: string
  /** The texts as they were loaded, looked up or copied last: what a machine gave decides what is open. */
  readonly given: AddressTexts | undefined
  readonly lookup: ZipLookup
  readonly pointOrigin: PointOrigin
  /** What stood here before the first group was copied over it (STF-053). */
  readonly beforeGroup: AddressBlock | undefined
}

/** The block of a loaded address, or of none. @param country the tenant's, where none was loaded */
export function blockOf(address: Address | undefined, point: LoosePoint, country: string): AddressBlock {
  const { latitude, longitude } = point
  return {
    texts: address?.texts ?? NO_ADDRESS,
    country: address?.country ?? country,
    given: address?.texts,
    lookup: IDLE,
    latitude,
    longitude,
    pointOrigin: latitude === undefined && longitude === undefined ? 'none' : 'loaded',
    beforeGroup: undefined,
  }
}

/** The block after somebody typed or pasted into a text. A whole Brazilian zip code starts a look-up (STF-069). */
export function typeAddress(block: AddressBlock, part: AddressPart, text: string): AddressBlock {
  if (part !== 'zip') return { ...block, texts: { ...block.texts, [part]: text } }
  const zip = zipText(text, block.country)
  if (zip === block.texts.zip && block.lookup.state !== 'failed') return block
  const digits = hasCep(block.country) ? cepDigits(zip) : undefined
  const lookup: ZipLookup = digits === undefined ? IDLE : { state: 'looking', digits }
  return { ...block, texts: { ...block.texts, zip }, lookup }
}

/** Asks again after a look-up that failed; any other block stays as it is. */
export function retryLookup(block: AddressBlock): AddressBlock {
  return block.lookup.state === 'failed' ? { ...block, lookup: { ...block.lookup, state: 'looking' } } : block
}

/**
 * The block after a look-up's answer. Only an answer clears street, number, city, state and coordinates; one for a zip
 * code that is no longer there changes nothing, and without an answer the previous address stays (STF-069, STF-071).
 */
export function answerLookup(block: AddressBlock, digits: string, answer: CepAnswer): AddressBlock {
  if (block.lookup.state !== 'looking' || block.lookup.digits !== digits) return block
  if (answer.kind !== 'found') return { ...block, lookup: { state: answer.kind, digits } }
  const texts = { ...NO_ADDRESS, ...answer.address, zip: block.texts.zip }
  return {
    ...block,
    texts,
    given: texts,
    lookup: IDLE,
    latitude: undefined,
    longitude: undefined,
    pointOrigin: 'none',
  }
}

/** The block after somebody typed a coordinate. */
export function typeCoordinate(
  block: AddressBlock,
  which: 'latitude' | 'longitude',
  degrees: number | undefined,
): AddressBlock {
  return { ...block, [which]: degrees, pointOrigin: 'hand' }
}

/** The block after a click on the map or a dragged pin: only the coordinates change (STF-059). */
export function pickPoint(block: AddressBlock, latitude: number, longitude: number): AddressBlock {
  return {
    ...block,
    latitude: roundCoordinate('latitude', latitude),
    longitude: roundCoordinate('longitude', longitude),
    pointOrigin: 'hand',
  }
}

/** What a geocoder is asked (STF-074). */
export type GeocodeQuestion = Omit<AddressTexts, 'zip'>

/**
 * The question to put to the geocoder: all four texts are filled, and no point stands that was loaded, copied or set by
 * hand. undefined: nothing to ask.
 */
export function geocodeQuestion(block: AddressBlock): GeocodeQuestion | undefined {
  const isOpen = block.pointOrigin === 'none' || block.pointOrigin === 'geocode'
  const { zip: _zip, ...question } = block.texts
  const isFilled = Object.values(question).every((text) => text.trim() !== '')
  return isOpen && isFilled && block.lookup.state !== 'looking' ? question : undefined
}

/** The block after a geocoder's answer; a late one, for another address or after a point was set by hand, changes nothing. */
export function answerGeocode(
  block: AddressBlock,
  question: GeocodeQuestion,
  points: readonly { readonly lat: number; readonly lng: number }[],
): AddressBlock {
  const now = geocodeQuestion(block)
  const isSame =
    now !== undefined && ADDRESS_PARTS.every((part) => part === 'zip' || now[part] === question[part])
  const [best] = points
  if (!isSame || !best || !Number.isFinite(best.lat) || !Number.isFinite(best.lng)) return block
  return { ...pickPoint(block, best.lat, best.lng), pointOrigin: 'geocode' }
}

/** An address and a point that can be copied into a station. */
export interface CopySource extends LoosePoint {
  readonly address: Address | undefined
}

/** Whether a group's address can be copied: every text and both coordinates are there (STF-052). */
export function isFullAddress(source: CopySource): boolean {
  const { address, latitude, longitude } = source
  if (!address || latitude === undefined || longitude === undefined) return false
  return ADDRESS_PARTS.every((part) => address.texts[part].trim() !== '')
}

/**
 * The block after a group was picked (STF-052): its full address and point stand in the block, whose own are remembered
 * as they stood before the first copy, typed values included. A group without a full address copies nothing.
 */
export function copyAddress(block: AddressBlock, source: CopySource): AddressBlock {
  if (!source.address || !isFullAddress(source)) return block
  const { texts } = source.address
  return {
    ...block,
    texts,
    given: texts,
    lookup: IDLE,
    latitude: source.latitude,
    longitude: source.longitude,
    pointOrigin: 'group',
    beforeGroup: block.beforeGroup ?? block,
  }
}

/** The block after 'Unspecified' was picked: what stood there before the first copy, if anything was copied (STF-053). */
export function restoreAddress(block: AddressBlock): AddressBlock {
  const before = block.beforeGroup
  if (!before) return block
  // A look-up that was under way when the group was picked has been answered to nobody.
  const lookup: ZipLookup =
    before.lookup.state === 'looking' ? { ...before.lookup, state: 'failed' } : before.lookup
  return { ...before, lookup }
}
