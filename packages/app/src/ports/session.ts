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
  /** Keeps a new session: the user is authenticated from here on (AUT-007). */
  readonly begin: (login: Login) => void
  /** Clears the stored session, keeps what it was for the page to say so. Does nothing a second time. */
  readonly end: (by: SessionEnd) => void
  /** Clears everything personal: a wanted sign-out. */
  readonly signOut: () => void
  /** Told on every change of the above. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}
