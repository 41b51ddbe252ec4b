import { ADDRESS_LIMITS, ADDRESS_PARTS, type AddressPart, cepDigits, hasCep } from './address.ts'
import type { AddressBlock } from './block.ts'
import { COORDINATES, type Coordinate, isCoordinate } from './coordinates.ts'

/** A field of an address block. */
export type AddressField = AddressPart | Coordinate
/** Every field of an address block, in the form's order. */
export const ADDRESS_FIELDS: readonly AddressField[] = [...ADDRESS_PARTS, ...COORDINATES]

/** What can be wrong with a field of an address; each form has its own words for it. */
export type AddressProblem = 'missing' | 'tooLong' | 'outOfRange' | 'zipIncomplete' | 'zipNotFound'

/** What an address is held against. */
export interface AddressRules {
  /** Texts that must be filled. */
  readonly required: ReadonlySet<AddressField>
  /** Whether a field's rules hold at all: where it can be edited or was changed. */
  readonly holds: (field: AddressField) => boolean
}

/** What is wrong with an address block, by field; empty when it may be sent. */
export function checkAddress(
  block: AddressBlock,
  { required, holds }: AddressRules,
): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  for (const part of ADDRESS_PARTS) {
    const problem = holds(part) ? textProblem(block, part, required.has(part)) : undefined
    if (problem) problems[part] = problem
  }
  for (const which of COORDINATES) {
    const degrees = block[which]
    if (!holds(which)) continue
    if (degrees === undefined) {
      if (required.has(which)) problems[which] = 'missing'
    } else if (!isCoordinate(which, degrees)) problems[which] = 'outOfRange'
  }
  return problems
}

function textProblem(
  block: AddressBlock,
  part: AddressPart,
  isRequired: boolean,
): AddressProblem | undefined {
  const text = block.texts[part].trim()
  if (text === '') return isRequired ? 'missing' : undefined
  if (part === 'zip' && block.lookup.state === 'notFound') return 'zipNotFound'
  if (part === 'zip' && hasCep(block.country) && cepDigits(text) === undefined) return 'zipIncomplete'
  return text.length > ADDRESS_LIMITS[part] ? 'tooLong' : undefined
}
