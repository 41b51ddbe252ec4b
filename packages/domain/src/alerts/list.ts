import { isSameNotification, mergeNotifications, type StationNotification } from '../notifications/index.ts'
import type { ListSort, SortValues } from '../paging/index.ts'
import { fold, searchWords } from '../text/index.ts'

/** How many alerts a page shows (ALR-005). */
export const ALERTS_PER_PAGE = 10
/** What the alerts of a loaded page can be sorted by (ALR-003). */
export const ALERT_SORTS = ['station', 'type', 'time'] as const
export type AlertSort = (typeof ALERT_SORTS)[number]
/** Whether the alerts can be sorted by a column; the problems have other ones. */
export const isAlertSort = (key: string): key is AlertSort => ALERT_SORTS.some((each) => each === key)
/** The order in which the list opens, the server's own: newest first (ALR-003). */
export const DEFAULT_ALERT_SORT = { key: 'time', direction: 'descending' } as const satisfies ListSort

/** The words of a type as the user reads them: a column is sorted by what it shows. */
export type EventLabel = (alert: Pick<StationNotification, 'type' | 'rawType'>) => string

/** What the alerts that were read are sorted by (ALR-003). */
export const alertSortValues = (labelOf: EventLabel): SortValues<StationNotification, AlertSort> => ({
  station: ({ stationName, stationId }) => stationName ?? stationId,
  type: labelOf,
  time: ({ at }) => at,
})

/**
 * Whether a search for a station's name or charge box id finds an alert (ALR-002), as the server's does: so that only
 * live events that belong into a searched list raise its "n new". Without case and accents; a blank query finds all.
 */
export function matchesAlertSearch(
  { stationName = '', stationId }: Pick<StationNotification, 'stationName' | 'stationId'>,
  query: string,
): boolean {
  const text = fold(`${stationName} ${stationId}`)
  return searchWords(query).every((word) => text.includes(word))
}

/** Whether an alert's row is red and can be ticked: failures only (ALR-007). */
export function isRedAlert({ type }: Pick<StationNotification, 'type'>): boolean {
  return type === 'Failure'
}

/** What the expanded row of an alert shows; undefined shows as '-' (ALR-004). */
export interface AlertDetails {
  readonly connectorId: number | undefined
  readonly userName: string | undefined
  readonly errorCode: string | undefined
  readonly errorMessage: string | undefined
  /** Street, city and state on one line. */
  readonly address: string | undefined
}

/** The details of an alert's expanded row (ALR-004). */
export function alertDetails(alert: StationNotification): AlertDetails {
  const { connectorId, userName, errorCode, errorMessage, street, city, state } = alert
  const parts = [street, city, state].filter((part) => part !== undefined)
  return {
    connectorId,
    userName,
    errorCode,
    errorMessage,
    address: parts.length === 0 ? undefined : parts.join(' – '),
  }
}

/**
 * The other events of an alert's transaction, oldest first, each once: those of the loaded list and those of the
 * station's own (ALR-006). Empty where the alert names no transaction.
 */
export function transactionTimeline(
  alert: StationNotification,
  loaded: readonly StationNotification[],
  ofStation: readonly StationNotification[] = [],
): readonly StationNotification[] {
  const { transactionId } = alert
  if (transactionId === undefined) return []
  const others = [...loaded, ...ofStation].filter(
    (other) => other.transactionId === transactionId && !isSameNotification(other, alert),
  )
  return [...mergeNotifications([], others, Number.POSITIVE_INFINITY)].reverse()
}

/**
 * Of the events that came live since a list was read, those that it does not hold, newest first: "n new" (LIV-011). The
 * list itself stays as it is until the reader asks for them.
 */
export function newAlerts(
  shown: readonly StationNotification[],
  arrived: readonly StationNotification[],
): readonly StationNotification[] {
  return mergeNotifications([], arrived, Number.POSITIVE_INFINITY).filter(
    (next) => !shown.some((held) => isSameNotification(held, next)),
  )
}
