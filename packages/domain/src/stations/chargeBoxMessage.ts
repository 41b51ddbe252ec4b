import type { LatLng } from '../tenants/index.ts'
import type { EpochMs } from '../time/index.ts'
import { isJsonObject, keyText, looseText, ownField, z } from '../wire/index.ts'
import { positionOf, readConnectors, stationFieldsSchema, withReport } from './schema.ts'
import type { Connector, Station } from './station.ts'
import { stationStatusOf } from './status.ts'
import { afterOwnReport, afterReport } from './statusEvent.ts'

/** That a station was inserted or changed: its names, and only the fields that the message holds. */
export interface ChargeBoxMessage {
  /** The chargeBoxId; at least one of id and uuid is there. */
  readonly stationId: string | undefined
  readonly stationUuid: string | undefined
  readonly action: string | undefined
  readonly changes: StationChanges
}

/** Fields of a station to put in the place of the held ones. */
export type StationChanges = {
  -readonly [Key in Exclude<keyof Station, 'pk' | 'id' | 'uuid' | 'status' | 'connectors'>]?: NonNullable<
    Station[Key]
  >
} & {
  connectors?: readonly Connector[]
  /** Whether `connectors` is all there is; otherwise those that are not in it stay. */
  hasAllConnectors?: boolean
}

const messageWire = z.extend(stationFieldsSchema, {
  chargeBoxId: z.catch(z.optional(keyText), undefined),
  uuid: looseText,
  chargeBoxUuid: looseText,
  action: looseText,
})

/**
 * Reads a charge box message (LIV-012); undefined when it names no station. Never throws.
 * @param serverNow the server's clock, which the charger's is held against
 */
export function readChargeBoxMessage(body: unknown, serverNow?: EpochMs): ChargeBoxMessage | undefined {
  const read = isJsonObject(body) ? messageWire.safeParse(body) : undefined
  if (!read?.success) return undefined
  const wire = read.data
  const stationUuid = wire.uuid ?? wire.chargeBoxUuid
  if (wire.chargeBoxId === undefined && stationUuid === undefined) return undefined
  const changes: StationChanges = {
    ...given('name', wire.description),
    ...given('isActive', wire.active),
    ...given('origin', wire.origin),
    ...given('protocol', wire.ocppProtocol),
    ...given('vendor', wire.chargePointVendor),
    ...given('model', wire.chargePointModel),
    ...given('firmware', wire.fwVersion),
    ...given('monthConsumptionWh', wire.monthConsumption),
    ...given('position', positionOf(wire.locationLatitude, wire.locationLongitude)),
    ...given('groupPk', wire.chargeBoxGroupPk),
    ...given('groupName', wire.chargeBoxGroupName),
    ...given('street', wire.address.street),
    ...given('houseNumber', wire.address.houseNumber),
    ...given('city', wire.address.city),
    ...given('state', wire.address.state),
  }
  const list = ownField(body, 'connectors')
  if (Array.isArray(list)) {
    const { connectors, own, unread } = readConnectors(list, serverNow)
    changes.connectors = connectors
    changes.hasAllConnectors = unread === 0
    if (own) changes.own = own
  }
  return { stationId: wire.chargeBoxId, stationUuid, action: wire.action, changes }
}

/**
 * A known station, merged field by field with a message (LIV-012, LIV-013); the **same object** when nothing changes.
 * A connector's status never goes back in time.
 */
export function applyChargeBoxMessage(station: Station, message: ChargeBoxMessage): Station {
  const { connectors: incoming, hasAllConnectors, own: said, ...fields } = message.changes
  const connectors = incoming
    ? mergeConnectors(station.connectors, incoming, hasAllConnectors === true)
    : station.connectors
  const own = afterOwnReport(station.own, said)
  const status = stationStatusOf(connectors, own)
  const merged: Station = { ...station, ...fields, connectors, ...(own && { own }), status }
  return isSameStation(station, merged) ? station : merged
}

function mergeConnectors(
  held: readonly Connector[],
  incoming: readonly Connector[],
  isComplete: boolean,
): readonly Connector[] {
  const heldById = new Map(held.map((connector) => [connector.id, connector]))
  const merged = incoming.map((next) => mergeConnector(heldById.get(next.id), next))
  if (!isComplete) {
    const named = new Set(incoming.map((connector) => connector.id))
    merged.push(...held.filter((connector) => !named.has(connector.id)))
  }
  merged.sort((a, b) => a.id - b.id)
  const isSame =
    merged.length === held.length && merged.every((connector, index) => connector === held[index])
  return isSame ? held : merged
}

function mergeConnector(held: Connector | undefined, next: Connector): Connector {
  if (!held) return next
  const report = afterReport(held, next)
  const type = next.type ?? held.type
  const usage = next.usage ?? held.usage
  const isSame =
    report === held && type === held.type && usage === held.usage && next.override === held.override
  return isSame ? held : withReport({ id: held.id, type, override: next.override, usage }, report)
}

function isSameStation(a: Station, b: Station): boolean {
  if (!isSamePosition(a.position, b.position)) return false
  const fields = Object.keys(b) as (keyof Station)[] // the keys of a Station, which Object.keys cannot know
  return fields.every((key) => key === 'position' || a[key] === b[key])
}

function isSamePosition(a: LatLng | undefined, b: LatLng | undefined): boolean {
  return a?.lat === b?.lat && a?.lng === b?.lng
}

/** `{[key]: value}` where there is a value: an absent field leaves the held one. */
function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value }) // TS widens a computed key to string
}
