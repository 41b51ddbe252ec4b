import type { Station } from '@corrente/domain/stations'
import { useCallback, useMemo } from 'react'
import { useNetwork } from '../../features/network/index.ts'
import { useStationLinks } from '../../kit/access/index.ts'
import { useLive } from '../../live/index.ts'

/** Finds a station by its charge box id; undefined: nobody knows it. */
export type StationOf = (id: string) => Station | undefined

/** Finds stations as the live index has them now; a new function at most once a second, when something changed. */
export function useStationOf(): StationOf {
  const { stations } = useLive()
  const network = useNetwork()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another network is another answer
  return useCallback((id) => stations.get(id), [stations, network])
}

/** What stations are called, and where they are shown; both stand as long as the set of stations does. */
export function useStationNames(stationOf: StationOf) {
  const linkTo = useStationLinks()
  return useMemo(
    () => ({
      nameOf: (id: string): string => stationOf(id)?.name ?? id,
      stationHref: (id: string): string | undefined => linkTo({ pk: stationOf(id)?.pk, id }),
    }),
    [stationOf, linkTo],
  )
}
