import { breakagesOf, type MaybeBroken } from '../broken.ts'
import { stationConditionOf } from '../condition.ts'
import type { Station } from '../station.ts'
import { createTally, type Tally } from './tally.ts'

/** The questions that operators ask first, as chips above the list. */
export const STATION_CHIPS = ['faulted', 'offline', 'busy', 'maintenance'] as const
export type StationChip = (typeof STATION_CHIPS)[number]

type Seen = MaybeBroken & Pick<Station, 'status'>

/**
 * Whether a station answers a chip. `faulted` and `offline`: that is broken, by the one rule of `breakagesOf`; `busy`
 * and `maintenance`: the map's colours. A station may answer several; one that is switched off answers none.
 */
export function answersChip(station: Seen, chip: StationChip): boolean {
  if (chip === 'busy' || chip === 'maintenance') return station.isActive && station.status === chip
  return breakagesOf(station).has(chip)
}

/** The stations of a chip whose row says 'Parcial': something works there, something does not. */
type PartialOfChip = `${StationChip} partial`

function kindsOf(station: Seen): readonly (StationChip | PartialOfChip)[] {
  const chips = STATION_CHIPS.filter((chip) => answersChip(station, chip))
  const { isPartial } = stationConditionOf(station)
  return isPartial ? [...chips, ...chips.map((chip) => `${chip} partial` as const)] : chips
}

/** How many stations answer each chip, and how many of those say 'Parcial'. */
export type ChipCounts = Readonly<Record<StationChip | PartialOfChip, number>>

const NONE: ChipCounts = {
  faulted: 0,
  offline: 0,
  busy: 0,
  maintenance: 0,
  'faulted partial': 0,
  'offline partial': 0,
  'busy partial': 0,
  'maintenance partial': 0,
}

/** How many stations answer each chip: the counts that stand on the chips, at the cost of the stations that changed. */
export const createChipTally = <Key>(): Tally<Key, Seen, keyof ChipCounts> => createTally(NONE, kindsOf)

/** Whether a station answers any of the chips. No chip asks nothing. */
export const answersAny = (station: Seen, chips: readonly StationChip[]): boolean =>
  chips.length === 0 || chips.some((chip) => answersChip(station, chip))
