import { isHeaderEvent, mergeNotifications, type StationNotification } from '@corrente/domain/notifications'
import { createListeners, type OnFault } from './listeners.ts'

/** Live notifications and those read at the start, as one list (LIV-011). In memory only. */
export interface NotificationFeed {
  /** Newest first, at most 100, each once; the same list until it changes. */
  readonly list: () => readonly StationNotification[]
  /** Those of the header's menu: Failure, Warning, Disconnected (SHL-005). The same list until it changes. */
  readonly headerList: () => readonly StationNotification[]
  /** Header events that arrived live since `markRead`. */
  readonly unread: () => number
  readonly markRead: () => void
  /** Merges what a call has read; none of it counts as unread. */
  readonly seed: (notifications: readonly StationNotification[]) => void
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/** The feed, writable. */
export interface WritableNotificationFeed extends NotificationFeed {
  /** Adds live ones. @returns the new ones, oldest first: each may get a toast */
  readonly add: (incoming: readonly StationNotification[]) => readonly StationNotification[]
  readonly clear: () => void
}

const SEEN_LIMIT = 1_000

/**
 * Builds an empty feed.
 * @param onFault - receives what a listener threw
 */
export function createNotificationFeed(onFault?: OnFault): WritableNotificationFeed {
  let list: readonly StationNotification[] = []
  let header: readonly StationNotification[] = []
  let unread = 0
  /** Keys seen, beyond those still in the list: a late repetition must not show a second toast. */
  const seen = new Set<string>()
  const listeners = createListeners<void>(onFault)

  const remember = (key: string) => {
    seen.add(key)
    if (seen.size <= SEEN_LIMIT) return
    const [oldest] = seen
    if (oldest !== undefined) seen.delete(oldest)
  }
  const write = (next: readonly StationNotification[]) => {
    list = next
    header = list.filter(isHeaderEvent)
    listeners.tell()
  }

  return {
    list: () => list,
    headerList: () => header,
    unread: () => unread,
    markRead: () => {
      if (unread === 0) return
      unread = 0
      write(list)
    },
    seed: (notifications) => {
      for (const { key } of notifications) remember(key)
      write(mergeNotifications(list, notifications))
    },
    subscribe: (listener) => listeners.add(() => listener()),
    add: (incoming) => {
      const fresh: StationNotification[] = []
      for (const notification of incoming) {
        if (seen.has(notification.key)) continue
        remember(notification.key)
        fresh.push(notification)
      }
      if (fresh.length === 0) return fresh
      unread += fresh.filter(isHeaderEvent).length
      write(mergeNotifications(list, fresh))
      return fresh
    },
    clear: () => {
      unread = 0
      seen.clear()
      write([])
    },
  }
}
