import { placeOfCommand } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { Recharge } from '@corrente/domain/transactions'
import { useCallback } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useLive, useStationSet } from '../../live/index.ts'

type Open = Pick<Recharge, 'stationId' | 'connectorId' | 'stoppedAt'>

/** Where an open recharge is stopped, its station and connector filled in; none for one that has ended, or without the right. */
export function useStopHref(): (recharge: Open) => string | undefined {
  const may = useMay()
  const { stations } = useLive()
  const set = useStationSet()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a station that has come is another answer
  return useCallback(
    ({ stationId, connectorId, stoppedAt }) => {
      if (stoppedAt !== undefined || stationId === undefined) return undefined
      const protocol = stations.get(stationId)?.protocol
      const place = placeOfCommand('remoteStop', { id: stationId, connectorId, protocol }, may)
      return place && hrefOf(place)
    },
    [may, stations, set],
  )
}
