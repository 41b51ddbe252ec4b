import type { StationNotification } from '@corrente/domain/notifications'
import { type Effect, effectOf, type ReadResult, type Task } from '@corrente/domain/operations'
import { useEffect, useMemo, useState } from 'react'
import type { SentCommand } from '../../features/sent-commands/index.ts'
import { useLive } from '../../live/index.ts'
import type { StationOf } from './useStationOf.ts'

const NONE: readonly StationNotification[] = []

/**
 * What became of a command where a live message tells it. It listens from the moment that it is shown: of a command that
 * was sent before nobody knows.
 * @param now - the server's clock when the tasks were read
 */
export function useEffectOf(
  sent: SentCommand,
  task: Task | undefined,
  stationOf: StationOf,
  now: number,
): ((result: ReadResult) => Effect | undefined) | undefined {
  const live = useLive()
  const { command, values, stations } = sent.order
  const [events, setEvents] = useState(NONE)
  const wanted = useMemo(() => new Set(stations), [stations])
  // The panel opens with the answer of the send, long before any charger has fetched a file.
  const [former] = useState(() => new Map(stations.map((id) => [id, stationOf(id)?.firmware])))
  useEffect(
    () =>
      live.onNotification((one) => {
        if (wanted.has(one.stationId)) setEvents((all) => [...all, one])
      }),
    [live, wanted],
  )
  const sentAt = task?.startedAt
  return useMemo(
    () =>
      sentAt === undefined
        ? undefined
        : ({ stationId, verdict }) =>
            verdict === 'accepted' || verdict === 'promised'
              ? effectOf({
                  command,
                  values,
                  sentAt,
                  now,
                  station: stationOf(stationId),
                  formerFirmware: former.get(stationId),
                  events: events.filter((each) => each.stationId === stationId),
                })
              : undefined,
    [command, values, sentAt, now, stationOf, former, events],
  )
}
