import { isSameId, isTagSavedAs, type Tag, tagForm, tagRequest, unknownKey } from '@corrente/domain/tags'
import type { Look } from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, type ChainAction, type ChainStep, notRead, refusalOf } from '../kit/writes/index.ts'
import { findTag, oneTag, sendTag, TAGS_KEY } from './tags.ts'
import { lookUpCard, sendApproval, UNKNOWN_KEY } from './unknownTags.ts'
import { USERS_KEY } from './users.ts'

/** A card of the inbox, and whose it becomes. */
export interface CardBinding {
  readonly idTag: string
  /** It is registered for this account. */
  readonly accountPk: number
  /** The USER tag of the person; undefined: it is registered alone, and bound with the person's own record. */
  readonly parentIdTag: string | undefined
}

/** How far it is: what is registered needs no approval, what hangs on the person nothing more. */
export interface Binding {
  readonly isRegistered: boolean
  readonly tag: Tag | undefined
  readonly isBound: boolean
}

const isTheirs = (tag: Tag, { parentIdTag }: CardBinding) =>
  parentIdTag === undefined ? tag.parentIdTag === undefined : isSameId(tag.parentIdTag ?? '', parentIdTag)

/**
 * Registers a card of the inbox and gives it to somebody (jobs: Tags 3): approve, find its key, put the person's USER tag
 * above it. A retry sends only what is missing; a card that became another's meanwhile is left alone.
 */
export function cardBinding(cp: Gateway, order: CardBinding): ChainAction<Binding> {
  return {
    keys: [`unknown-tag:${unknownKey(order)}`],
    lock: 'allTabs',
    outdates: [UNKNOWN_KEY, TAGS_KEY, USERS_KEY],
    look: () => lookAt(cp, order),
    next: (state) => nextStep(cp, order, state),
  }
}

async function lookAt(cp: Gateway, order: CardBinding): Promise<Look<Binding>> {
  const read = await findTag(cp, order.idTag)
  if (read.kind !== 'done') return notRead(read)
  const tag = read.data
  if (!tag) {
    const end = await lookUpCard(cp, order.idTag)
    if (end === 'waiting')
      return { look: 'ready', ready: { isRegistered: false, tag: undefined, isBound: false } }
    return {
      look: 'notSent',
      why: end === undefined ? 'unreachable' : end === 'deleted' ? 'gone' : 'changed',
    }
  }
  const isBound = isTheirs(tag, order)
  if (!isBound && tag.parentIdTag !== undefined) return { look: 'notSent', why: 'changed' }
  return { look: 'ready', ready: { isRegistered: true, tag, isBound } }
}

function nextStep(cp: Gateway, order: CardBinding, state: Binding): ChainStep<Binding> | undefined {
  const { idTag, accountPk, parentIdTag } = order
  if (!state.isRegistered) {
    const saved = { ...state, isRegistered: true }
    return {
      name: 'approve',
      send: async () => answerOf(await sendApproval(cp, idTag, accountPk), saved),
      confirm: async () => {
        const end = await lookUpCard(cp, idTag)
        if (end === undefined) return { found: 'unreadable' }
        if (end === 'registered') return { found: 'applied', result: saved }
        return end === 'waiting' ? { found: 'unchanged' } : { found: 'other', what: { end } }
      },
    }
  }
  const { tag } = state
  if (!tag) return findStep(cp, idTag, state)
  if (state.isBound || parentIdTag === undefined) return undefined
  const base = tagForm(tag)
  const sent = tagRequest({ base, values: { ...base.values, parentIdTag } })
  const saved = { ...state, isBound: true }
  return {
    name: 'bind',
    send: async () => answerOf(await sendTag(cp, tag.pk, sent), saved),
    confirm: async () => {
      const found = await oneTag.read(cp, tag.pk)
      if (found.kind !== 'done') return { found: 'unreadable' }
      return isTagSavedAs(sent, found.data) ? { found: 'applied', result: saved } : { found: 'unchanged' }
    },
  }
}

/** The key of a card that was just registered. It only reads: what fails is tried again from the look. */
function findStep(cp: Gateway, idTag: string, state: Binding): ChainStep<Binding> {
  return {
    name: 'find',
    send: async () => {
      const read: Outcome<Tag | undefined> = await findTag(cp, idTag)
      return read.kind === 'done' && read.data
        ? { end: 'done', result: { ...state, tag: read.data } }
        : { end: 'refused', refusal: refusalOf(read) }
    },
  }
}
