import type { Station } from '../station.ts'
import { isOffline, normaliseStatus, ownConditionOf } from '../status.ts'
import { createTally, type Tally } from './tally.ts'

/** The questions that operators ask first, as chips above the list. */
export const STATION_CHIPS = ['faulted', 'offline', 'busy', 'maintenance'] as const
export type StationChip = (typeof STATION_CHIPS)[number]

type Seen = Pick<Station, 'status' | 'connectors' | 'own' | 'isActive'>

/**
 * Whether a station answers a chip. `faulted`: the station or a connector reports a fault, also behind a manual status; `offline`: no
 * connector reports anything but Unavailable; `busy` and `maintenance`: the map's colours. A station may answer several;
 * one that is switched off answers none.
 */
export function answersChip(station: Seen, chip: StationChip): boolean {
  if (!station.isActive) return false
  if (chip === 'busy' || chip === 'maintenance') return station.status === chip
  if (chip === 'faulted')
    return (
      ownConditionOf(station.own) === 'faulted' ||
      station.connectors.some(({ status, reported }) => status === 'Faulted' || isFault(reported))
    )
  return isOffline(station)
}

/** Which chips each station answers. One is never changed in place, so that an answer holds as long as its station. */
const answered = new WeakMap<Seen, readonly StationChip[]>()

function chipsOf(station: Seen): readonly StationChip[] {
  const held = answered.get(station)
  if (held) return held
  const chips = STATION_CHIPS.filter((chip) => answersChip(station, chip))
  answered.set(station, chips)
  return chips
}

/** How many stations answer each chip. */
type ChipCounts = Readonly<Record<StationChip, number>>

const NONE: ChipCounts = { faulted: 0, offline: 0, busy: 0, maintenance: 0 }

/** How many stations answer each chip: the counts that stand on the chips, at the cost of the stations that changed. */
export const createChipTally = <Key>(): Tally<Key, Seen, StationChip> => createTally(NONE, chipsOf)

/** Whether a station answers any of the chips. No chip asks nothing. */
export const answersAny = (station: Seen, chips: readonly StationChip[]): boolean =>
  chips.length === 0 || chips.some((chip) => answersChip(station, chip))

const isFault = (reported: string | undefined): boolean => normaliseStatus(reported) === 'Faulted'
