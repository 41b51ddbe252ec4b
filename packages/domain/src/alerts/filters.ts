import type { EventType, StationNotification } from '../notifications/index.ts'
import { type EventPeriod, eventsOfPeriod } from '../stations/index.ts'
import type { EpochMs } from '../time/index.ts'
import { isRedAlert } from './list.ts'

/** What the list of alerts is narrowed by, among those that were read: no call narrows by it. */
export interface AlertFilters {
  readonly type: EventType | undefined
  /** Failures alone: the red rows (ALR-007). */
  readonly isRed: boolean
  /** Charge box id. */
  readonly stationId: string | undefined
  /** undefined: all that was read. */
  readonly period: Exclude<EventPeriod, 'all'> | undefined
}

/** All that was read. */
export const NO_ALERT_FILTERS: AlertFilters = {
  type: undefined,
  isRed: false,
  stationId: undefined,
  period: undefined,
}

/** Whether a list is narrowed. */
export const areAlertsFiltered = ({ type, isRed, stationId, period }: AlertFilters): boolean =>
  type !== undefined || isRed || stationId !== undefined || period !== undefined

/** The alerts that pass, in their order. @param now where the period ends */
export function filterAlerts(
  alerts: readonly StationNotification[],
  { type, isRed, stationId, period }: AlertFilters,
  now: EpochMs,
): readonly StationNotification[] {
  return eventsOfPeriod(alerts, period ?? 'all', now).filter(
    (alert) =>
      (type === undefined || alert.type === type) &&
      (!isRed || isRedAlert(alert)) &&
      (stationId === undefined || alert.stationId === stationId),
  )
}

/** A station that alerts are of. */
export interface AlertStation {
  /** Charge box id. */
  readonly id: string
  /** The id where no alert says a name. */
  readonly name: string
}

/** The stations of alerts, each once, by the newest name that is known. @param alerts newest first */
export function stationsOfAlerts(alerts: readonly StationNotification[]): readonly AlertStation[] {
  const names = new Map<string, string | undefined>()
  for (const { stationId, stationName } of alerts) names.set(stationId, names.get(stationId) ?? stationName)
  return [...names].map(([id, name]) => ({ id, name: name ?? id }))
}
