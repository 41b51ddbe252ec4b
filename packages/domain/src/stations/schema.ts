import type { LatLng } from '../tenants/index.ts'
import { type EpochMs, type InstantOptions, parseInstant, wireInstant } from '../time/index.ts'
import {
  keyNumber,
  keyText,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseObject,
  looseText,
  onceById,
  type Read,
  readList,
  readRows,
  textOf,
  z,
} from '../wire/index.ts'
import { timeOf } from './clock.ts'
import type { Connector, Report, Station } from './station.ts'
import { isOffline, normaliseStatus, stationStatusOf } from './status.ts'

const lastStatusWire = z.pipe(
  looseObject,
  z.object({
    status: looseText,
    usage: looseNumber,
    timeStamp: wireInstant,
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
      {
        reported: lastStatus.status,
        statusAt: lastStatus.timeStamp,
        ...errorsOf(lastStatus.errorCode, lastStatus.erroInfo),
      },
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

/** What a list says of a station's connectors. */
export interface ConnectorsRead<Each extends Connector> {
  /** By number. */
  readonly connectors: readonly Each[]
  /** What stands under number 0, the station as a whole, where it has reported anything. */
  readonly own: Report | undefined
  /** How many could not be read. */
  readonly unread: number
}

/** Connectors of a list. @param serverNow the server's clock, which a charger's is held against */
export const readConnectors = (list: unknown, serverNow: EpochMs | undefined): ConnectorsRead<Connector> =>
  latestById(readRows(connectorSchema, list), serverNow)

/** The connectors of a list apart from number 0. The same number twice: the later report counts, as with live messages. */
export function latestById<Each extends Connector>(
  { data, unread }: Read<readonly Each[]>,
  serverNow: EpochMs | undefined,
): ConnectorsRead<Each> {
  const byId = new Map<number, Each>()
  for (const said of data) {
    const { at, ...claim } = timeOf(said.statusAt, serverNow, undefined)
    const connector = { ...said, statusAt: at, ...claim }
    const held = byId.get(connector.id)
    if (held && (connector.statusAt ?? -Infinity) < (held.statusAt ?? -Infinity)) continue
    byId.set(connector.id, connector)
  }
  const whole = byId.get(0)
  byId.delete(0)
  return {
    connectors: [...byId.values()].sort((a, b) => a.id - b.id),
    own: whole?.reported === undefined ? undefined : reportOf(whole),
    unread,
  }
}

/** The clocks that a reply is read by. */
export interface ReadClocks {
  /** The caller's, in which heartbeats are written. */
  readonly zoneless: InstantOptions['zoneless']
  /** The server's, which a charger's is held against; undefined: nobody knows it. */
  readonly serverNow?: EpochMs | undefined
}

/**
 * Reads a `ChargePointListReply` or a bare list; undefined when it is neither. A repeated station counts once (`onceById`).
 */
export function readStations(
  body: unknown,
  clocks: ReadClocks = { zoneless: 'utc' },
): Read<readonly Station[]> | undefined {
  const read = readList(stationWire, body, 'chargePointList')
  if (!read) return undefined
  const stations = read.data.map((wire) => {
    const station = stationOf(wire, readConnectors(wire.connectors, clocks.serverNow), clocks)
    return isOffline(station) ? station : { ...station, heartbeatAt: undefined }
  })
  return onceById({ data: stations, unread: read.unread }, ({ pk }) => pk)
}

/** A station from its wire fields and its connectors. */
export function stationOf(
  wire: z.output<typeof stationWire>,
  { connectors, own, unread }: ConnectorsRead<Connector>,
  { zoneless, serverNow }: ReadClocks,
): Station {
  // The wire writes heartbeats by the caller's clock.
  const heartbeat = timeOf(parseInstant(wire.lastHeartbeatTimestamp, { zoneless }), serverNow, undefined)
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
    ...(own && { own }),
    status: stationStatusOf(connectors, own),
    protocol: wire.ocppProtocol,
    vendor: wire.chargePointVendor,
    model: wire.chargePointModel,
    firmware: wire.fwVersion,
    monthConsumptionWh: wire.monthConsumption,
    groupPk: wire.chargeBoxGroupPk,
    groupName: wire.chargeBoxGroupName,
    heartbeatAt: heartbeat.at,
    ...(heartbeat.claimedAt !== undefined && { hasWrongHeartbeat: true }),
    street: wire.address.street,
    houseNumber: wire.address.houseNumber,
    city: wire.address.city,
    state: wire.address.state,
  }
}

/** A point that can be shown; 0/0, which chargers without coordinates send, is none, nor is the edge of the numbers. */
export function positionOf(lat: number | undefined, lng: number | undefined): LatLng | undefined {
  if (lat === undefined || lng === undefined || Math.abs(lat) >= 90 || Math.abs(lng) >= 180) return undefined
  return lat === 0 && lng === 0 ? undefined : { lat, lng }
}

/** The error of a report. */
type ReportedError = Pick<Report, 'errorCode' | 'errorInfo'>
const NO_ERROR = /^no[\s_-]?error$/i
const isError = (text: string | undefined): text is string => text !== undefined && !NO_ERROR.test(text)

/** What a report says of an error: its code, and the maker's words and code in one. A good one says `NoError`. */
export function errorsOf(code: string | undefined, ...info: readonly (string | undefined)[]): ReportedError {
  const words = [...new Set(info.filter(isError))].join(' · ')
  return { errorCode: isError(code) ? code : undefined, errorInfo: words === '' ? undefined : words }
}

/** A report alone, of whatever holds one. */
export const reportOf = ({ reported, statusAt, claimedAt, errorCode, errorInfo }: Report): Report => ({
  reported,
  statusAt,
  ...(claimedAt !== undefined && { claimedAt }),
  errorCode,
  errorInfo,
})

/** A connector with what it reports; a manual status hides it. */
export function withReport(
  { id, type, override, usage }: Pick<Connector, 'id' | 'type' | 'override' | 'usage'>,
  report: Report,
): Connector {
  const rawStatus = override ?? report.reported
  return { id, type, status: normaliseStatus(rawStatus), rawStatus, usage, override, ...reportOf(report) }
}

function overrideOf(raw: unknown): Connector['override'] {
  const status = normaliseStatus(textOf(raw))
  return status === 'Maintenance' || status === 'Unavailable' ? status : undefined
}
