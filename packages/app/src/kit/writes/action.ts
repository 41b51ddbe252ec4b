import type { Answer, Found, Look, Patience, Snapshot } from '@corrente/domain/writes'
import type { QueryKey } from '../../gateways/index.ts'

/**
 * Which journal a write stands in: the back end that it goes to; `tab`: what a form has sent, kept in its tab beside its
 * draft, and as long (decision 0007).
 */
export type JournalPlace = 'cp' | 'financial' | 'push' | 'qr' | 'smart-charging' | 'tab'

/** Goes out as `Idempotency-Key` where the deployment says so. One for each send. */
export type IntentId = string

/** What every write says of itself. */
interface WriteBase {
  /** What it touches: `station.delete:12`. One call for many objects has a key for each. */
  readonly keys: readonly [string, ...string[]]
  /** `allTabs`: no other tab of this browser is at it at the same time. */
  readonly lock: 'page' | 'allTabs'
  /** What another kind of write touches too, under keys of its own: of all that name it one runs at a time. */
  readonly shares?: readonly string[]
  /** Answers that are out of date once it happened, by halves too. */
  readonly outdates: readonly QueryKey[]
  /** `always`: a yes is only 'accepted' until it is read back. Default: `lost`. */
  readonly confirms?: 'lost' | 'always'
  /** False: an object that reads unchanged proves nothing (a refund). Default: true. */
  readonly unchangedProves?: boolean
  /** Default: a form's, one look at once. */
  readonly patience?: Patience
  /** It needs no session (QR page): the end of one changes nothing. */
  readonly isPublic?: boolean
}

/** One call: look first, ask if there is something to ask, send once, know how it ended. */
export interface WriteAction<Ready, Proof = undefined, Result = void, Ask = never, Why extends string = never>
  extends WriteBase {
  /** Reads what is to be changed, and makes what is sent of it. */
  readonly look: () => Promise<Look<Ready, Ask, Why>>
  /** All that `confirm` may use. */
  readonly proofOf: (ready: Ready) => Proof
  readonly send: (ready: Ready, id: IntentId) => Promise<Answer<Result>>
  /** Reads the object back. Absent: nobody can tell (mail, push, QR). */
  readonly confirm?: (proof: Proof) => Promise<Found<Result>>
  /** Kept past a reload until settled; its proof is ids, amounts and times alone, in `tab` whatever its draft may hold. */
  readonly journal?: (Proof extends Snapshot ? JournalPlace : 'tab') | undefined
}

/** One call of a chain. */
export interface ChainStep<State> {
  readonly name: string
  /** The chain's state with this step saved. */
  readonly send: (id: IntentId) => Promise<Answer<State>>
  readonly confirm?: () => Promise<Found<State>>
}

/**
 * Calls one after the other, each made from what is saved so far. It stops where one is not saved; a retry looks again
 * and sends only what is missing.
 */
export interface ChainAction<State, Ask = never, Why extends string = never> extends WriteBase {
  /** @param saved - what the journal kept of a chain that stopped half-way */
  readonly look: (saved: Snapshot | undefined) => Promise<Look<State, Ask, Why>>
  /** What is sent next; undefined: all is saved. */
  readonly next: (state: State) => ChainStep<State> | undefined
  /** Told after each step that was saved: the form's base moves. */
  readonly onSaved?: (state: State, step: string) => void
  /** Where a reload would lose a new id. */
  readonly journal?: {
    readonly place: JournalPlace
    /** What is kept while a step is on its way. */
    readonly proofOf: (state: State) => Snapshot
    /** The chain's state as it was kept, for the step that was on its way. */
    readonly restore: (proof: Snapshot) => State
  }
}
