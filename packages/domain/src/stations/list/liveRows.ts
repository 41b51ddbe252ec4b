import type { LiveRows } from '../../paging/index.ts'
import type { StationRow } from '../row.ts'
import type { Station } from '../station.ts'
import { withLive } from './live.ts'

/** What changed in the index, told by whoever listens to it. */
export interface Changes {
  /** Grows with each change. */
  readonly version: number
  /** The stations that changed after a version; `all`: any of them may have, gone and new ones among them. */
  readonly since: (version: number) => readonly string[] | 'all'
}

/** Where the live index is asked from. */
export interface LiveSource {
  /** A station as the index knows it; the same object while nothing of it changed. */
  readonly get: (id: string) => Station | undefined
  /** Whether the index was told of its name, place and the like after the rows were read (LIV-012). */
  readonly hasNewDetails: (id: string) => boolean
  readonly changes: Changes
}

/** How many rows at the start of both lists are the same. */
function sameStart(before: readonly StationRow[], now: readonly StationRow[]): number {
  const end = Math.min(before.length, now.length)
  let same = 0
  while (same < end && before[same] === now[same]) same += 1
  return same
}

/** Where the rows of each station stand: one place as a rule, but a reply may hold an id twice. */
function addPlaces(places: Map<string, readonly number[]>, rows: readonly StationRow[], from: number): void {
  for (let at = from; at < rows.length; at += 1) {
    const id = rows[at]?.id
    if (id !== undefined) places.set(id, [...(places.get(id) ?? []), at])
  }
}

/**
 * Joins rows with the live index, again and again: of 20,000 rows a batch of messages looks at those alone whose station
 * changed, and what it gives is the **same object** where no row did. It remembers the list that it was last given: of
 * one that goes on from it, as rows that come in pieces do, only the new rows are joined.
 */
export function createLiveRows(): (read: readonly StationRow[], source: LiveSource) => LiveRows<StationRow> {
  let of: readonly StationRow[] = []
  let version = Number.NaN
  let known: (Station | undefined)[] = []
  let places = new Map<string, readonly number[]>()
  let joined: LiveRows<StationRow> = { rows: [], before: undefined, touched: 'all' }

  /** The new list in the place of the former: what goes on from it keeps what was joined. */
  const take = (read: readonly StationRow[]): { readonly held: number; readonly rows: StationRow[] } => {
    const held = sameStart(of, read)
    if (held < of.length) places = new Map()
    addPlaces(places, read, held < of.length ? 0 : held)
    known = known.slice(0, held)
    of = read
    return { held, rows: joined.rows.slice(0, held) }
  }

  return (read, { get, hasNewDetails, changes }) => {
    const isSameList = read === of || (read.length === of.length && sameStart(of, read) === of.length)
    const { held, rows } = isSameList ? { held: of.length, rows: undefined } : take(read)
    let next: StationRow[] | undefined = rows
    const touched: number[] = []
    const look = (index: number) => {
      const row = read[index]
      if (!row) return
      const station = get(row.id)
      if (index < held && station === known[index]) return
      known[index] = station
      const told = withLive(row, station, station !== undefined && hasNewDetails(row.id))
      if (index < held && told === joined.rows[index]) return
      next ??= [...joined.rows]
      next[index] = told
      touched.push(index)
    }
    const changed = changes.since(version)
    version = changes.version
    if (changed === 'all') for (let index = 0; index < read.length; index += 1) look(index)
    else {
      for (const id of changed) places.get(id)?.forEach(look)
      for (let index = held; index < read.length; index += 1) look(index)
    }
    if (next)
      joined = {
        rows: next,
        before: isSameList ? joined.rows : undefined,
        touched: isSameList ? touched : 'all',
      }
    return joined
  }
}
