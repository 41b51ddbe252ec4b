import { type EpochMs, HOUR_MS, MINUTE_MS } from '../time/index.ts'

/** How long before its age limit a session warns. */
export const SESSION_WARNING_MS = 10 * MINUTE_MS

/** Where a session stands against the tenant's age limit. */
export type SessionAge = 'fresh' | 'ending' | 'ended'

/**
 * Whether a session is near or past the tenant's age limit; without a limit it is always fresh (a wall display runs for
 * weeks). A start in the future (a clock set back) counts as now, so that a skewed clock never ends a session early.
 */
export function sessionAge(startedAt: EpochMs, now: EpochMs, limitHours?: number): SessionAge {
  if (limitHours === undefined || !(limitHours > 0)) return 'fresh'
  const left = limitHours * HOUR_MS - Math.max(0, now - startedAt)
  if (left <= 0) return 'ended'
  return left <= SESSION_WARNING_MS ? 'ending' : 'fresh'
}
