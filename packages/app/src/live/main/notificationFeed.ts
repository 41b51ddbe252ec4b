import { mergeNotifications, type StationNotification } from '@corrente/domain/notifications'
import { createListeners, type OnFault } from '../../ports/index.ts'

/** Live notifications and those read at the start, as one list (LIV-011). In memory only. */
export interface NotificationFeed {
  /** Newest first, at most 100, each once; the same list until it changes. */
  readonly list: () => readonly StationNotification[]
  /** Merges what a call has read; none of it is new. */
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
  /** Keys seen, beyond those still in the list: a late repetition must not show a second toast. */
  const seen = new Set<string>()
  const listeners = createListeners(onFault)

  const remember = (key: string) => {
    seen.add(key)
    if (seen.size <= SEEN_LIMIT) return
    const [oldest] = seen
    if (oldest !== undefined) seen.delete(oldest)
  }
  const write = (next: readonly StationNotification[]) => {
    list = next
    listeners.tell()
  }

  return {
    list: () => list,
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
      write(mergeNotifications(list, fresh))
      return fresh
    },
    clear: () => {
      seen.clear()
      write([])
    },
  }
}
