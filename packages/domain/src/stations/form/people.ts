import { isSameValue } from '../../forms/index.ts'
import type { CallEnd } from '../../session/index.ts'
import {
  isJsonObject,
  keyNumber,
  looseFlag,
  looseText,
  ownField,
  type Read,
  readList,
  row,
  z,
} from '../../wire/index.ts'

/** Somebody who may own a private station or charge at it (STF-084). */
export interface PrivateUser {
  readonly pk: number
  readonly name: string | undefined
  readonly email: string | undefined
  readonly accountName: string | undefined
  readonly isOwner: boolean
  /** `ACCEPTED`, `NOT_REQUESTED` (pending), or another one raw. */
  readonly bindStatus: string | undefined
  /** Whether the station knows this person already. */
  readonly isBound: boolean
  /** Not offered, but stays bound. */
  readonly isHidden: boolean
  /** Of this tenant: whom a voucher may be given to (VCH-071). */
  readonly isRelated: boolean
}

/** Somebody on the list of a station, as the form holds it. */
export interface BoundUser extends PrivateUser {
  readonly isBound: true
}

const userWire = row<PrivateUser>({
  pk: ['user_pk', keyNumber],
  name: ['user_name', looseText],
  email: ['email', looseText],
  accountName: ['tenant_name', looseText],
  isOwner: ['owner', looseFlag],
  bindStatus: ['bind_status', looseText],
  isBound: ['bind_exists', looseFlag],
  isHidden: ['hidden', looseFlag],
  isRelated: ['tenant_related', looseFlag],
})

/** Reads a `PrivateStationUserListReply` or a bare list (STF-085); undefined when it is neither. */
export const readPrivateUsers = (body: unknown): Read<readonly PrivateUser[]> | undefined =>
  readList(userWire, body, 'userPrivateStationList', ({ pk }) => pk)

/** What a search by CPF found (STF-089). `failed`: no answer, or one that says nothing about the person. */
export type CpfAnswer =
  | { readonly kind: 'found'; readonly user: PrivateUser }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }

/** Reads the answer of a search by CPF: a 404, null, `data.error` and a missing person are not found (STF-089, STF-090). */
export function readCpfUser(end: CallEnd, body: unknown): CpfAnswer {
  if (end === 404) return { kind: 'notFound' }
  if (typeof end !== 'number' || end < 200 || end > 299) return { kind: 'failed' }
  if (body === null) return { kind: 'notFound' }
  if (!isJsonObject(body)) return { kind: 'failed' }
  const user = userWire.safeParse(ownField(body, 'userPrivateStation'))
  return user.success ? { kind: 'found', user: user.data } : { kind: 'notFound' }
}

/** The people that a station has at first: those who are bound already (decisions: Access). */
export function boundAtFirst(users: readonly PrivateUser[]): readonly BoundUser[] {
  return users.flatMap((user) => (user.isBound ? [{ ...user, isBound: true as const }] : []))
}

/** The people who can still be added: not on the list, not hidden. */
export function offeredUsers(
  users: readonly PrivateUser[],
  bound: readonly BoundUser[],
): readonly PrivateUser[] {
  const held = new Set(bound.map(({ pk }) => pk))
  return users.filter((user) => !user.isHidden && !held.has(user.pk))
}

/** The list with somebody more; whoever is on it already gets the new role. */
export function bindUser(
  bound: readonly BoundUser[],
  user: PrivateUser,
  isOwner: boolean,
): readonly BoundUser[] {
  const added: BoundUser = { ...user, isOwner, isBound: true }
  const isThere = bound.some(({ pk }) => pk === user.pk)
  return isThere
    ? bound.map((each) => (each.pk === user.pk ? { ...each, isOwner } : each))
    : [...bound, added]
}

/** The list without somebody. Whoever is hidden stays: the list does not even show them (decisions: Access). */
export function unbindUser(bound: readonly BoundUser[], pk: number): readonly BoundUser[] {
  return bound.filter((user) => user.pk !== pk || user.isHidden)
}

/** The list as it is sent: the whole of it, those bound already included (STF-086). */
export function sentUsers(
  bound: readonly BoundUser[],
): readonly { readonly user_pk: number; readonly owner: boolean }[] {
  return bound.map(({ pk, isOwner }) => ({ user_pk: pk, owner: isOwner }))
}

/** Whether the two lists would be sent alike; their order is none. */
export function isSamePeople(a: readonly BoundUser[], b: readonly BoundUser[]): boolean {
  const byKey = (list: readonly BoundUser[]) => [...sentUsers(list)].sort((x, y) => x.user_pk - y.user_pk)
  return isSameValue(byKey(a), byKey(b))
}

/**
 * Puts this form's changes over the people whom somebody else bound meanwhile (decisions: Saving): whom this user added,
 * dropped or gave another role stays so, everybody else is as the server has them now.
 */
export function mergePeople(
  base: readonly BoundUser[],
  mine: readonly BoundUser[],
  theirs: readonly BoundUser[],
): readonly BoundUser[] {
  const [before, own, now] = [base, mine, theirs].map((list) => new Map(list.map((each) => [each.pk, each])))
  const role = (list: ReadonlyMap<number, BoundUser> | undefined, pk: number) => list?.get(pk)?.isOwner
  const isMine = (pk: number) => role(own, pk) !== role(before, pk)
  const kept = theirs.flatMap((each): BoundUser[] => {
    if (!isMine(each.pk)) return [each]
    const chosen = own?.get(each.pk)
    return chosen ? [{ ...each, isOwner: chosen.isOwner }] : []
  })
  return [...kept, ...mine.filter(({ pk }) => isMine(pk) && !now?.has(pk))]
}

const keptSchema = z.array(z.object({ pk: z.number(), isOwner: z.boolean() }))

/** What a draft keeps of people: keys and roles alone; nothing where they are not known. */
export function keptPeople(people: readonly BoundUser[] | undefined): unknown {
  return people?.map(({ pk, isOwner }) => ({ pk, isOwner }))
}

/**
 * The people of a draft, by the list of everybody; whoever is not on it any more is known by key alone. undefined: the
 * draft has none, or they cannot be read.
 */
export function restoredPeople(
  kept: unknown,
  users: readonly PrivateUser[],
): readonly BoundUser[] | undefined {
  const read = keptSchema.safeParse(kept)
  if (!read.success) return undefined
  const byPk = new Map(users.map((user) => [user.pk, user]))
  const nobody = {
    name: undefined,
    email: undefined,
    accountName: undefined,
    bindStatus: undefined,
    isHidden: false,
    isRelated: false,
  }
  return read.data.map(({ pk, isOwner }) => ({ ...nobody, ...byPk.get(pk), pk, isOwner, isBound: true }))
}
