import { hrefOf, placeOfStation, type StationKeys } from '@corrente/domain/routing'
import { useMemo } from 'react'
import { useMay } from './useMay.ts'

/** Links to stations, each to the best page that shows it; undefined where none does. The same function until what is permitted changes. */
export function useStationLinks(): (station: StationKeys) => string | undefined {
  const may = useMay()
  return useMemo(
    () => (station) => {
      const place = placeOfStation(station, may)
      return place && hrefOf(place)
    },
    [may],
  )
}
