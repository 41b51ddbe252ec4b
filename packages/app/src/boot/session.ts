import { type StoredSession, sessionAge } from '@corrente/domain/session'
import {
  type ClockPort,
  createListeners,
  type SessionEnd,
  type SessionPort,
  type StoragePort,
} from '../ports/index.ts'

/** What the session needs from outside. */
export interface SessionDeps {
  readonly storage: StoragePort
  /** Where this page is, as `sessionPlace` names it: a session of another place is not this page's. */
  readonly place: string
  readonly clock: Pick<ClockPort, 'now'>
  /** The tenant's age limit in hours; undefined: none. */
  readonly maxHours?: number | undefined
  readonly setTimer: (run: () => void, ms: number) => unknown
  /** Another user took over in another tab: this page's data is not theirs. */
  readonly onOtherUser: () => void
}

/** Timers hold at most 2^31 - 1 ms; the limit is looked at anew at least this often. */
const LOOK_MS = 60_000

/** The session of this browser: read once, then followed through this tab, other tabs and the tenant's age limit. */
export function createSession({
  storage,
  place,
  clock,
  maxHours,
  setTimer,
  onOtherUser,
}: SessionDeps): SessionPort {
  const isTooOld = (session: StoredSession) =>
    sessionAge(session.startedAt, clock.now(), maxHours) === 'ended'
  /** Another brand of this host, or the host under other settings, keeps its session: it is theirs to go on with. */
  const isOthers = (stored: StoredSession | undefined) => stored !== undefined && stored.place !== place
  const readOwn = () => {
    const stored = storage.read('session')
    return isOthers(stored) ? undefined : stored
  }
  const clear = () => {
    if (!isOthers(storage.read('session'))) storage.clearSession()
  }
  let current = readOwn()
  let endedBy: SessionEnd | undefined
  const { add: subscribe, tell } = createListeners()

  if (current && isTooOld(current)) {
    clear()
    current = undefined
  }

  const finish = (by: SessionEnd) => {
    if (!current) return
    // The tab's drafts stay: the same user finds them after signing in again.
    clear()
    current = undefined
    endedBy = by
    tell()
  }

  storage.onOtherTab('session', () => {
    const stored = readOwn()
    if (!current) {
      if (stored) onOtherUser()
    } else if (!stored) {
      finish('elsewhere')
    } else if (stored.token !== current.token) {
      if (stored.user.id !== current.user.id) return onOtherUser()
      current = stored
      watchAge()
      tell()
    }
  })

  let isWatching = false
  const look = () => {
    isWatching = false
    if (current && isTooOld(current)) return finish('ageLimit')
    watchAge()
  }
  /** One look at a time, however often sessions begin: a tab that stands for weeks collects none. */
  const watchAge = () => {
    if (maxHours === undefined || !current || isWatching) return
    isWatching = true
    setTimer(look, LOOK_MS)
  }
  watchAge()

  return {
    current: () => current,
    endedBy: () => endedBy,
    begin: ({ token, user }) => {
      current = { token, user, startedAt: clock.now(), place }
      endedBy = undefined
      storage.write('session', current)
      tell()
      watchAge()
    },
    end: finish,
    signOut: () => {
      storage.clearEverythingPersonal()
      current = undefined
      endedBy = undefined
      tell()
    },
    subscribe,
  }
}
