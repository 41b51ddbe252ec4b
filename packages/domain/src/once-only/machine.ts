import type { EpochMs } from '../time/index.ts'
import type { JournalEntry, Snapshot } from './journal.ts'

/** What a re-read says of an action whose answer was lost. */
export type ReadBack = 'applied' | 'unchanged' | 'unreadable'
/** How an action ended. `unknown` stays locked: only a check, never a plain retry. */
export type OnceOutcome = 'done' | 'refused' | 'notApplied' | 'unknown'

/** After an unknown answer the object is read again after each of these (decisions: Once-only actions, rule 5). */
export const RECONCILE_DELAYS_MS = [300, 700, 1500, 3000] as const

/** What differs between actions. */
export interface OnceRules {
  /**
   * Whether an object that reads unchanged proves that nothing happened, so that a retry is offered. Not so for refunds:
   * there it stays unknown.
   */
  readonly isUnchangedProof: boolean
}

/** Where one intent stands. Plain data; `stepOnce` moves it. */
export type OnceState =
  | { readonly phase: 'idle' }
  /** Another tab holds the lock: "em andamento em outra aba". */
  | { readonly phase: 'elsewhere' }
  | { readonly phase: 'locking' }
  /** The object is read before anything is sent. */
  | { readonly phase: 'reading' }
  | { readonly phase: 'sending'; readonly entry: JournalEntry }
  /** An answer was lost: the object is read again. `attempt` counts from 0. */
  | { readonly phase: 'reconciling'; readonly entry: JournalEntry; readonly attempt: number }
  | { readonly phase: 'settled'; readonly outcome: 'done' | 'refused' | 'notApplied' }
  /** Locked until a check tells: `canVerify` offers it. */
  | { readonly phase: 'locked'; readonly entry: JournalEntry }
  /** Nothing was sent: the object could not be read, or is no longer what was confirmed. */
  | { readonly phase: 'notSent'; readonly why: 'unreadable' | 'changed' }

/** What happens to an intent. */
export type OnceEvent =
  /** A confirmed press. `open`: the journal's entry of this intent, from before a reload perhaps. */
  | { readonly type: 'press'; readonly open: JournalEntry | undefined }
  | { readonly type: 'lock'; readonly isHeld: boolean }
  /** The read before sending. `isAsConfirmed`: it still is what the person was shown. */
  | {
      readonly type: 'read'
      readonly snapshot: Snapshot | undefined
      readonly isAsConfirmed: boolean
      readonly id: string
      readonly at: EpochMs
    }
  | { readonly type: 'answer'; readonly end: 'done' | 'refused' | 'unknown' }
  | { readonly type: 'readBack'; readonly result: ReadBack }
  | { readonly type: 'verify' }

/** What is to be done next, by whoever drives the machine. One at a time. */
export type OnceEffect =
  | { readonly do: 'nothing' }
  | { readonly do: 'takeLock' }
  | { readonly do: 'readBefore' }
  /** Write the journal first; only then send, once. */
  | { readonly do: 'journalAndSend'; readonly entry: JournalEntry }
  | { readonly do: 'readAgain'; readonly entry: JournalEntry; readonly afterMs: number }
  /** Take the entry out of the journal and give the lock back. */
  | { readonly do: 'settle' }
  /** Keep the entry, give the lock back. */
  | { readonly do: 'release' }

/** The next state and what to do. */
export interface OnceStep {
  readonly state: OnceState
  readonly effect: OnceEffect
}

const stay = (state: OnceState): OnceStep => ({ state, effect: { do: 'nothing' } })
const settle = (outcome: 'done' | 'refused' | 'notApplied'): OnceStep => ({
  state: { phase: 'settled', outcome },
  effect: { do: 'settle' },
})

/**
 * Moves one intent (decisions: Once-only actions): one key, one lock, a read before, a journal entry before the one send, three
 * outcomes, and reconciliation. An event that does not fit the phase changes nothing: a second click, an Enter, a late
 * answer. An entry that is still open is reconciled first: from it nothing is ever sent a second time by itself.
 */
export function stepOnce(key: string, state: OnceState, event: OnceEvent, rules: OnceRules): OnceStep {
  switch (event.type) {
    case 'press':
      if (!canPress(state)) return stay(state)
      return event.open && event.open.key === key
        ? readAgain(event.open, 0)
        : { state: { phase: 'locking' }, effect: { do: 'takeLock' } }
    case 'lock':
      if (state.phase !== 'locking') return stay(state)
      return event.isHeld
        ? { state: { phase: 'reading' }, effect: { do: 'readBefore' } }
        : stay({ phase: 'elsewhere' })
    case 'read':
      return state.phase === 'reading' ? afterRead(key, event) : stay(state)
    case 'answer':
      if (state.phase !== 'sending') return stay(state)
      return event.end === 'unknown' ? readAgain(state.entry, 0) : settle(event.end)
    case 'readBack':
      return state.phase === 'reconciling' ? afterReadBack(state, event.result, rules) : stay(state)
    case 'verify':
      // One look, not four: somebody is waiting for it.
      return state.phase === 'locked'
        ? readAgain(state.entry, RECONCILE_DELAYS_MS.length - 1, 0)
        : stay(state)
  }
}

/** Whether a press does anything: not while something is under way, and not while its outcome is unknown. */
export function canPress(state: OnceState): boolean {
  return (
    state.phase === 'idle' ||
    state.phase === 'elsewhere' ||
    state.phase === 'settled' ||
    state.phase === 'notSent'
  )
}

function afterRead(key: string, event: Extract<OnceEvent, { type: 'read' }>): OnceStep {
  const { snapshot, isAsConfirmed, id, at } = event
  if (!snapshot || !isAsConfirmed) {
    const why = snapshot ? 'changed' : 'unreadable'
    return { state: { phase: 'notSent', why }, effect: { do: 'release' } }
  }
  const entry: JournalEntry = { key, id, at, snapshot }
  return { state: { phase: 'sending', entry }, effect: { do: 'journalAndSend', entry } }
}

function readAgain(
  entry: JournalEntry,
  attempt: number,
  afterMs: number = RECONCILE_DELAYS_MS[attempt] ?? 0,
): OnceStep {
  return { state: { phase: 'reconciling', entry, attempt }, effect: { do: 'readAgain', entry, afterMs } }
}

function afterReadBack(
  state: Extract<OnceState, { phase: 'reconciling' }>,
  result: ReadBack,
  rules: OnceRules,
): OnceStep {
  if (result === 'applied') return settle('done')
  const next = state.attempt + 1
  if (next < RECONCILE_DELAYS_MS.length) return readAgain(state.entry, next)
  // It may still arrive: only after the last look an unchanged object says that nothing happened.
  if (result === 'unchanged' && rules.isUnchangedProof) return settle('notApplied')
  return { state: { phase: 'locked', entry: state.entry }, effect: { do: 'release' } }
}

/** The outcome of a state, for the words that the screen says; undefined while it is under way. */
export function outcomeOf(state: OnceState): OnceOutcome | undefined {
  if (state.phase === 'settled') return state.outcome
  return state.phase === 'locked' ? 'unknown' : undefined
}
