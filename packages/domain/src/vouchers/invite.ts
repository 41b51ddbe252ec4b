import { isEmail } from '../session/index.ts'
import { guestsOf, type Voucher } from './voucher.ts'

/** Somebody who may be invited. */
export interface Invitable {
  readonly pk: number
  readonly email: string | undefined
}

/** What became of each pasted e-mail. */
export interface InviteMatch<Person extends Invitable = Invitable> {
  /** Found, and not a guest yet. */
  readonly found: readonly Person[]
  /** Guests already. */
  readonly already: readonly Person[]
  /** E-mails that nobody on offer has, as they were pasted. */
  readonly notFound: readonly string[]
  /** Pieces that are no e-mail. */
  readonly notEmail: readonly string[]
}

/** Who may be looked up for a voucher: whoever may be offered it (VCH-071), and its guests, who are there already. */
export function invitablePeople<Person extends Invitable & { isHidden: boolean; isRelated: boolean }>(
  people: readonly Person[],
  voucher: Pick<Voucher, 'users'>,
): readonly Person[] {
  const guests = new Set(guestsOf(voucher).map(({ userPk }) => userPk))
  return people.filter(({ pk, isHidden, isRelated }) => guests.has(pk) || (isRelated && !isHidden))
}

const SEPARATORS = /[\s,;<>"']+/

/** Looks pasted e-mails up among people: any separators, without regard to case, each once. */
export function matchInvites<Person extends Invitable>(
  pasted: string,
  people: readonly Person[],
  voucher: Pick<Voucher, 'users'>,
): InviteMatch<Person> {
  const byEmail = new Map(people.map((person) => [person.email?.trim().toLowerCase(), person]))
  const guests = new Set(guestsOf(voucher).map(({ userPk }) => userPk))
  const found: Person[] = []
  const already: Person[] = []
  const notFound: string[] = []
  const notEmail: string[] = []
  const seen = new Set<string>()
  for (const piece of pasted.split(SEPARATORS)) {
    const key = piece.toLowerCase()
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    const person = byEmail.get(key)
    if (person) (guests.has(person.pk) ? already : found).push(person)
    else (isEmail(piece) ? notFound : notEmail).push(piece)
  }
  return { found, already, notFound, notEmail }
}

/** Units that it needs besides, so that every guest has one; 0: there are enough, or the reply does not say. */
export function unitsMissing(voucher: Pick<Voucher, 'users' | 'units'>, invited: number): number {
  if (voucher.units === undefined) return 0
  return Math.max(0, guestsOf(voucher).length + invited - voucher.units)
}
