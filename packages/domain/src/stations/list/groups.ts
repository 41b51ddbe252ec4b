import { type Condition, type Conditioned, isSetByHand, stationConditionOf } from '../condition.ts'
import type { Station } from '../station.ts'

/** How many stations a group has, and how many of them keep a driver from charging. */
export interface GroupCounts {
  /** Active ones. */
  readonly stations: number
  /** At least one connector is faulted, unavailable or unknown, or the station is offline; maintenance is no trouble. */
  readonly troubled: number
  /** What is worst among the troubled ones; undefined: none is. */
  readonly worst: Condition | undefined
}

/** Troubles, worst first. */
const WORST_FIRST: readonly Condition[] = ['faulted', 'offline', 'unavailable', 'unknown']
const worseOf = (one: Condition | undefined, other: Condition): Condition =>
  one !== undefined && WORST_FIRST.indexOf(one) <= WORST_FIRST.indexOf(other) ? one : other

/** What a group has of which no station is known. */
export const NO_STATIONS: GroupCounts = { stations: 0, troubled: 0, worst: undefined }

/** Whether something is wrong with a station that nobody means to be so. */
export function isTroubled(station: Conditioned): boolean {
  const { condition, down, own } = stationConditionOf(station)
  if (own) return !isSetByHand(station)
  // A station without connectors has announced none yet: nothing is known to be wrong.
  return down > 0 && condition !== 'maintenance'
}

const withStation = ({ stations, troubled, worst }: GroupCounts, station: Conditioned): GroupCounts =>
  isTroubled(station)
    ? {
        stations: stations + 1,
        troubled: troubled + 1,
        worst: worseOf(worst, stationConditionOf(station).condition),
      }
    : { stations: stations + 1, troubled, worst }

/**
 * The stations of each group, by the group's key. Undefined where no station names a group: then nobody has told, and no
 * group may be said to be empty.
 */
export function countGroups(
  stations: readonly (Conditioned & Pick<Station, 'groupPk' | 'isActive'>)[],
): ReadonlyMap<number, GroupCounts> | undefined {
  const counts = new Map<number, GroupCounts>()
  for (const station of stations) {
    const { groupPk, isActive } = station
    if (groupPk === undefined) continue
    const held = counts.get(groupPk) ?? NO_STATIONS
    counts.set(groupPk, isActive ? withStation(held, station) : held)
  }
  return counts.size > 0 ? counts : undefined
}
