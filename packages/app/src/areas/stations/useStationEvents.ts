import { alertSpan } from '@corrente/domain/alerts'
import { mergeNotifications, type StationNotification } from '@corrente/domain/notifications'
import { type EventsRead, STATION_EVENTS, STATION_EVENTS_MORE } from '@corrente/domain/stations'
import type { Loadable } from '@corrente/ui/foundations'
import type { MoreEvents } from '@corrente/ui/widgets/stations'
import { useEffect, useMemo, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive, useReadAgain } from '../../live/index.ts'
import { stationEventsQuery } from '../../resources/stationEvents.ts'

/** The events of a station's card. */
export interface StationEvents {
  /** Newest first, those that came live among them. */
  readonly events: Loadable<readonly StationNotification[]>
  readonly read: EventsRead
  readonly more: MoreEvents | undefined
}

const NONE: readonly StationNotification[] = []
const ALL = Number.POSITIVE_INFINITY

/** The last 30 events of a station, up to 100 when somebody asks, with those that come live (STN-024, LIV-011). */
export function useStationEvents(stationId: string): StationEvents {
  const [isAsked, setAsked] = useState(false)
  const first = useLoadable(useMemo(() => stationEventsQuery(stationId, STATION_EVENTS), [stationId]))
  const asked = isAsked ? stationId : undefined
  const older = useLoadable(useMemo(() => stationEventsQuery(asked, STATION_EVENTS_MORE), [asked]))
  const arrived = useArrivedAt(stationId)
  useReadAgain(first.retry)
  const olderRows = older.data?.rows
  const rows = first.data?.rows
  const data = useMemo(
    () =>
      rows &&
      mergeNotifications(mergeNotifications(NONE, [...rows, ...(olderRows ?? NONE)], ALL), arrived, ALL),
    [rows, olderRows, arrived],
  )
  const span = alertSpan(olderRows ?? rows ?? NONE, olderRows ? STATION_EVENTS_MORE : STATION_EVENTS)
  const hasFailed = isAsked && olderRows === undefined && older.state !== 'loading'
  return {
    events: { ...first, data },
    read: { isCut: span.isCut, since: span.since },
    more:
      span.isCut && olderRows === undefined
        ? {
            isReading: isAsked && (!hasFailed || older.isRetrying),
            hasFailed,
            onRead: isAsked ? older.retry : () => setAsked(true),
          }
        : undefined,
  }
}

/** The events of a station that came live since its card was opened. */
function useArrivedAt(stationId: string): readonly StationNotification[] {
  const live = useLive()
  const [arrived, setArrived] = useState(NONE)
  useEffect(() => {
    setArrived(NONE)
    return live.onNotification((one) => {
      if (one.stationId === stationId)
        setArrived((now) => mergeNotifications(now, [one], STATION_EVENTS_MORE))
    })
  }, [live, stationId])
  return arrived
}
