import { readStations, type Station } from '@corrente/domain/stations'

/** `2026-03-14T12:00:00Z` plus seconds, as the wire spells a status event's time. */
export const at = (seconds: number): string =>
  new Date(Date.UTC(2026, 2, 14, 12) + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** The server's clock: the day after, so that no time of a test is ahead of it. */
export const NOW = Date.UTC(2026, 2, 15, 12)

/** A status of the wire: spelling, and seconds after noon where it has a time. */
export type WireStatus = readonly [status: string, seconds?: number | undefined]

/** A `ChargePoint` of the wire with one connector per status. */
export const chargePoint = (id: string, statuses: readonly WireStatus[], rest: object = {}) => ({
  chargeBoxPk: [...id].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 1_000_000_007,
  chargeBoxId: id,
  uuid: `uuid-of-${id}`,
  description: `Station ${id}`,
  active: true,
  origin: 'MOVE',
  locationLatitude: -23.5,
  locationLongitude: -46.6,
  connectors: statuses.map(([status, seconds], index) => ({
    connectorId: index + 1,
    connectorType: 'Type 2',
    lastStatus: {
      status,
      usage: 1,
      timeStamp: seconds === undefined ? null : `${at(seconds).replace(' ', 'T')}Z`,
    },
  })),
  ...rest,
})

/** What the reader makes of such charge points. */
export function stationsOf(...points: readonly object[]): readonly Station[] {
  const read = readStations({ error: null, chargePointList: points, count: points.length })
  if (!read || read.unread > 0) throw new Error('the test wrote a charge point that no reader reads')
  return read.data
}

/** A `StatusEvent` of the wire. */
export const statusEvent = (
  id: string,
  connectorId: number | string,
  status: string,
  seconds?: number | undefined,
) => ({
  chargeBoxId: id,
  chargeBoxUuid: null,
  connectorId,
  timestampDT: seconds === undefined ? null : at(seconds),
  status,
  errorCode: 'NoError',
})

/** A `StationNotification` of the wire. */
export const notification = (id: string, type: string, seconds: number, rest: object = {}) => ({
  chargeBoxId: id,
  chargeBoxName: `Station ${id}`,
  connectorId: 1,
  transactionId: null,
  type,
  notificationTimestampDT: at(seconds),
  userName: null,
  userPk: null,
  connectorErrorCode: null,
  connectorErrorMsg: null,
  addressState: null,
  addressCity: null,
  addressStreet: null,
  ...rest,
})
