import type { EpochMs } from '../time/index.ts'
import type { Journal } from './journal.ts'

/** How long and how often an object is read back after an answer was lost, or while a yes waits for its proof. */
export interface Patience {
  /** Waits before each look, in milliseconds; at least one look. */
  readonly delaysMs: readonly [number, ...number[]]
  /** After those, a look every so many milliseconds while the page stands; absent: only when somebody asks. */
  readonly everyMs?: number
  /**
   * So long after the send the intent may be released for a new one, by somebody who was told that the first may still
   * arrive; absent: never, as only a look can tell.
   */
  readonly releaseAfterMs?: number
  /** An open entry that is older says nothing any more, and gives way; absent: it stands until settled. */
  readonly staleAfterMs?: number
}

/** A form: somebody waits, so one look at once. */
export const FORM_PATIENCE: Patience = { delaysMs: [0] }

/** What must happen once: a late effect is waited for (rule R16). */
export const ONCE_PATIENCE: Patience = { delaysMs: [300, 700, 1500, 3000] }

/** A refund: looked for while the page stands, released after ten minutes (decisions: Financial and refunds). */
export const REFUND_PATIENCE: Patience = { ...ONCE_PATIENCE, everyMs: 30_000, releaseAfterMs: 600_000 }

/** From when on an intent may be released; undefined: never. */
export const releaseAt = ({ releaseAfterMs }: Patience, sentAt: EpochMs): EpochMs | undefined =>
  releaseAfterMs === undefined ? undefined : sentAt + releaseAfterMs

/** Ids of the entries that are too old to say anything. */
export const staleEntries = (
  journal: Journal,
  { staleAfterMs = Number.POSITIVE_INFINITY }: Patience,
  now: EpochMs,
): readonly string[] => journal.filter(({ at }) => now - at >= staleAfterMs).map(({ id }) => id)
