import type { LiveTimings } from '../timings.ts'

/**
 * How long to wait before the next connection, in milliseconds (R1): at random between 2.5 and 7.5 s, so that a
 * restart of the server causes no stampede; after a minute without success the range doubles with every further minute,
 * up to 30 s.
 * @param downMs - since the connection was lost, at least 0
 * @param random - in [0, 1)
 */
export function retryDelay(downMs: number, random: number, timings: LiveTimings): number {
  const { retryFromMs, retryToMs, slowAfterMs, slowRetryMs } = timings
  if (downMs < slowAfterMs) return retryFromMs + random * (retryToMs - retryFromMs)
  const doublings = Math.min(16, Math.floor(downMs / slowAfterMs))
  const longest = Math.min(slowRetryMs, retryToMs * 2 ** doublings)
  return longest / 2 + (random * longest) / 2
}
