import type { EpochMs } from '../clock/clock.ts'
import type { LiveConnector, LiveStation } from '../network/model.ts'
import type { EventRow, GroupRow } from '../store/rows.ts'
import { connectorWire } from './chargePoint.ts'
import { hasExtras, spellError, spellId, spellStatus } from './style.ts'
import { localText, utcText } from './times.ts'

/** Who caused an event, as far as it is known. */
export interface EventPerson {
  name: string | null
  idTag: string | null
}

/** A station notification, for the lists and for its topic. @param event with times of the clock, not of the store */
export const notificationWire = (event: EventRow, station: LiveStation, person: EventPerson | undefined) => {
  const { row } = station
  const connector = station.connectors.find((one) => one.row.connectorId === event.connectorId)
  const wire = {
    chargeBoxId: row.chargeBoxId,
    chargeBoxName: row.description,
    connectorId: spellId(row, event.connectorId),
    transactionId: spellId(row, event.rechargePk),
    type: event.type,
    notificationTimestampDT: utcText(event.at),
    userName: person?.name ?? null,
    userPk: event.personPk,
    connectorErrorCode: spellError(row, event.errorCode),
    connectorErrorMsg: event.errorMessage,
    addressState: row.state,
    addressCity: row.city,
    addressStreet: row.street,
  }
  if (!hasExtras(row)) return wire
  return {
    notificationPk: event.pk,
    ...wire,
    idTag: person?.idTag ?? null,
    connectorType: connector?.row.type ?? null,
  }
}

/** A status event, for the status topics. */
export const statusEventWire = (
  station: LiveStation,
  connector: LiveConnector,
  group: GroupRow | undefined,
  at: EpochMs,
) => ({
  chargeBoxId: station.row.chargeBoxId,
  chargeBoxUuid: station.row.uuid,
  connectorId: spellId(station.row, connector.row.connectorId),
  timestampDT: utcText(at),
  status: spellStatus(station.row, connector.row.status ?? 'Unavailable'),
  errorCode: spellError(station.row, connector.row.errorCode),
  errorInfo: null,
  vendorId: null,
  vendorErrorCode: connector.row.status === 'Faulted' ? 'E-17' : null,
  chargeBoxGroupPk: station.row.groupPk,
  chargeBoxGroupExternalId: group?.externalId ?? null,
})

/** What changed of a station, for the charge-box topic. @param offsetHours the network's own, as no caller is known */
export const chargeBoxWire = (station: LiveStation, now: EpochMs, offsetHours: number) => ({
  action: 'UPDATE',
  chargeBoxPk: station.row.pk,
  chargeBoxId: station.row.chargeBoxId,
  uuid: station.row.uuid,
  lastHeartbeatTimestamp:
    station.row.heartbeatAt === null ? null : localText(station.row.heartbeatAt, offsetHours),
  usage: station.row.usage,
  monthConsumption: station.row.monthWh,
  connectors: station.connectors.map((connector) => connectorWire(station, connector, now)),
})
