/** How long a counter runs when it is first shown (HOM-022). */
export const COUNT_UP_MS = 3000

/** Fast at first, slow at the end; 0 gives 0 and 1 gives 1 exactly, outside stays at the ends. */
export function easeOut(progress: number): number {
  const p = Math.min(1, Math.max(0, progress))
  return 1 - (1 - p) ** 3
}

/** Where a run begins that nobody knows an earlier value of: near its end, so that no frame is far from the truth. */
const UNKNOWN_SHARE = 0.75

/**
 * The value to show `elapsedMs` after the start of a run: `from` at first, `target` exactly from 3 s on. Whole targets pass
 * through whole numbers only, so that a count of people never shows a part of one.
 * @param from - the last known value; undefined: three quarters of the target
 */
export function countUpValue(target: number, elapsedMs: number, from = target * UNKNOWN_SHARE): number {
  if (elapsedMs >= COUNT_UP_MS) return target
  const value = from + (target - from) * easeOut(elapsedMs / COUNT_UP_MS)
  return Number.isInteger(target) ? Math.round(value) : value
}
