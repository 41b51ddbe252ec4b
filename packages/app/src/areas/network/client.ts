import { readNotifications, type StationNotification } from '@corrente/domain/notifications'
import { readGroups, type StationGroup } from '@corrente/domain/station-groups'
import {
  type Account,
  type ConnectorSave,
  type ConnectorTypeOption,
  readAccounts,
  readConnectorTypes,
  readStationDetail,
  type StationDetail,
} from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import type { Gateway, Outcome } from '../../gateways/index.ts'

/** GET tenants: the accounts to choose from (AST-036, STN-033, STF-091). */
export const readAccountOptions = (cp: Gateway, signal: AbortSignal): Promise<Outcome<readonly Account[]>> =>
  cp.get(
    'tenants',
    (body) => {
      const read = readAccounts(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { signal },
  )

/** GET chargepoint-groups: the groups to choose from (AST-036, STN-034, STF-091). */
export const readGroupOptions = (
  cp: Gateway,
  signal: AbortSignal,
): Promise<Outcome<readonly StationGroup[]>> =>
  cp.get(
    'chargepoint-groups',
    (body) => {
      const read = readGroups(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { signal },
  )

/** GET chargepoints/{pk}: one station with everything that it holds (STF-016). */
export const readOneStation = (
  cp: Gateway,
  pk: number | string,
  zone: ZoneId,
  signal?: AbortSignal,
): Promise<Outcome<StationDetail>> =>
  cp.get(
    'chargepoints/{pk}',
    (body) => {
      const read = readStationDetail(body, zone)
      return read && { data: read.station, unread: read.unread }
    },
    { params: { pk }, ...(signal && { signal }) },
  )

/** GET connector_types (CON-004). */
export const readTypes = (
  cp: Gateway,
  signal?: AbortSignal,
): Promise<Outcome<readonly ConnectorTypeOption[]>> =>
  cp.get(
    'connector_types',
    (body) => {
      const read = readConnectorTypes(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { ...(signal && { signal }) },
  )

/** PUT chargepoints/{pk}/connector/{connectorId} (CON-018). */
export const sendConnector = (
  cp: Gateway,
  pk: number,
  connectorId: number,
  save: ConnectorSave,
): Promise<Outcome<never>> =>
  cp.send('PUT', 'chargepoints/{pk}/connector/{connectorId}', { params: { pk, connectorId }, json: save })

/**
 * GET notification/chargeBox of one station, by its charge box id, newest first (STN-024, STN-025, ALR-006).
 * @param limit - how many at most
 */
export const readStationEvents = (
  cp: Gateway,
  stationId: string,
  limit: number,
  signal: AbortSignal,
): Promise<Outcome<readonly StationNotification[]>> =>
  cp.get(
    'notification/chargeBox',
    (body) => {
      const read = readNotifications(body)
      return read && { data: read.notifications, unread: read.unread }
    },
    { query: { chargeBoxIds: stationId, limit }, signal },
  )
