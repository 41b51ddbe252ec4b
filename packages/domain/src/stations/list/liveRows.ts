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

/** How many rows at the start of both lists are the same. */
function sameStart(before: readonly StationRow[], now: readonly StationRow[]): number {
  const end = Math.min(before.length, now.length)
  let same = 0
  while (same < end && before[same] === now[same]) same += 1
  return same
}

/**
 * Joins rows with the live index, again and again: of 20,000 rows a batch of messages joins those anew whose station
 * changed, and the list is the **same array** where none did. It remembers the list that it was last given: of one that
 * goes on from it, as rows that come in pieces do, only the new rows are joined.
 */
export function createLiveRows(): (read: readonly StationRow[], source: LiveSource) => readonly StationRow[] {
  let of: readonly StationRow[] = []
  let known: (Station | undefined)[] = []
  let joined: readonly StationRow[] = []
  return (read, { get, hasNewDetails }) => {
    const held = read === of ? read.length : sameStart(of, read)
    const isSameList = held === read.length && held === of.length
    let next = isSameList ? undefined : joined.slice(0, held)
    if (!isSameList) known = known.slice(0, held)
    read.forEach((row, index) => {
      const station = get(row.id)
      if (index < held && station === known[index]) return
      known[index] = station
      const told = withLive(row, station, station !== undefined && hasNewDetails(row.id))
      if (index < held && told === joined[index]) return
      next ??= [...joined]
      next[index] = told
    })
    of = read
    joined = next ?? joined
    return joined
  }
}
