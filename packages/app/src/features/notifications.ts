import type { StationNotification } from '@corrente/domain/notifications'
import type { Block } from '@corrente/domain/wire'
import type { Loadable } from '@corrente/ui/foundations'
import { useEffect } from 'react'
import { useLoadable } from '../kit/reading/index.ts'
import { useLive, useNotificationsFeed } from '../live/index.ts'
import { loadedNotificationsAtom } from '../resources/notifications.ts'

/** The notifications of the network: those that a call has read, and those that came live since (LIV-011). */
export interface Notifications {
  /** Newest first, at most 100. */
  readonly all: readonly StationNotification[]
  /** The call's own answer. */
  readonly loaded: Loadable<Block<StationNotification>>
}

/** The one list that the header's menu and home show; the call's answer is merged into the live feed. */
export function useNotifications(): Notifications {
  const live = useLive()
  const all = useNotificationsFeed()
  const loaded = useLoadable(loadedNotificationsAtom)
  const { data } = loaded
  useEffect(() => {
    if (data) live.notifications.seed(data.rows)
  }, [data, live])
  return { all, loaded }
}
