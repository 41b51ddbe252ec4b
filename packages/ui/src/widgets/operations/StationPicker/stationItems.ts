import { type OperationStation, type Protocol, protocolOfStation } from '@corrente/domain/operations'
import { type Station, stationConditionOf } from '@corrente/domain/stations'

/** Finds a station of the live index by its charge box id; undefined: nobody knows it. */
export type StationOf = (id: string) => Station | undefined

/** What narrows the stations on offer. */
export interface PickFilters {
  /** Name of a group; '' for all. */
  readonly group: string
  /** A condition; '' for all. */
  readonly condition: string
}
export const NO_PICK_FILTERS: PickFilters = { group: '', condition: '' }

/** The condition of a station as the index has it; one that it does not know is unknown. */
export const conditionOf = (station: Station | undefined) =>
  station ? stationConditionOf(station).condition : 'unknown'

/** The stations that fit the filters. */
export function fittingStations(
  stations: readonly OperationStation[],
  { group, condition }: PickFilters,
  stationOf: StationOf,
): readonly OperationStation[] {
  if (group === '' && condition === '') return stations
  return stations.filter(({ id }) => {
    const station = stationOf(id)
    return (
      (group === '' || station?.groupName === group) &&
      (condition === '' || conditionOf(station) === condition)
    )
  })
}

const SEPARATORS = /[\n\r\t,;]+/
/**
 * Ids out of a text, one a line or separated: those on offer, and those that are not. Without case; a blank is part of an
 * id.
 */
export function readIds(
  text: string,
  stations: readonly OperationStation[],
): { readonly found: readonly string[]; readonly missing: readonly string[] } {
  const byId = new Map(stations.map(({ id }) => [id.toLowerCase(), id]))
  const typed = [...new Set(text.split(SEPARATORS).map((each) => each.trim()))].filter((each) => each !== '')
  return {
    found: [...new Set(typed.flatMap((each) => byId.get(each.toLowerCase()) ?? []))],
    missing: typed.filter((each) => !byId.has(each.toLowerCase())),
  }
}

/** Chosen stations that a command cannot be sent to, by charge box id and by why. */
export interface Unoffered {
  /** They say that they speak the other version. */
  readonly otherVersion: readonly string[]
  /** The server did not offer them, and nobody knows why. */
  readonly unknown: readonly string[]
}

/** Which of the chosen stations the server does not offer for this command and version. */
export function unofferedOf(
  selected: readonly string[],
  stations: readonly OperationStation[],
  protocol: Protocol,
  stationOf: StationOf,
): Unoffered {
  const offered = new Set(stations.map(({ id }) => id))
  const missing = selected.filter((id) => !offered.has(id))
  const speaksOther = (id: string): boolean => {
    const spoken = protocolOfStation(stationOf(id)?.protocol)
    return spoken !== undefined && spoken !== protocol
  }
  return {
    otherVersion: missing.filter(speaksOther),
    unknown: missing.filter((id) => !speaksOther(id)),
  }
}
