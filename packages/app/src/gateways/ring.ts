import type { EpochMs } from '@corrente/domain/time'
import type { Outcome } from './outcome.ts'

/** One line of the ring: a call and how it ended; no body, no query, no token, no id. */
export interface RingEntry {
  /** When the answer was complete, by this machine's clock. */
  readonly at: EpochMs
  readonly method: string
  /** The path as written in the code, its values still named: `users_data/{id}`. */
  readonly template: string
  readonly kind: Outcome<unknown>['kind']
  /** HTTP status, or 0 where there was no answer. */
  readonly status: number
  /** From sending to the end of the body, in milliseconds. */
  readonly ms: number
}

/** The last outcomes, up to a limit; the error panel can copy them. */
export interface OutcomeRing {
  readonly add: (entry: RingEntry) => void
  /** Oldest first. */
  readonly entries: () => readonly RingEntry[]
  /** One line per entry, ready to be copied into a report. */
  readonly text: () => string
}

/** @param size - how many entries are kept, at least 1 */
export function createRing(size = 50): OutcomeRing {
  let kept: readonly RingEntry[] = []
  return {
    add: (entry) => {
      kept = [...kept, entry].slice(-Math.max(1, size))
    },
    entries: () => kept,
    text: () =>
      kept
        .map(
          (e) => `${new Date(e.at).toISOString()} ${e.method} ${e.template} ${e.kind} ${e.status} ${e.ms} ms`,
        )
        .join('\n'),
  }
}
