import { useSyncExternalStore } from 'react'
import { type SessionEnd, type StoredSession, usePorts } from '../../ports/index.ts'

/** The session of this browser; undefined when there is none. Renders when it begins, changes or ends. */
export function useSession(): StoredSession | undefined {
  const { session } = usePorts()
  return useSyncExternalStore(session.subscribe, session.current, session.current)
}

/** Why the session of this page ended; undefined while it runs. */
export function useSessionEnd(): SessionEnd | undefined {
  const { session } = usePorts()
  return useSyncExternalStore(session.subscribe, session.endedBy, session.endedBy)
}
