import type { StationNotification } from '../../notifications/index.ts'
import { DAY_MS, type EpochMs, HOUR_MS } from '../../time/index.ts'

/** The events that the card lists (STN-024). */
export const STATION_EVENTS = 30
/** The events that it reads when somebody asks for more: the most that any call of the documents asks for. */
export const STATION_EVENTS_MORE = 100

/** How far back the events of a station are shown. */
export const EVENT_PERIODS = ['hour', 'day', 'week', 'all'] as const
export type EventPeriod = (typeof EVENT_PERIODS)[number]

const WEEK_DAYS = 7
const LENGTH_MS: Record<EventPeriod, number> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: WEEK_DAYS * DAY_MS,
  all: Number.POSITIVE_INFINITY,
}

/** The events of a period that ends now, in their order; one without a time is of no period but of all. */
export function eventsOfPeriod(
  events: readonly StationNotification[],
  period: EventPeriod,
  now: EpochMs,
): readonly StationNotification[] {
  if (period === 'all') return events
  return events.filter(({ at }) => at !== undefined && at >= now - LENGTH_MS[period])
}

/** What was read of a station's events. */
export interface EventsRead {
  /** There may be older ones that were not read. */
  readonly isCut: boolean
  /** The oldest time among them. */
  readonly since: EpochMs | undefined
}

/** Whether what was read has all events of a period; `all` asks for no more than that. */
export function reachesBack({ isCut, since }: EventsRead, period: EventPeriod, now: EpochMs): boolean {
  return period === 'all' || !isCut || (since !== undefined && since <= now - LENGTH_MS[period])
}
