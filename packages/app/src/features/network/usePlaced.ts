import { useSyncExternalStore } from 'react'
import { useLive } from '../../live/index.ts'
import { usePulse } from './usePulse.ts'

/** How many of the stations on a map are in each state ('no mapa'), and have each mark; as of the beat that all screens look at. */
export function usePlaced() {
  const { stations } = useLive()
  const { subscribe } = usePulse()
  return {
    counts: useSyncExternalStore(subscribe, stations.placedCounts),
    marks: useSyncExternalStore(subscribe, stations.placedMarks),
  }
}
