/** The phase of the live connection, as the page shows it. */
export const LIVE_PHASES = [
  'off',
  'connecting',
  'syncing',
  'live',
  'reconnecting',
  'stale',
  'stopped',
] as const
export type LivePhase = (typeof LIVE_PHASES)[number]

/**
 * Why a phase is not `live`, where there is a reason to show. The names are those of the `live` messages.
 *
 * - `notConfigured`: neither the tenant nor the build names a websocket address (LIV-015, LIV-016)
 * - `offline`: the device says that it has no network
 * - `hidden`: the tab was hidden for ten minutes, its socket is closed
 * - `refused`: the server refused the token although the session is good; tried again every 5 minutes (R6)
 * - `failed`: the worker could not be started
 * - `ended`: the session ended (a 401) or was signed out
 */
export const LIVE_REASONS = ['notConfigured', 'offline', 'hidden', 'refused', 'failed', 'ended'] as const
export type LiveReason = (typeof LIVE_REASONS)[number]
