import { cardIdOf } from '../tags/index.ts'
import type { PickerUser } from './picker.ts'

/** Who is asked for by what somebody typed or pasted (jobs: One box), and how that is found. */
export type PersonQuery =
  /** A whole CPF: only the complete list knows documents. */
  | { readonly by: 'document'; readonly query: string }
  /** A name, or an e-mail: the call finds both. */
  | { readonly by: 'text'; readonly query: string }

const CPF = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/
/** Shorter names fit too many to be worth a call. */
const LEAST = 3

/**
 * What a text asks of people: 11 digits a CPF, an `@` an e-mail, a text without digits a name. The number of a card, a
 * station's id and anything else with digits is another search's.
 */
export function personQueryOf(text: string): PersonQuery | undefined {
  const query = text.trim()
  if (CPF.test(query)) return { by: 'document', query: query.replaceAll(/\D/g, '') }
  if (query.includes('@')) return query.length > LEAST ? { by: 'text', query } : undefined
  if (query.length < LEAST || /\d/.test(query) || cardIdOf(query) !== undefined) return undefined
  return { by: 'text', query }
}

/** A person that was found, and in which of the two lists. */
export interface FoundPerson {
  readonly user: PickerUser
  readonly isActive: boolean
}

/**
 * Who was found among the active and the inactive, each once, the active first. Where not all fit, half of the places are
 * kept for the inactive: who is looked for may be one of them.
 */
export function mergePeople(
  active: readonly PickerUser[],
  inactive: readonly PickerUser[],
  limit: number,
): readonly FoundPerson[] {
  const known = new Set(active.map(({ pk }) => pk))
  const others = inactive.filter(({ pk }) => !known.has(pk))
  const kept = Math.max(limit - others.length, Math.ceil(limit / 2))
  return [
    ...active.slice(0, kept).map((user) => ({ user, isActive: true })),
    ...others.map((user) => ({ user, isActive: false })),
  ].slice(0, limit)
}
