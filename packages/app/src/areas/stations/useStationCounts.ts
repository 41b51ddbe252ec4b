import { type LiveRows, touchedSince } from '@corrente/domain/paging'
import {
  type Changes,
  createChipTally,
  fitsFilters,
  isFiltered,
  matchOf,
  type StationFilters,
  type StationRow,
} from '@corrente/domain/stations'
import type { StationCounts } from '@corrente/ui/widgets/stations'
import { useDeferredValue, useMemo, useState } from 'react'
import { createNetworkTally, type NetworkStations } from '../../features/network/index.ts'
import { useLive } from '../../live/index.ts'

type Counts = Omit<StationCounts, 'outside'>
const NOBODY: Counts = { complete: undefined, chips: undefined, disabled: undefined }

/**
 * The counts beside the list, all of the source that the list is of: what a chip says is what its list shows. A live
 * batch costs what its changed stations cost.
 *
 * @param rows of the complete list; undefined while the server cuts it
 */
export function useStationCounts(
  rows: LiveRows<StationRow> | undefined,
  changes: Changes,
  filters: StationFilters,
): Counts {
  const { stations } = useLive()
  const [ofRows] = useState(createRowCounts)
  const [ofNetwork] = useState(() => createNetworkCounts(stations))
  // Counting twenty thousand waits for the rows, in a task of its own.
  const counted = useDeferredValue(rows)
  return useMemo(() => {
    if (counted) return ofRows(counted, filters)
    return ofNetwork(changes, filters)
  }, [counted, filters, changes, ofRows, ofNetwork])
}

/** Counts the rows of the complete list: all that could be in it, and those that answer each chip. */
export function createRowCounts(): (live: LiveRows<StationRow>, filters: StationFilters) => Counts {
  const tally = createChipTally<number>()
  let seen: readonly StationRow[] | undefined
  let of: StationFilters | undefined
  let fits = (_: StationRow) => false
  let possible: boolean[] = []
  let complete = 0
  return (live, filters) => {
    const touched = of === filters ? touchedSince(live, seen) : 'all'
    if (touched === 'all') {
      const isFound = matchOf(filters.search)
      fits = (row) => fitsFilters(row, filters) && isFound(row)
      possible = []
      complete = 0
      tally.clear()
    }
    const count = (place: number) => {
      const row = live.rows[place]
      if (!row) return
      tally.set(place, fits(row) ? row : undefined)
      const isPossible = row.isActive !== filters.isDisabled
      complete += Number(isPossible) - Number(possible[place] === true)
      possible[place] = isPossible
    }
    if (touched === 'all') for (let place = 0; place < live.rows.length; place += 1) count(place)
    else touched.forEach(count)
    seen = live.rows
    of = filters
    return { complete, chips: tally.counts(), disabled: undefined }
  }
}

/** Counts the stations of the live index, for the list that the server cuts. */
export function createNetworkCounts(
  stations: NetworkStations,
): (changes: Changes, filters: StationFilters) => Counts {
  const tally = createNetworkTally(stations, createChipTally<string>())
  return (changes, filters) => {
    // The live index knows neither groups nor accounts: of a narrowed list nobody has counted.
    if (isFiltered(filters)) return NOBODY
    const { counts, disabled } = tally(changes)
    return stations.size > 0 ? { complete: undefined, chips: counts, disabled } : NOBODY
  }
}
