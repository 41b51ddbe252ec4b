import type { EpochMs } from '../time/index.ts'
import type { Journal } from './journal.ts'

/** So long after its send a gateway may still deliver a call whose answer never came, in milliseconds (decisions: Saving). */
export const DELIVERY_MS = 90_000

/** How long and how often an object is read back after an answer was lost, or while a yes waits for its proof. */
export interface Patience {
  /**
   * Waits before each look, in milliseconds. The write is under way meanwhile. At least two looks: what is not there counts
   * as not saved after the second one at the soonest (decisions: Saving).
   */
  readonly delaysMs: readonly [number, number, ...number[]]
  /** Waits before the looks after those, while its end is not known and the page stands. */
  readonly laterMs?: readonly number[]
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

/**
 * A form: a look at once, and again 2, 5, 10, 20 and 40 s after the call ended. Whoever was told that it may come twice may
 * send it anew at any time (decisions: Saving).
 */
export const FORM_PATIENCE: Patience = {
  delaysMs: [0, 2000],
  laterMs: [3000, 5000, 10_000, 20_000],
  releaseAfterMs: 0,
}

/** The looks after what must happen once: a late effect is waited for (rule R16). */
const ONCE_DELAYS_MS: Patience['delaysMs'] = [300, 700, 1500, 3000]

/** What must happen once. */
export const ONCE_PATIENCE: Patience = { delaysMs: ONCE_DELAYS_MS, laterMs: [4500, 10_000, 20_000] }

/** A refund: looked for while the page stands, released after ten minutes (decisions: Financial and refunds). */
export const REFUND_PATIENCE: Patience = {
  delaysMs: ONCE_DELAYS_MS,
  everyMs: 30_000,
  releaseAfterMs: 600_000,
}

/** From when on a call cannot be delivered any more. */
export const deliveredBy = (sentAt: EpochMs): EpochMs => sentAt + DELIVERY_MS

/** From when on an intent may be released; undefined: never. */
export const releaseAt = ({ releaseAfterMs }: Patience, sentAt: EpochMs): EpochMs | undefined =>
  releaseAfterMs === undefined ? undefined : sentAt + releaseAfterMs

/** Ids of the entries that are too old to say anything. One that cannot be read says nothing of its age. */
export const staleEntries = (
  journal: Journal,
  { staleAfterMs = Number.POSITIVE_INFINITY }: Patience,
  now: EpochMs,
): readonly string[] =>
  journal.filter(({ at, stage }) => stage !== 'damaged' && now - at >= staleAfterMs).map(({ id }) => id)
