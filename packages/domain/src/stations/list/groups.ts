import { BREAKAGES, type Breakage, type MaybeBroken, worstBreakageOf } from '../broken.ts'
import type { Station } from '../station.ts'

/** How many stations a group has, and at how many of them something is broken. */
export interface GroupCounts {
  /** Active ones. */
  readonly stations: number
  /** Something is broken there, by the one rule of `breakagesOf`. */
  readonly troubled: number
  /** What is worst among them; undefined: nothing is broken. */
  readonly worst: Breakage | undefined
}

/** What a group has of which no station is known. */
export const NO_STATIONS: GroupCounts = { stations: 0, troubled: 0, worst: undefined }

const worstOf = (...kinds: readonly (Breakage | undefined)[]): Breakage | undefined =>
  BREAKAGES.find((kind) => kinds.includes(kind))

type Grouped = MaybeBroken & Pick<Station, 'groupPk'>

function withStation({ stations, troubled, worst }: GroupCounts, station: Grouped): GroupCounts {
  const own = worstBreakageOf(station)
  return {
    stations: stations + 1,
    troubled: own ? troubled + 1 : troubled,
    worst: worstOf(worst, own),
  }
}

/**
 * The stations of each group, by the group's key. Undefined where no station names a group: then nobody has told, and no
 * group may be said to be empty.
 */
export function countGroups(stations: readonly Grouped[]): ReadonlyMap<number, GroupCounts> | undefined {
  const counts = new Map<number, GroupCounts>()
  for (const station of stations) {
    const { groupPk, isActive } = station
    if (groupPk === undefined) continue
    const held = counts.get(groupPk) ?? NO_STATIONS
    counts.set(groupPk, isActive ? withStation(held, station) : held)
  }
  return counts.size > 0 ? counts : undefined
}
