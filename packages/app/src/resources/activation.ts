import { isTagSavedAs, type Tag, tagForm, tagRequest } from '@corrente/domain/tags'
import { type Activation, isStillTheirs, isUserSavedAs, userRequest } from '@corrente/domain/users'
import type { Look } from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import { oneTag, sendTag, TAGS_KEY } from './tags.ts'
import { readUserForm, sendUser } from './userRecord.ts'
import { USERS_KEY } from './users.ts'

/** A record as it was just read, with one thing changed: how it is sent whole, and whether it is there. */
interface Prepared {
  readonly send: () => Promise<Outcome<never>>
  /** undefined: it could not be read. */
  readonly isThere: () => Promise<boolean | undefined>
}

/** One write of a person who is switched off or on: the person's record, or a card's. */
export type ActivationWrite = WriteAction<Prepared, Prepared>

const rewriting = (key: string, look: () => Promise<Look<Prepared>>): ActivationWrite => ({
  // The key of the record's own form: the two never write at the same time.
  keys: [key],
  lock: 'allTabs',
  outdates: [USERS_KEY, TAGS_KEY],
  look,
  proofOf: (ready) => ready,
  send: async ({ send }) => answerOf(await send(), undefined),
  confirm: async ({ isThere }) => {
    const is = await isThere()
    if (is === undefined) return { found: 'unreadable' }
    return is ? { found: 'applied', result: undefined } : { found: 'unchanged' }
  },
})

/** PUT users_data/{pk} with the record and the address read again, and nothing else changed. */
export const personActivation = (cp: Gateway, pk: number, action: Activation): ActivationWrite =>
  rewriting(`user.save:${pk}`, async () => {
    const read = await readUserForm(cp, pk)
    if (read.kind !== 'done') return notRead(read)
    const base = read.data
    const sent = userRequest({ base, values: { ...base.values, isActive: action === 'reactivate' } })
    const isThere = async () => {
      const found = await readUserForm(cp, pk)
      return found.kind === 'done' ? isUserSavedAs(sent, found.data) : undefined
    }
    return { look: 'ready', ready: { send: () => sendUser(cp, pk, sent), isThere } }
  })

/** PUT ocpptags/{pk}, read again; a card that became somebody else's meanwhile is left alone. */
export const cardActivation = (cp: Gateway, shown: Tag, action: Activation): ActivationWrite =>
  rewriting(`tag.save:${shown.pk}`, async () => {
    const read = await oneTag.read(cp, shown.pk)
    if (read.kind !== 'done') return notRead(read)
    if (!isStillTheirs(shown, read.data)) return { look: 'notSent', why: 'changed' }
    const base = tagForm(read.data)
    const sent = tagRequest({ base, values: { ...base.values, isInactive: action === 'deactivate' } })
    const isThere = async () => {
      const found = await oneTag.read(cp, shown.pk)
      return found.kind === 'done' ? isTagSavedAs(sent, found.data) : undefined
    }
    return { look: 'ready', ready: { send: () => sendTag(cp, shown.pk, sent), isThere } }
  })
