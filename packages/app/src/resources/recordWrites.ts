import type { Form, Held, HeldMerge, RecordBase } from '@corrente/domain/forms'
import { ONCE_PATIENCE, readDeleted } from '@corrente/domain/writes'
import type { Outcome, QueryKey } from '../gateways/index.ts'
import { lookBeforeSave } from '../kit/forms/index.ts'
import { answerOf, callEndOf, notRead, onceAnswerOf, type WriteAction } from '../kit/writes/index.ts'

/** How the save of a record goes over the wire. */
export interface RecordSave<
  Values extends object,
  Path extends string,
  Base extends RecordBase<Values>,
  Sent,
  Data,
> {
  /** `tag.save:12`; of a new record `tag.save:new`. */
  readonly key: string
  readonly outdates: readonly QueryKey[]
  readonly form: Pick<Form<Values, Path, string>, 'fields' | 'states'>
  readonly held: Held<Base>
  /** undefined: it does not exist yet, nobody can have changed it. */
  readonly pk: number | undefined
  /** Reads the record as it is now. */
  readonly read: (pk: number) => Promise<Outcome<Data>>
  /** What its form stands on. */
  readonly baseOf: (data: Data) => Base
  /** The body. */
  readonly requestOf: (held: Held<Base>) => Sent
  readonly send: (sent: Sent) => Promise<Outcome<never>>
  /** Whether it is there as it was sent: looked at after a lost answer. */
  readonly isSavedAs: (sent: Sent, data: Data) => boolean
  /** Looks for a new record after a lost answer; absent: nobody can tell. */
  readonly findNew?: ((sent: Sent) => Promise<Outcome<Data | undefined>>) | undefined
  /** What is sent names a person: nothing of it is kept in the tab. */
  readonly isPersonal?: boolean
  /** A refusal of a new one that may be about one's own first try: it is looked up before it is believed. */
  readonly isOwnPerhaps?: (body: unknown) => boolean
}

/**
 * Saves a record (decisions: Saving): one that exists is read again first, with a question where somebody else changed it
 * meanwhile; a lost answer is looked up.
 */
export function recordSave<
  Values extends object,
  Path extends string,
  Base extends RecordBase<Values>,
  Sent,
  Data,
>(
  save: RecordSave<Values, Path, Base, Sent, Data>,
): WriteAction<Held<Base>, Sent, void, HeldMerge<Base, Path>> {
  const { key, outdates, form, held, pk, read, baseOf, requestOf, send, isSavedAs } = save
  const find: typeof save.findNew = pk === undefined ? save.findNew : () => read(pk)
  return {
    keys: [key],
    // Of new ones each tab may make its own.
    lock: pk === undefined ? 'page' : 'allTabs',
    journal: save.isPersonal === true ? undefined : 'tab',
    outdates,
    look: async () =>
      pk === undefined
        ? { look: 'ready', ready: held }
        : lookBeforeSave<Values, Path, Base, Data>(form, held, await read(pk), baseOf),
    proofOf: requestOf,
    send: async (ready) => {
      const answer = answerOf(await send(requestOf(ready)), undefined)
      const looksFirst =
        pk === undefined && answer.end === 'refused' && save.isOwnPerhaps?.(answer.refusal.body) === true
      return looksFirst ? { ...answer, looksFirst } : answer
    },
    ...(find && {
      confirm: async (sent: Sent) => {
        const found = await find(sent)
        if (found.kind !== 'done') return { found: 'unreadable' }
        return found.data !== undefined && isSavedAs(sent, found.data)
          ? { found: 'applied', result: undefined }
          : { found: 'unchanged' }
      },
    }),
  }
}

/** An outcome with its data made into something else. */
export const mapOutcome = <T, U>(outcome: Outcome<T>, to: (data: T) => U): Outcome<U> =>
  outcome.kind === 'done' ? { ...outcome, data: to(outcome.data) } : outcome

/** What is known of a record that is to be deleted. */
export interface RecordDeletion<Data> {
  /** `tag.delete:12`. */
  readonly key: string
  readonly outdates: readonly QueryKey[]
  readonly pk: number
  readonly read: () => Promise<Outcome<Data>>
  /** Whether it is still the one that a person was shown when they said yes. */
  readonly isSame: (data: Data) => boolean
  readonly send: () => Promise<Outcome<unknown>>
  /** The statuses that the contract gives for success. */
  readonly documented: readonly number[]
}

/** Deletes a record once: read before, read again after a lost answer; one that can be read was not deleted. */
export const recordDeletion = <Data>({
  key,
  outdates,
  pk,
  read,
  isSame,
  send,
  documented,
}: RecordDeletion<Data>): WriteAction<{ readonly pk: number }, { readonly pk: number }> => ({
  keys: [key],
  lock: 'allTabs',
  journal: 'cp',
  patience: ONCE_PATIENCE,
  outdates,
  look: async () => {
    const now = await read()
    if (now.kind !== 'done') return notRead(now)
    return isSame(now.data) ? { look: 'ready', ready: { pk } } : { look: 'notSent', why: 'changed' }
  },
  proofOf: (ready) => ready,
  send: async () => onceAnswerOf(await send(), documented, undefined),
  confirm: async () => readDeleted(callEndOf(await read())),
})
