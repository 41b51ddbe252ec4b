import type { Held } from '@corrente/domain/forms'
import {
  ALL_USERS_SIZE,
  isMarkOf,
  isUserSavedAs,
  type NewUserBase,
  type NewUserMark,
  type NewUserSave,
  NO_ADDRESS,
  newUserMark,
  newUserRequest,
  readDocTypes,
  readUserAddress,
  readUserGroups,
  readUserRecord,
  USER_FORM,
  type UserAddress,
  type UserBase,
  type UserRecord,
  type UserSave,
  userForm,
  userRequest,
} from '@corrente/domain/users'
import { ownField } from '@corrente/domain/wire'
import { FORM_PATIENCE, type Found } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { answerOf, callEndOf, type WriteAction } from '../kit/writes/index.ts'
import { oneRecord } from './oneRecord.ts'
import { recordSave } from './recordWrites.ts'
import { TAGS_KEY } from './tags.ts'
import { readUserPage, USERS_KEY } from './users.ts'

/** GET users_data/{pk} (API-027). */
export const readOneUser = (
  cp: Gateway,
  pk: string | number,
  signal?: AbortSignal,
): Promise<Outcome<UserRecord>> => cp.get('users_data/{pk}', readUserRecord, { params: { pk }, signal })

/** GET users_data/{pk}/address; a 404 says that there is none (decisions: Users and wallet). */
async function readAddress(
  cp: Gateway,
  pk: string | number,
  signal?: AbortSignal,
): Promise<Outcome<UserAddress>> {
  const outcome = await cp.get('users_data/{pk}/address', readUserAddress, { params: { pk }, signal })
  return callEndOf(outcome) === 404 ? { kind: 'done', data: NO_ADDRESS, unreadRows: 0 } : outcome
}

/** A user with the hidden address: without an answer to either nothing may be sent (USR-050). */
export async function readUserForm(
  cp: Gateway,
  pk: string | number,
  signal?: AbortSignal,
): Promise<Outcome<UserBase>> {
  const [user, address] = await Promise.all([readOneUser(cp, pk, signal), readAddress(cp, pk, signal)])
  if (user.kind !== 'done') return user
  if (address.kind === 'done') return { ...user, data: userForm(user.data, address.data) }
  // Of somebody who is there: a refusal of the address says nothing of the person.
  return address.kind === 'refused' ? { kind: 'refused', status: 500, body: undefined } : address
}

/** The form of one user as the server has it. */
export const oneUserForm = oneRecord({
  key: [...USERS_KEY, 'form'],
  from: ({ gateways }) => gateways.cp,
  read: readUserForm,
})

/** What the form of a user knows, for who reads and does not edit. @param pk - undefined: nobody is asked for */
export const userQuery = (pk: number | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...USERS_KEY, 'one', pk],
    isEnabled: pk !== undefined,
    run: (signal) => readOneUser(cp, pk ?? '', signal),
  }))

/** GET users_data/doc_types (USR-023). */
export const docTypesAtom = queryAtom(({ gateways: { cp } }) => ({
  key: [...USERS_KEY, 'doc-types'],
  run: (signal) => cp.get('users_data/doc_types', readDocTypes, { signal }),
}))

/** GET user-groups (API-028, USR-025). @param userPk - none on creation */
export const userGroupsQuery = (userPk: number | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...USERS_KEY, 'groups', userPk],
    run: (signal) => cp.get('user-groups', readUserGroups, { query: { userPk }, signal }),
  }))

/** What a save of a user makes out of date: the lists, and the cards that it gives and takes. */
const OUTDATED = [USERS_KEY, TAGS_KEY]

/** PUT users_data/{pk} (USR-051). */
export const sendUser = (cp: Gateway, pk: number, user: UserSave): Promise<Outcome<never>> =>
  cp.send('PUT', 'users_data/{pk}', { params: { pk }, json: user })

/** Saves a user (USR-051), with the hidden address. */
export function saveUser(cp: Gateway, held: Held<UserBase>) {
  const { pk } = held.base.user
  return recordSave({
    key: `user.save:${pk}`,
    outdates: OUTDATED,
    form: USER_FORM,
    held,
    pk,
    read: (known) => readUserForm(cp, known),
    baseOf: (base: UserBase) => base,
    requestOf: userRequest,
    send: (user) => sendUser(cp, pk, user),
    isSavedAs: isUserSavedAs,
    isPersonal: true,
  })
}

/**
 * Somebody in the list who is what was sent; a new user has no key before the server gives one. After a reload nobody knows
 * any more who it was: then all are read, for the one whom the mark fits.
 */
async function findNewUser(cp: Gateway, mark: NewUserMark, typed: NewUserSave): Promise<Found<void>> {
  const isKnown = isMarkOf(mark, typed)
  const page = isKnown ? { search: typed.email, size: 10 } : { search: '', size: ALL_USERS_SIZE }
  const read = await readUserPage(cp, { isActive: true, page: 1, ...page })
  if (read.kind !== 'done') return { found: 'unreadable' }
  const isThere = read.data.rows.some(
    ({ email, name, docNumber }) =>
      isMarkOf(mark, { email: email ?? '', docNumber: docNumber ?? null }) &&
      (!isKnown || name?.startsWith(typed.firstName) === true),
  )
  return isThere ? { found: 'applied', result: undefined } : { found: 'unchanged' }
}

const TAKEN = /exist|duplicat|unique/i
const saysTaken = (body: unknown): boolean => {
  const text = ownField(body, 'error')
  return typeof text === 'string' && TAKEN.test(text)
}

/** All users are read for it: twice, and when somebody asks. */
const LONG_LOOK = { ...FORM_PATIENCE, laterMs: [] } as const

/**
 * Creates a user. A lost answer, and a "duplicate" that may be one's own, is looked up by e-mail and document, of which the
 * tab keeps a mark alone.
 * @param firstType - the type of document where none was chosen
 * @param newSalt - makes the mark of each creation one of its own
 */
export function createUser(
  cp: Gateway,
  { values }: Held<NewUserBase>,
  firstType: string | undefined,
  newSalt: () => string,
): WriteAction<NewUserSave, NewUserMark> {
  const typed = newUserRequest(values, firstType)
  return {
    keys: ['user.save:new'],
    lock: 'page',
    journal: 'tab',
    ...(typed.email === '' && { patience: LONG_LOOK }),
    outdates: OUTDATED,
    look: async () => ({ look: 'ready', ready: typed }),
    proofOf: (sent) => newUserMark(newSalt(), sent),
    send: async (ready) => {
      const answer = answerOf(await cp.send('POST', 'users_data', { json: ready }), undefined)
      const looksFirst = answer.end === 'refused' && saysTaken(answer.refusal.body)
      return looksFirst ? { ...answer, looksFirst } : answer
    },
    confirm: (mark) => findNewUser(cp, mark, typed),
  }
}
