import { readNotifications, type StationNotification } from '@corrente/domain/notifications'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { STATIONS_KEY } from './stations.ts'

/**
 * GET notification/chargeBox of one station, by its charge box id, newest first (STN-024, STN-025, ALR-006).
 * @param limit - how many at most
 */
export const readStationEvents = (
  cp: Gateway,
  stationId: string,
  limit: number,
  signal: AbortSignal,
): Promise<Outcome<Block<StationNotification>>> =>
  cp.get('notification/chargeBox', readNotifications, { query: { chargeBoxIds: stationId, limit }, signal })

/**
 * The last events of a station (STN-024).
 * @param stationId - undefined: none are asked for
 * @param limit - how many at most
 */
export const stationEventsQuery = (stationId: string | undefined, limit: number) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...STATIONS_KEY, 'events', stationId ?? '', limit],
    isEnabled: stationId !== undefined,
    run: (signal) => readStationEvents(cp, stationId ?? '', limit, signal),
  }))
