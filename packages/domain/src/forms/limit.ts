import type { CallEnd } from '../session/index.ts'

/** How a write ended, as the screen shows it. */
export type WriteEnd = 'done' | 'refused' | 'unknown'

/**
 * What the end of a write means (decisions: Calls): a 2xx that does not say error is done; another 4xx than 408, and an
 * answer that says error, is refused: it did not happen. Everything else may have happened.
 *
 * @param saysError whether the body says `type: "error"`, a failure whatever the status.
 */
export function writeEnd(end: CallEnd, saysError = false): WriteEnd {
  if (typeof end !== 'number') return 'unknown'
  if (end >= 200 && end < 300) return saysError ? 'refused' : 'done'
  return end >= 400 && end < 500 && end !== 408 ? 'refused' : 'unknown'
}

/** After a save that went through, its screen goes back to the list after this long (STF-010, GRP-013, AST-026). */
export const SAVE_RETURN_MS = 1000

/**
 * Whether a limit check stops a creation: only a 403 does, any other answer lets the user go on (STN-038). A late reply
 * changes nothing: check again.
 */
export function isLimitReached(end: CallEnd): boolean {
  return end === 403
}
