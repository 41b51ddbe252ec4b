import type { StationNotification } from '@corrente/domain/notifications'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import type { QueryState } from '../../gateways/index.ts'
import { useLive, useNotificationsFeed } from '../../live/index.ts'
import { loadedNotificationsAtom } from '../../resources/notifications.ts'

/** Whether the list is on its way, there, or could not be had; what is known shows in every state. */
export type NotificationsLoad = 'loading' | 'ready' | 'failed'

/** The notifications of the network: those that a call has read, and those that came live since (LIV-011). */
export interface Notifications {
  /** Newest first, at most 100. */
  readonly all: readonly StationNotification[]
  readonly state: NotificationsLoad
  /** The call's own answer: when it came, how it failed, how many rows it could not read. */
  readonly loaded: QueryState<readonly StationNotification[]>
  readonly retry: () => void
}

/** The one list that the header's menu and home show; the call's answer is merged into the live feed. */
export function useNotifications(): Notifications {
  const live = useLive()
  const { all } = useNotificationsFeed()
  const [query, run] = useAtom(loadedNotificationsAtom)
  const { data, latest } = query
  useEffect(() => {
    if (data) live.notifications.seed(data)
  }, [data, live])
  const state = latest === undefined ? 'loading' : latest.kind === 'done' ? 'ready' : 'failed'
  return { all, state, loaded: query, retry: () => void run('refetch') }
}
