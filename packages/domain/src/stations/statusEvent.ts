import { type EpochMs, parseInstant } from '../time/index.ts'
import { isJsonObject, keyNumberOf, keyTextOf, looseKeyNumber, looseText, textOf, z } from '../wire/index.ts'
import { errorsOf, withReport } from './schema.ts'
import type { Connector, Station } from './station.ts'
import { CONNECTOR_STATUSES, type ConnectorStatus, normaliseStatus, stationStatusOf } from './status.ts'

/** That a connector's status changed. */
export interface StatusEvent {
  /** The chargeBoxId, else the name in the topic, which may be the uuid; undefined when there is neither. */
  readonly stationId: string | undefined
  readonly stationUuid: string | undefined
  /** 0 is the station as a whole, which changes no connector. */
  readonly connectorId: number
  readonly status: ConnectorStatus | undefined
  readonly rawStatus: string
  /** Undefined: the arrival counts. */
  readonly at: EpochMs | undefined
  readonly errorCode: string | undefined
  /** The maker's own words and code. */
  readonly errorInfo: string | undefined
}

/** What the topic of a message says, for messages that do not say it themselves. */
export interface StatusTopic {
  readonly stationId?: string | undefined
  readonly connectorId?: string | number | undefined
}

const statusEventWire = z.object({
  chargeBoxId: z.optional(z.unknown()),
  chargeBoxUuid: looseText,
  uuid: looseText,
  connectorId: looseKeyNumber,
  timestampDT: z.optional(z.unknown()),
  status: looseText,
  errorCode: looseText,
  errorInfo: looseText,
  vendorErrorCode: looseText,
})

/**
 * Reads a status message, either a full `StatusEvent` or at least `{connectorId, status}` whose station is the topic's.
 * Undefined when it names no station, no connector or no status. Never throws.
 */
export function readStatusEvent(body: unknown, topic: StatusTopic = {}): StatusEvent | undefined {
  const read = isJsonObject(body) ? statusEventWire.safeParse(body) : undefined
  if (!read?.success) return undefined
  const wire = read.data
  const stationUuid = wire.chargeBoxUuid ?? wire.uuid
  const ownId = keyTextOf(wire.chargeBoxId)
  const stationId = ownId ?? textOf(topic.stationId)
  const connectorId = wire.connectorId ?? keyNumberOf(topic.connectorId)
  const { status: rawStatus } = wire
  if (connectorId === undefined || rawStatus === undefined) return undefined
  if (stationId === undefined && stationUuid === undefined) return undefined
  return {
    stationId,
    stationUuid,
    connectorId,
    status: normaliseStatus(rawStatus),
    rawStatus,
    at: parseInstant(wire.timestampDT, { zoneless: 'utc' }),
    ...errorsOf(wire.errorCode, wire.errorInfo, wire.vendorErrorCode),
  }
}

// Within one second the wire cannot say what came first. A fixed order decides, the same whatever the order of arrival:
// a recharge goes on rather than back, and a fault is never hidden.
const SAME_TIME_ORDER: readonly (ConnectorStatus | undefined)[] = [
  undefined,
  'Reserved',
  'Preparing',
  'Charging',
  'SuspendedEV',
  'SuspendedEVSE',
  'Occupied',
  'Finishing',
  'Available',
  'Maintenance',
  'Unavailable',
  'Faulted',
]
const RANK = new Map(
  [undefined, ...CONNECTOR_STATUSES].map((status) => [status, SAME_TIME_ORDER.indexOf(status)]),
)

/** A status with its time, as held or as it comes in. */
export interface TimedStatus {
  readonly rawStatus: string | undefined
  readonly at: EpochMs | undefined
}

/**
 * Whether a status takes the place of the one held: a later time does, an earlier one never; without a time on either
 * side the arrival counts; at the same time a fixed order decides, so that duplicates and any order of arrival end
 * alike (R7).
 */
export function supersedes(next: TimedStatus, held: TimedStatus): boolean {
  if (next.at === undefined || held.at === undefined) return true
  if (next.at !== held.at) return next.at > held.at
  const nextRank = RANK.get(normaliseStatus(next.rawStatus)) ?? 0
  const heldRank = RANK.get(normaliseStatus(held.rawStatus)) ?? 0
  return nextRank === heldRank ? (next.rawStatus ?? '') > (held.rawStatus ?? '') : nextRank > heldRank
}

/**
 * A station after a status event (LIV-014): the **same object** when nothing changes, which holds for an unknown
 * connector, for number 0, for a repeated event and for one older than what is held. The map colour is recomputed.
 */
export function applyStatusEvent(station: Station, event: StatusEvent): Station {
  const { connectors } = station
  for (let index = 0; index < connectors.length; index += 1) {
    const connector = connectors[index]
    if (connector?.id !== event.connectorId) continue
    const changed = changedBy(connector, event)
    if (changed === connector) return station
    const next = connectors.slice()
    next[index] = changed
    return { ...station, connectors: next, status: stationStatusOf(next) }
  }
  return station
}

function changedBy(connector: Connector, event: StatusEvent): Connector {
  const held = { rawStatus: connector.reported, at: connector.statusAt }
  if (!supersedes(event, held)) return connector
  // An event without a time moves the status but not the clock: what is older than the held time stays older.
  const at = event.at ?? connector.statusAt
  if (event.rawStatus === connector.reported && at === connector.statusAt) return connector
  return withReport(connector, event.rawStatus, at, event)
}
