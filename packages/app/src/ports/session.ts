import type { Login, StoredSession } from '@corrente/domain/session'

export type { StoredSession }

/** Why a session is over. `expired`: a 401; `elsewhere`: another tab signed out; `ageLimit`: the tenant's own limit. */
export const SESSION_ENDS = ['expired', 'elsewhere', 'ageLimit'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

/** The one session of this browser. */
export interface SessionPort {
  readonly current: () => StoredSession | undefined
  /** Why the session of this page ended; undefined while it runs and before it began. */
  readonly endedBy: () => SessionEnd | undefined
  /** Stores a new session: the user is authenticated from now on (AUT-007). */
  readonly begin: (login: Login) => void
  /** Clears the stored session and keeps the reason, so that the page can show it. A second call does nothing. */
  readonly end: (by: SessionEnd) => void
  /** Clears everything personal: a sign-out by the user. */
  readonly signOut: () => void
  /** Called on every change of the above. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}
