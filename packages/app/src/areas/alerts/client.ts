import { ALERTS_PER_CALL } from '@corrente/domain/alerts'
import { readNotifications, type StationNotification } from '@corrente/domain/notifications'
import type { Gateway, Outcome } from '../../gateways/index.ts'

/** Which alerts are asked for. */
export interface AlertQuestion {
  /** Part of a station's name or charge box id; '' asks for all. */
  readonly search: string
  /** Which 500, from 1: the first are the newest. */
  readonly call: number
}

/** What a call read, newest first. */
export interface AlertAnswer {
  readonly alerts: readonly StationNotification[]
  /** All that there are of this search; undefined: the reply does not say. */
  readonly count: number | undefined
}

/** GET notification/list: 500 at a time, sorted and paged here (API-033, ALR-003, ALR-005). */
export const readAlerts = (
  cp: Gateway,
  { search, call }: AlertQuestion,
  signal: AbortSignal,
): Promise<Outcome<AlertAnswer>> =>
  cp.get(
    'notification/list',
    (body) => {
      const read = readNotifications(body)
      return read && { data: { alerts: read.notifications, count: read.count }, unread: read.unread }
    },
    {
      query: { page: call, size: ALERTS_PER_CALL, ...(search !== '' && { searchInput: search }) },
      signal,
    },
  )
