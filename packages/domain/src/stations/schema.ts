import type { LatLng } from '../tenants/index.ts'
import { type InstantOptions, parseInstant } from '../time/index.ts'
import {
  isJsonObject,
  keyNumber,
  keyText,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseText,
  type Read,
  readList,
  readRows,
  textOf,
  z,
} from '../wire/index.ts'
import type { Connector, Station } from './station.ts'
import { isOffline, normaliseStatus, stationStatusOf } from './status.ts'

const looseInstant = z.pipe(
  z.optional(z.unknown()),
  z.transform((text) => parseInstant(text, { zoneless: 'utc' })),
)
/** A nested object that may be missing or anything else: what cannot be read reads as an empty one. */
export const looseObject = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (isJsonObject(value) ? value : {})),
)

const lastStatusWire = z.pipe(
  looseObject,
  z.object({
    status: looseText,
    usage: looseNumber,
    timeStamp: looseInstant,
    errorCode: looseText,
    erroInfo: looseText,
  }),
)

const connectorWire = z.object({
  connectorId: keyNumber,
  connectorType: looseText,
  unusualStatus: looseText,
  usage: looseNumber,
  lastStatus: lastStatusWire,
})

/** Schema of a connector. A manual status replaces the reported one in what is shown. */
export const connectorSchema = z.pipe(
  connectorWire,
  z.transform((wire): Connector => {
    const { lastStatus } = wire
    return withReport(
      {
        id: wire.connectorId,
        type: wire.connectorType,
        override: overrideOf(wire.unusualStatus),
        usage: lastStatus.usage ?? wire.usage,
      },
      lastStatus.status,
      lastStatus.timeStamp,
      errorsOf(lastStatus.errorCode, lastStatus.erroInfo),
    )
  }),
)

/** Every field of a station but its keys and its connectors, each undefined where absent. */
export const stationFieldsSchema = z.object({
  description: looseText,
  active: looseBoolean,
  origin: looseText,
  ocppProtocol: looseText,
  chargePointVendor: looseText,
  chargePointModel: looseText,
  fwVersion: looseText,
  monthConsumption: looseNumber,
  locationLatitude: looseNumber,
  locationLongitude: looseNumber,
  chargeBoxGroupPk: looseKeyNumber,
  chargeBoxGroupName: looseText,
  address: z.pipe(
    looseObject,
    z.object({ street: looseText, houseNumber: looseText, city: looseText, state: looseText }),
  ),
})

/** The wire fields behind a `Station`. */
export const stationWire = z.extend(stationFieldsSchema, {
  chargeBoxPk: keyNumber,
  chargeBoxId: keyText,
  uuid: looseText,
  connectors: z.optional(z.unknown()),
  lastHeartbeatTimestamp: z.optional(z.unknown()),
})

/** Connectors of a list, by number, number 0 (the whole station) left out, and how many could not be read. */
export function readConnectors(list: unknown): Read<readonly Connector[]> {
  const { data, unread } = readRows(connectorSchema, list)
  return { data: latestById(data), unread }
}

