import type { StationNotification } from '@corrente/domain/notifications'
import type { Station } from '@corrente/domain/stations'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { usePorts } from '../ports/index.ts'
import type { LiveConnection } from './main/createLive.ts'
import type { LiveState } from './main/liveState.ts'
import { browserPage } from './main/page.ts'
import type { SnapshotReport } from './protocol.ts'
import { LIVE_TIMINGS } from './timings.ts'

/** The live connection. Throws in the public document, which has none: that is a bug. */
export function useLive(): LiveConnection {
  const { live } = usePorts()
  if (!live) throw new Error('This document has no live connection.')
  return live
}

/** The state of the connection; renders when it changes, at most once a second for the time of the last message. */
export function useLiveState(): LiveState {
  const { subscribe, state } = useLive()
  return useSyncExternalStore(subscribe, state)
}

/** One part of that state; renders when that part changes, so that messages alone render nobody who asks for another. */
export function useLivePart<Key extends keyof LiveState>(key: Key): LiveState[Key] {
  const { subscribe, state } = useLive()
  return useSyncExternalStore(subscribe, () => state()[key])
}

/**
 * Whether nothing was missed since this was shown: the connection is live, or syncing with no gap since. What a page has
 * just read is not old because a broker takes a minute for the topics of all stations.
 */
export function useIsHeard(): boolean {
  const phase = useLivePart('phase')
  const [isGap, setGap] = useState(false)
  const isAway = phase !== 'connecting' && phase !== 'syncing' && phase !== 'live'
  if (isAway && !isGap) setGap(true)
  if (phase === 'live' && isGap) setGap(false)
  return phase === 'live' || (phase === 'syncing' && !isGap)
}

/**
 * Calls `then`, which reads what the live connection would tell, where it cannot: every 30 s while it is away and the page
 * is seen, and each time that it is live again after a gap. What was sent meanwhile is lost, and a snapshot repairs only
 * the stations. The first connection is not a gap: the page has just read its data.
 */
export function useReadAgain(then: () => void): void {
  const live = useLive()
  const run = useEffectEvent(then)
  useEffect(() => {
    let wasLive = false
    let isGap = false
    const look = () => {
      const isLive = live.state().phase === 'live'
      if (isLive && isGap) run()
      isGap = !isLive && wasLive
      wasLive ||= isLive
    }
    look()
    const end = live.subscribe(look)
    const timer = setInterval(() => {
      if (live.state().phase !== 'live' && !browserPage.isHidden()) run()
    }, LIVE_TIMINGS.awayEveryMs)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [live])
}

/** One station as it is now; renders only when this station changes. Undefined: not known yet, or gone. */
export function useStation(id: string | undefined): Station | undefined {
  const { stations } = useLive()
  const subscribe = useCallback(
    (then: () => void) => (id === undefined ? () => {} : stations.subscribeStation(id, then)),
    [stations, id],
  )
  const read = useCallback(() => (id === undefined ? undefined : stations.get(id)), [stations, id])
  return useSyncExternalStore(subscribe, read)
}

/** How the latest snapshot went; undefined before the first. */
export function useSnapshotOutcome(): SnapshotReport | undefined {
  const { stations } = useLive()
  return useSyncExternalStore(stations.subscribe, stations.snapshotOutcome)
}

/**
 * The stations that a search offers: renders when stations are added, removed, moved or renamed, not with every
 * status. A list made of it must get what changes from `useStation`.
 */
export function useStationSet(): readonly Station[] {
  const { stations } = useLive()
  return useSyncExternalStore(stations.subscribe, stations.set)
}

/** The notifications, live ones merged with those that a call has read (LIV-011): newest first, at most 100. */
export function useNotificationsFeed(): readonly StationNotification[] {
  const { notifications } = useLive()
  return useSyncExternalStore(notifications.subscribe, notifications.list)
}
