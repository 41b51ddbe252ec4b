import type { CallEnd } from '../session/index.ts'

/** After a save that went through, its screen goes back to the list after this long (STF-010, GRP-013, AST-026). */
export const SAVE_RETURN_MS = 1000

/**
 * Whether a limit check stops a creation: only a 403 does, any other answer lets the user go on (STN-038). A late reply
 * changes nothing: check again.
 */
export function isLimitReached(end: CallEnd): boolean {
  return end === 403
}
