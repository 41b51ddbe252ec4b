import { type EpochMs, earliest, latest } from '../time/index.ts'
import { remembered } from './remembered.ts'
import type { Connector, Report, Station } from './station.ts'
import { type ConnectorStatus, colourOf, isOffline, ownConditionOf } from './status.ts'

/**
 * What a connector or a station is, in full (decisions: Screens). `STATION_STATUSES` are the map's four colours; these
 * are the words and the marks: fault, offline, unavailable and unknown share a colour and are told apart.
 */
export const CONDITIONS = [
  'available',
  'busy',
  'charging',
  'faulted',
  'offline',
  'unavailable',
  'maintenance',
  'unknown',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** The marks that conditions are drawn with; `partial`: something works, something does not. */
export const CONDITION_MARKS = [
  'available',
  'busy',
  'maintenance',
  'faulted',
  'offline',
  'partial',
  'unavailable',
  'unknown',
] as const
export type ConditionMark = (typeof CONDITION_MARKS)[number]

/** The mark of a condition. */
export const markOf = ({
  condition,
  isPartial,
}: Pick<StationCondition, 'condition' | 'isPartial'>): ConditionMark =>
  isPartial ? 'partial' : condition === 'charging' ? 'busy' : condition

/** What a station's condition is told by. */
export type Conditioned = Pick<Station, 'connectors' | 'heartbeatAt' | 'own'>

/** The mark of a station on the map: its documented colour first; what that colour calls unavailable has marks of its own. */
export const mapMarkOf = (station: Conditioned & Pick<Station, 'status'>): ConditionMark =>
  station.status === 'unavailable' ? markOf(stationConditionOf(station)) : station.status

const OF_STATUS: Readonly<Record<ConnectorStatus, Condition>> = {
  Available: 'available',
  Preparing: 'busy',
  Charging: 'charging',
  SuspendedEVSE: 'busy',
  SuspendedEV: 'busy',
  Finishing: 'busy',
  Reserved: 'busy',
  Occupied: 'busy',
  Unavailable: 'unavailable',
  Faulted: 'faulted',
  Maintenance: 'maintenance',
}

/** What a connector's status says of it alone: that its station is offline, only the station can say. */
export const connectorConditionOf = ({ status }: Pick<Connector, 'status'>): Condition =>
  status === undefined ? 'unknown' : OF_STATUS[status]

/** The mark of one connector. */
export const connectorMarkOf = (connector: Pick<Connector, 'status'>): ConditionMark =>
  markOf({ condition: connectorConditionOf(connector), isPartial: false })

/** What keeps drivers from charging, the worst first. */
const DOWN = ['faulted', 'unavailable', 'maintenance', 'unknown'] as const satisfies readonly Condition[]
/** What a station is while all its connectors work, the most telling first. */
const WORKING = ['charging', 'busy', 'available'] as const satisfies readonly Condition[]
const isWorking = (condition: Condition): boolean => WORKING.some((one) => one === condition)

/** A station's condition with what stands behind it. */
export interface StationCondition {
  /** The worst of what is down; where nothing is, what the station does. */
  readonly condition: Condition
  /** How many of the connectors are down in that way. */
  readonly down: number
  /** All connectors. */
  readonly total: number
  /** Others work meanwhile: "Parcial: 1 de 2 com falha". */
  readonly isPartial: boolean
  /** Since when: the first of those connectors' reports; for an offline station its last sign of life. */
  readonly since: EpochMs | undefined
  /** The connectors that are down in that way; for a station that works, or is offline, all of them. */
  readonly connectors: readonly Connector[]
  /** The station's own report, where that is what the condition is: "Falha na estação: …". */
  readonly own?: Report
}

/** The last sign of life of a station: a heartbeat or a status, whichever is later. */
export const lastSignOf = ({ heartbeatAt, connectors, own }: Conditioned): EpochMs | undefined =>
  latest([heartbeatAt, own?.statusAt, ...connectors.map(({ statusAt }) => statusAt)])

const firstOf = (connectors: readonly Connector[]): EpochMs | undefined =>
  earliest(connectors.map(({ statusAt }) => statusAt))

/** Every connector was set by hand, so that somebody meant it. False without connectors. */
export const isSetByHand = ({ connectors }: Pick<Station, 'connectors'>): boolean =>
  connectors.length > 0 && connectors.every(({ override }) => override !== undefined)

/**
 * The condition of a station, for every count of it. What it says of itself as a whole comes first, and only a connector that is busy still works
 * then. A manual status explains why nothing answers: a station that is in maintenance on all connectors is so, though it
 * is offline too. One without connectors is unknown.
 */
export const stationConditionOf = remembered((station: Conditioned): StationCondition => {
  const { connectors, own } = station
  const total = connectors.length
  const all = { down: total, total, isPartial: false, connectors }
  const ownCondition = ownConditionOf(own)
  if (own && ownCondition) {
    const isPartial = connectors.some(({ status }) => colourOf(status) === 'busy')
    return { ...all, condition: ownCondition, isPartial, since: own.statusAt, own }
  }
  if (total === 0) return { ...all, condition: 'unknown', since: undefined }
  if (isOffline(station) && !isSetByHand(station))
    return { ...all, condition: 'offline', since: lastSignOf(station) }

  const conditions = connectors.map(connectorConditionOf)
  const worst = DOWN.find((condition) => conditions.includes(condition))
  if (!worst) {
    const condition = WORKING.find((one) => conditions.includes(one)) ?? 'available'
    return { ...all, down: 0, condition, since: firstOf(connectors) }
  }
  const those = connectors.filter((_, index) => conditions[index] === worst)
  return {
    condition: worst,
    down: those.length,
    total,
    isPartial: conditions.some(isWorking),
    since: firstOf(those),
    connectors: those,
  }
})

/** Every mark, of none. */
export const NO_MARKS: Readonly<Record<ConditionMark, number>> = {
  available: 0,
  busy: 0,
  maintenance: 0,
  faulted: 0,
  offline: 0,
  partial: 0,
  unavailable: 0,
  unknown: 0,
}

/** How many stations have each mark of the map; 0 for one that none has. */
export function countMarks(
  stations: readonly (Conditioned & Pick<Station, 'status'>)[],
): Record<ConditionMark, number> {
  const counts = { ...NO_MARKS }
  for (const station of stations) counts[mapMarkOf(station)] += 1
  return counts
}
