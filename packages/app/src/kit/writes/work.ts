import {
  type Answer,
  FORM_PATIENCE,
  type Found,
  type JournalEntry,
  type Look,
  type Snapshot,
  type WriteRules,
} from '@corrente/domain/writes'
import type { ChainAction, IntentId, JournalPlace, WriteAction } from './action.ts'
import { keptIn, provedBy } from './proof.ts'

/** One call, with what it was made from closed in. */
export interface WorkStep {
  readonly name: string
  /** What the journal keeps while it is on its way. */
  readonly proof: Snapshot
  readonly send: (id: IntentId) => Promise<Answer<unknown>>
  readonly confirm: (() => Promise<Found<unknown>>) | undefined
  /** Takes a result that is saved; the step that follows, where there is one. */
  readonly next: (result: unknown) => WorkStep | undefined
}

/** What a look makes: the first call, or the result where nothing is left to send. */
export type WorkBegin = { readonly first: WorkStep } | { readonly result: unknown }

/** A write, single or chain, as the engine drives it. */
export interface Work {
  readonly keys: readonly [string, ...string[]]
  readonly lock: 'page' | 'allTabs'
  /** Names that it is locked under besides its keys. */
  readonly shares: readonly string[]
  readonly outdates: WriteAction<unknown>['outdates']
  readonly rules: WriteRules
  /** It needs no session: the end of one changes nothing. */
  readonly isPublic: boolean
  readonly journal: JournalPlace | undefined
  readonly look: (saved: Snapshot | undefined) => Promise<Look<WorkBegin, unknown, string>>
  /** The call that an entry of the journal stands for: it can be confirmed, not sent. */
  readonly restore: (entry: JournalEntry) => WorkStep | undefined
}

const rulesOf = (
  { confirms = 'lost', unchangedProves = true, patience = FORM_PATIENCE }: Partial<WriteRules>,
  canConfirm: boolean,
): WriteRules => ({ confirms, unchangedProves, patience, canConfirm })

const beginOf = (first: WorkStep | undefined, result: unknown): WorkBegin => (first ? { first } : { result })

const mapLook = <Ready, Ask, Why extends string>(
  look: Look<Ready, Ask, Why>,
  begin: (ready: Ready) => WorkBegin,
): Look<WorkBegin, unknown, string> => {
  if (look.look === 'notSent') return look
  // A creation reads nothing before its call: without a network it would end as unknown.
  if (navigator.onLine === false) return { look: 'notSent', why: 'unreachable' }
  return { ...look, ready: begin(look.ready) }
}

/** Nothing is sent from what only the journal remembers. */
const neverSent = () => Promise.reject(new Error('a restored write is looked up, not sent'))

/** A single call as work. */
export function workOfAction<Ready, Proof, Result, Ask, Why extends string>(
  action: WriteAction<Ready, Proof, Result, Ask, Why>,
): Work {
  const { keys, lock, shares = [], outdates, journal, confirm } = action
  const stepOf = (proof: Proof, send: WorkStep['send']): WorkStep => ({
    name: '',
    proof: keptIn(journal, proof),
    send,
    confirm: confirm && (() => confirm(proof)),
    next: () => undefined,
  })
  return {
    keys,
    lock,
    shares,
    outdates,
    rules: rulesOf(action, confirm !== undefined),
    isPublic: action.isPublic === true,
    journal,
    look: async () =>
      mapLook(await action.look(), (ready) => ({
        first: stepOf(action.proofOf(ready), (id) => action.send(ready, id)),
      })),
    restore: ({ proof }) => stepOf(provedBy(journal, proof) as Proof, neverSent), // what `proofOf` made, read back
  }
}

/** A chain as work. */
export function workOfChain<State, Ask, Why extends string>(chain: ChainAction<State, Ask, Why>): Work {
  const { keys, lock, shares = [], outdates, journal, onSaved } = chain
  const stepFrom = (state: State): WorkStep | undefined => {
    const step = chain.next(state)
    if (!step) return undefined
    return {
      name: step.name,
      proof: journal?.proofOf(state) ?? {},
      send: step.send,
      confirm: step.confirm,
      next: (result) => {
        const moved = result as State // a step's answer is the chain's state
        onSaved?.(moved, step.name)
        return stepFrom(moved)
      },
    }
  }
  return {
    keys,
    lock,
    shares,
    outdates,
    // A step without a way to look it up answers 'unreadable'.
    rules: rulesOf(chain, true),
    isPublic: chain.isPublic === true,
    journal: journal?.place,
    look: async (saved) => mapLook(await chain.look(saved), (state) => beginOf(stepFrom(state), state)),
    restore: ({ proof }) => journal && stepFrom(journal.restore(proof)),
  }
}
