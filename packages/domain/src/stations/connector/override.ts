/** The statuses that can be set by hand, in the wire's words (CON-009). */
export const MANUAL_STATUSES = ['MAINTENANCE', 'UNAVAILABLE'] as const
/** One of `MANUAL_STATUSES`; null is Automatic: no override (CON-010). */
export type ManualStatus = (typeof MANUAL_STATUSES)[number]

/** A manual status as the wire sends it, from how a connector shows it; null: Automatic. */
export function manualStatusOf(override: 'Maintenance' | 'Unavailable' | undefined): ManualStatus | null {
  if (override === undefined) return null
  return override === 'Maintenance' ? 'MAINTENANCE' : 'UNAVAILABLE'
}