/** Connectors by number, without number 0. The same number twice: the later report counts, as with live messages. */
export function latestById<Each extends Connector>(rows: readonly Each[]): readonly Each[] {
  const byId = new Map<number, Each>()
  for (const connector of rows) {
    const held = byId.get(connector.id)
    if (held && (connector.statusAt ?? -Infinity) < (held.statusAt ?? -Infinity)) continue
    if (connector.id !== 0) byId.set(connector.id, connector)
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/**
 * Reads a `ChargePointListReply` or a bare list; undefined when it is neither. A repeated station counts once, the last.
 * @param clock the caller's, in which heartbeats are written
 */
export function readStations(
  body: unknown,
  clock: InstantOptions['zoneless'] = 'utc',
): Read<readonly Station[]> | undefined {
  const read = readList(stationWire, body, 'chargePointList')
  if (!read) return undefined
  const stations = read.data.map((wire) => {
    const { data, unread } = readConnectors(wire.connectors)
    const station = stationOf(wire, data, unread)
    return isOffline(station) ? { ...station, heartbeatAt: heartbeatOf(wire, clock) } : station
  })
  return { data: latestByPk(stations), unread: read.unread }
}

/** A repeated station counts once: its place is the first's, what it says the last's. */
export const latestByPk = <Each extends Station>(stations: readonly Each[]): readonly Each[] => [
  ...new Map(stations.map((station) => [station.pk, station])).values(),
]

/** A station from its wire fields and the connectors that could be read. @param unread how many could not */
export function stationOf(
  wire: z.output<typeof stationWire>,
  connectors: readonly Connector[],
  unread: number,
): Station {
  return {
    pk: wire.chargeBoxPk,
    id: wire.chargeBoxId,
    uuid: wire.uuid,
    name: wire.description ?? wire.chargeBoxId,
    isActive: wire.active ?? true,
    origin: wire.origin,
    position: positionOf(wire.locationLatitude, wire.locationLongitude),
    connectors,
    ...(unread > 0 && { unreadConnectors: unread }),
    status: stationStatusOf(connectors),
    protocol: wire.ocppProtocol,
    vendor: wire.chargePointVendor,
    model: wire.chargePointModel,
    firmware: wire.fwVersion,
    monthConsumptionWh: wire.monthConsumption,
    groupPk: wire.chargeBoxGroupPk,
    groupName: wire.chargeBoxGroupName,
    heartbeatAt: undefined,
    street: wire.address.street,
    houseNumber: wire.address.houseNumber,
    city: wire.address.city,
    state: wire.address.state,
  }
}

/** The last heartbeat, which the wire writes by the caller's clock. */
export const heartbeatOf = (
  { lastHeartbeatTimestamp }: { readonly lastHeartbeatTimestamp?: unknown },
  clock: InstantOptions['zoneless'],
) => parseInstant(lastHeartbeatTimestamp, { zoneless: clock })

/** A point that can be shown; 0/0, which chargers without coordinates send, is none, nor is the edge of the numbers. */
export function positionOf(lat: number | undefined, lng: number | undefined): LatLng | undefined {
  if (lat === undefined || lng === undefined || Math.abs(lat) >= 90 || Math.abs(lng) >= 180) return undefined
  return lat === 0 && lng === 0 ? undefined : { lat, lng }
}

/** The error of a report. */
export type ReportedError = Pick<Connector, 'errorCode' | 'errorInfo'>
const NO_ERRORS: ReportedError = { errorCode: undefined, errorInfo: undefined }
const NO_ERROR = /^no[\s_-]?error$/i
const isError = (text: string | undefined): text is string => text !== undefined && !NO_ERROR.test(text)

/** What a report says of an error: its code, and the maker's words and code in one. A good one says `NoError`. */
export function errorsOf(code: string | undefined, ...info: readonly (string | undefined)[]): ReportedError {
  const words = [...new Set(info.filter(isError))].join(' · ')
  return { errorCode: isError(code) ? code : undefined, errorInfo: words === '' ? undefined : words }
}

/** A connector with a reported status; a manual one hides it. */
export function withReport(
  connector: Pick<Connector, 'id' | 'type' | 'override' | 'usage'>,
  reported: string | undefined,
  statusAt: number | undefined,
  { errorCode, errorInfo }: ReportedError = NO_ERRORS,
): Connector {
  const { id, type, override, usage } = connector
  const rawStatus = override ?? reported
  const status = normaliseStatus(rawStatus)
  return { id, type, status, rawStatus, statusAt, usage, override, reported, errorCode, errorInfo }
}

function overrideOf(raw: unknown): Connector['override'] {
  const status = normaliseStatus(textOf(raw))
  return status === 'Maintenance' || status === 'Unavailable' ? status : undefined
}
