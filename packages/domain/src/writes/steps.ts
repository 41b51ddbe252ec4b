import type { EpochMs } from '../time/index.ts'
import type { Answer, Found, NotSent, Refusal } from './answer.ts'
import type { JournalEntry, JournalStage, Snapshot } from './journal.ts'

/** What was sent: the step of a chain (`''` for a single call), the steps before it, and when. */
export interface SentStep {
  readonly step: string
  readonly saved: readonly string[]
  readonly at: EpochMs
  /** The chain went on from where an earlier press had stopped: steps before `saved` are saved, too. */
  readonly wentOn?: boolean | undefined
  /** The server answered the call: nothing of it can still be delivered. */
  readonly isAnswered?: boolean | undefined
}

/** A write whose end only a look, or a release by a person, can settle. */
export interface Unsettled extends SentStep {
  readonly canVerify: boolean
  /** It may be released for a new send, once somebody was told that the first may still arrive. */
  readonly canRelease: boolean
}

/** Where one write stands: plain data that `stepWrite` moves. */
export type WriteState<Result = unknown, Ask = unknown, Why extends string = string> =
  | { readonly phase: 'idle' }
  /** Another tab, or another write of this page, has the object. */
  | { readonly phase: 'elsewhere' }
  /** `agreed`: the question that was said yes to. */
  | { readonly phase: 'looking'; readonly agreed?: { readonly ask: Ask } | undefined }
  | { readonly phase: 'asking'; readonly ask: Ask }
  | { readonly phase: 'notSent'; readonly why: NotSent | Why }
  | ({ readonly phase: 'sending' } & SentStep)
  /** The object is read back; `stage` is what it falls back to. `attempt` counts from 0. */
  | ({
      readonly phase: 'verifying'
      readonly attempt: number
      readonly stage: 'sent' | 'accepted'
      readonly refusal?: Refusal | undefined
      readonly looksFirst?: boolean | undefined
      /** Somebody wants it sent anew: it goes out once this look has not found it. */
      readonly thenSends?: boolean | undefined
    } & SentStep)
  /** The server said yes; it has not been read back yet. */
  | ({ readonly phase: 'accepted' } & Unsettled)
  /** The end is not known: a look, or a release, never a plain retry. */
  | ({ readonly phase: 'unknown'; readonly refusal?: Refusal | undefined } & Unsettled)
  /** The object changed, but not as asked. */
  | ({ readonly phase: 'other'; readonly what: Snapshot } & Unsettled)
  | { readonly phase: 'done'; readonly result: Result; readonly saved: readonly string[] }
  | {
      readonly phase: 'refused'
      readonly refusal: Refusal
      readonly step: string
      readonly saved: readonly string[]
    }
  /** The answer was lost, and a look proved that nothing happened. */
  | { readonly phase: 'notApplied'; readonly step: string; readonly saved: readonly string[] }

/** Nothing was pressed yet. */
export const IDLE: WriteState = { phase: 'idle' }

/** What was sent before, from the journal or a draft, as far as the machine goes. */
export interface OpenWrite {
  readonly stage: JournalEntry['stage']
  readonly step: string
  readonly saved: readonly string[]
  readonly at: EpochMs
  /** It is this very write; else it only touches the same object. */
  readonly isOwn: boolean
}

/** What a look found to send: the first step, and now; or nothing, where all is saved already. */
export type Begin<Result = unknown> =
  | { readonly first: string; readonly at: EpochMs; readonly wentOn?: boolean | undefined }
  | { readonly result: Result }

/** What happens to a write. */
export type WriteEvent<Result = unknown, Ask = unknown, Why extends string = string> =
  /** A press, under the lock. `open`: what the journal holds of the object, from before a reload perhaps. */
  | { readonly type: 'press'; readonly open: OpenWrite | undefined }
  /** Yes to the question, under the lock. What it asked about is looked at again: the question may have stood for long. */
  | { readonly type: 'yes'; readonly open: OpenWrite | undefined }
  | { readonly type: 'no' }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'ready'; readonly begin: Begin<Result> }
  /** `begin`: what a yes sends. */
  | { readonly type: 'ask'; readonly ask: Ask; readonly begin: Begin<Result> }
  | { readonly type: 'notSent'; readonly why: NotSent | Why }
  /** `next`: the step that follows, where there is one. */
  | {
      readonly type: 'answered'
      readonly answer: Answer<Result>
      readonly next?: string | undefined
      readonly at: EpochMs
    }
  | {
      readonly type: 'found'
      readonly found: Found<Result>
      readonly next?: string | undefined
      readonly at: EpochMs
    }
  | { readonly type: 'verify' }
  /** The time has come from which the write may be released. */
  | { readonly type: 'patienceOver' }
  /** Somebody was told that the first may still arrive, and wants it sent anew. */
  | { readonly type: 'release' }
  /** Somebody looked for themselves, where no call can: it did not work. */
  | { readonly type: 'disproved' }
  /** Another tab has settled it meanwhile. */
  | { readonly type: 'settledElsewhere' }
  | { readonly type: 'forget' }
  /** The session ended: nothing more is sent or shown. */
  | { readonly type: 'sessionEnded' }

/** What a write that comes to rest leaves in the journal: its entry at this stage, nothing, or what stands there already. */
export type JournalChange = JournalStage | 'nothing' | 'asIs'

/** What is to be done next, by whoever drives the machine. One at a time. */
export type WriteEffect =
  | { readonly do: 'nothing' }
  | { readonly do: 'look' }
  /** Write the journal first; only then send, once. */
  | { readonly do: 'send'; readonly step: string }
  /** `journal`: what is known already, and must outlive a reload that comes before the look has ended. */
  | { readonly do: 'readBack'; readonly afterMs: number; readonly journal?: JournalStage | undefined }
  /** Give the lock back. */
  | { readonly do: 'rest'; readonly journal: JournalChange }

/** The next state and what to do. */
export interface WriteStep<Result = unknown, Ask = unknown, Why extends string = string> {
  readonly state: WriteState<Result, Ask, Why>
  readonly effect: WriteEffect
}
