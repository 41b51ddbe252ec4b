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
  /** Maker and model; '' for all. */
  readonly model: string
  /** A version of the firmware, or, after `<`, all below it; '' for all. */
  readonly firmware: string
}
export const NO_PICK_FILTERS: PickFilters = { group: '', condition: '', model: '', firmware: '' }

/** The condition of a station as the index has it; one that it does not know is unknown. */
export const conditionOf = (station: Station | undefined) =>
  station ? stationConditionOf(station).condition : 'unknown'

/** The stations that fit the filters. */
export function fittingStations(
  stations: readonly OperationStation[],
  filters: PickFilters,
  stationOf: StationOf,
): readonly OperationStation[] {
  if (!isNarrowed(filters)) return stations
  const { group, condition, model, firmware } = filters
  return stations.filter(({ id }) => {
    const station = stationOf(id)
    return (
      (group === '' || station?.groupName === group) &&
      (condition === '' || conditionOf(station) === condition) &&
      (model === '' || modelOf(station) === model) &&
      (firmware === '' || hasFirmware(station, firmware))
    )
  })
}

/** Whether any filter is set. */
export const isNarrowed = (filters: PickFilters): boolean =>
  Object.values(filters).some((text) => text !== '')

/** Maker and model of a station, as it says them; '' where it says neither. */
export const modelOf = (station: Station | undefined): string =>
  [station?.vendor, station?.model].filter(Boolean).join(' ')

const BELOW = '<'
/** The filter for what is older than a version. */
export const below = (version: string): string => `${BELOW}${version}`
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** A station that does not say its version has none of them, and is below none: nobody knows. */
function hasFirmware(station: Station | undefined, wanted: string): boolean {
  const version = station?.firmware
  if (version === undefined) return false
  return wanted.startsWith(BELOW) ? byVersion(version, wanted.slice(BELOW.length)) < 0 : version === wanted
}

/** The models among the stations by name, and the versions among those of one, the newest first. */
export function firmwareOf(
  stations: readonly OperationStation[],
  stationOf: StationOf,
  model: string,
): { readonly models: readonly string[]; readonly versions: readonly string[] } {
  const models = new Set<string>()
  const versions = new Set<string>()
  for (const { id } of stations) {
    const station = stationOf(id)
    const own = modelOf(station)
    if (own !== '') models.add(own)
    if (station?.firmware !== undefined && (model === '' || own === model)) versions.add(station.firmware)
  }
  return { models: [...models].sort(byVersion), versions: [...versions].sort((a, b) => byVersion(b, a)) }
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

/** Why a station is not on offer for a command, as far as anybody here can tell. */
export type UnofferedWhy =
  | 'speaks15'
  | 'speaks16'
  /** It speaks the version: one of 1.5 without an address is never offered. */
  | 'noAddress'
  | 'notOffered'
  /** No station is known by this id. */
  | 'unknown'

/** A station that is not on offer. */
export interface Unoffered {
  /** Charge box id. */
  readonly id: string
  readonly why: UnofferedWhy
}

/** Why a station is not on offer for this version. */
export function whyUnoffered(id: string, protocol: Protocol, stationOf: StationOf): UnofferedWhy {
  const station = stationOf(id)
  if (station === undefined) return 'unknown'
  const spoken = protocolOfStation(station.protocol)
  if (spoken !== undefined && spoken !== protocol) return spoken === 'v1.5' ? 'speaks15' : 'speaks16'
  return spoken === 'v1.5' ? 'noAddress' : 'notOffered'
}

/** Which of the chosen stations the server does not offer for this command and version, and why. */
export function unofferedOf(
  selected: readonly string[],
  stations: readonly OperationStation[],
  protocol: Protocol,
  stationOf: StationOf,
): readonly Unoffered[] {
  const offered = new Set(stations.map(({ id }) => id))
  return selected
    .filter((id) => !offered.has(id))
    .map((id) => ({ id, why: whyUnoffered(id, protocol, stationOf) }))
}
