import { createMarkTally } from '@corrente/domain/stations'
import type { UnavailableApart } from '@corrente/ui/widgets/home'
import { useState } from 'react'
import { createNetworkTally, useChanges, useSnapshot } from '../../features/network/index.ts'
import { useLive } from '../../live/index.ts'

/** What the statistics call unavailable, told apart by the live state; undefined while that is not known. */
export function useUnavailable(): UnavailableApart | undefined {
  const { stations } = useLive()
  const changes = useChanges()
  const [tally] = useState(() => createNetworkTally(stations, createMarkTally<string>()))
  const { counts, disabled } = tally(changes)
  const isKnown = useSnapshot(true).data === true
  return isKnown ? { marks: counts, disabled } : undefined
}
