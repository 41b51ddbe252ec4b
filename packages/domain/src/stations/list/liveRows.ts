import type { StationRow } from '../row.ts'
import type { Station } from '../station.ts'
import { withLive } from './live.ts'

/** Where the live index is asked from. */
export interface LiveSource {
  /** A station as the index knows it; the same object while nothing of it changed. */
  readonly get: (id: string) => Station | undefined
  /** Whether the index was told of its name, place and the like after the rows were read (LIV-012). */
  readonly hasNewDetails: (id: string) => boolean
}

/**
 * Joins rows with the live index, again and again: of 20,000 rows a batch of messages joins those anew whose station
 * changed, and the list is the **same array** where none did. It remembers one list, that of the rows it was last given.
 */
export function createLiveRows(): (read: readonly StationRow[], source: LiveSource) => readonly StationRow[] {
  let of: readonly StationRow[] | undefined
  let known: (Station | undefined)[] = []
  let joined: readonly StationRow[] = []
  return (read, { get, hasNewDetails }) => {
    const isSameList = read === of
    let next: StationRow[] | undefined
    const stations = isSameList ? known : new Array<Station | undefined>(read.length)
    read.forEach((row, index) => {
      const station = get(row.id)
      if (isSameList && station === known[index]) return
      stations[index] = station
      const told = withLive(row, station, station !== undefined && hasNewDetails(row.id))
      if (isSameList && told === joined[index]) return
      next ??= isSameList ? [...joined] : new Array<StationRow>(read.length)
      next[index] = told
    })
    if (!isSameList) joined = []
    of = read
    known = stations
    joined = next ?? joined
    return joined
  }
}
