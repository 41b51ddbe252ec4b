import { ADDRESS_LIMITS, type AddressPart, hasCep } from './address.ts'
import type { AddressBlock } from './block.ts'
import { isManual } from './cep.ts'

/** The texts that are locked without `/stations/allow_edit_address`; zip code, number and coordinates never are. */
const LOCKABLE: readonly AddressPart[] = ['street', 'city', 'state']

/**
 * Whether a text of a station's address is open for typing (STF-072, STF-073): always with the permission, and outside
 * Brazil, which has no look-up; else where what was loaded, looked up or copied is missing or longer than its limit.
 * A street that is absent or 'N/A' opens all three, and what was typed into an open text keeps it open.
 */
export function isAddressOpen(block: AddressBlock, part: AddressPart, canEditAddress: boolean): boolean {
  if (canEditAddress || !LOCKABLE.includes(part) || !hasCep(block.country)) return true
  const { given, texts } = block
  // What a hand has changed stays open: it may have been open for a reason that the typing itself has ended.
  if (texts[part] !== (given?.[part] ?? '')) return true
  if (!given) return false
  if (isManual(given.street)) return true
  return given[part].trim() === '' || given[part].length > ADDRESS_LIMITS[part]
}
