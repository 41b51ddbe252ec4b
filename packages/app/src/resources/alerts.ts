import { ALERTS_PER_CALL } from '@corrente/domain/alerts'
import { HEADER_LIMIT, readNotifications, type StationNotification } from '@corrente/domain/notifications'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { readStationEvents } from './stationEvents.ts'

/** Start of the keys of everything that the alerts read. */
const ALERTS_KEY = ['alerts'] as const

/** Which alerts are asked for. */
export interface AlertQuestion {
  /** Part of a station's name or charge box id; '' asks for all. */
  readonly search: string
  /** Which 500, from 1: the first are the newest. */
  readonly call: number
}

/** GET notification/list: 500 at a time, newest first, sorted and paged here (API-033, ALR-003, ALR-005). */
export const readAlerts = (
  cp: Gateway,
  { search, call }: AlertQuestion,
  signal: AbortSignal,
): Promise<Outcome<Block<StationNotification>>> =>
  cp.get('notification/list', readNotifications, {
    query: { page: call, size: ALERTS_PER_CALL, ...(search !== '' && { searchInput: search }) },
    signal,
  })

/** The alerts of a question. */
export const alertsQuery = ({ search, call }: AlertQuestion) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...ALERTS_KEY, 'list', search, call],
    run: (signal) => readAlerts(cp, { search, call }, signal),
    // What came while another page was open is known to the server alone.
    freshMs: 0,
  }))

/**
 * The events of a station, among which those of a recharge are looked for (ALR-006).
 * @param stationId - undefined: none is asked for
 */
export const stationAlertsQuery = (stationId: string | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...ALERTS_KEY, 'station', stationId ?? ''],
    isEnabled: stationId !== undefined,
    run: (signal) => readStationEvents(cp, stationId ?? '', HEADER_LIMIT, signal),
  }))
