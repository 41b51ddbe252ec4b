import type { Station } from '@corrente/domain/stations'
import { useMemo, useSyncExternalStore } from 'react'
import { throttled, useLive } from '../../live/index.ts'

/** Live changes are shown at once, and then at most once in this time: a list is read, not watched frame by frame. */
const EVERY_MS = 1000

/** All stations as they are now; a list renders with it at most once a second, however many messages come. */
export function useNetwork(): readonly Station[] {
  const { stations } = useLive()
  const subscribe = useMemo(() => throttled(stations.subscribe, EVERY_MS), [stations])
  return useSyncExternalStore(subscribe, stations.all)
}
