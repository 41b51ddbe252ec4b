import type { Station } from '@corrente/domain/stations'
import { useSyncExternalStore } from 'react'
import { useLive } from '../../live/index.ts'
import { usePulse } from './usePulse.ts'

/** All stations as they are now; a list renders with it at most once a second, however many messages come. */
export function useNetwork(): readonly Station[] {
  const { stations } = useLive()
  return useSyncExternalStore(usePulse().subscribe, stations.all)
}
