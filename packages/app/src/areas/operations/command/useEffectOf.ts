import type { StationNotification } from '@corrente/domain/notifications'
import {
  type BegunRecharge,
  type Effect,
  effectOf,
  type ReadResult,
  readAgainMs,
  resultsOf,
  type Task,
} from '@corrente/domain/operations'
import { useEffect, useMemo, useState } from 'react'
import type { SentCommand } from '../../../features/sentCommands.ts'
import { useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useIsHeard, useLive } from '../../../live/index.ts'
import { begunRechargesQuery } from '../../../resources/begunRecharges.ts'
import type { StationOf } from '../useStationOf.ts'

const NONE: readonly StationNotification[] = []

/**
 * What became of a command where a live message tells it, and of a start also where the list of recharges does. It listens
 * from the moment that it is shown: of a command that was sent before nobody knows.
 * @param now - the server's clock
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
  const isHeard = useUnbroken()
  const recharges = useBegun(sent, task, stationOf, now)
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
                  isHeard,
                  recharges,
                })
              : undefined,
    [command, values, sentAt, now, stationOf, former, events, isHeard, recharges],
  )
}

/** Whether the live connection has stood since this was shown: what was said in a gap is lost. */
function useUnbroken(): boolean {
  const isHeard = useIsHeard()
  const [isUnbroken, setUnbroken] = useState(true)
  if (isUnbroken && !isHeard) setUnbroken(false)
  return isUnbroken && isHeard
}

/**
 * The recharges of the station of an accepted start, read while it may still begin; undefined: not of a start, or they
 * cannot be read.
 */
function useBegun(
  { order: { command, stations } }: SentCommand,
  task: Task | undefined,
  stationOf: StationOf,
  now: number,
): readonly BegunRecharge[] | undefined {
  const may = useMay()('transactions')
  const [stationId] = stations
  const isAccepted =
    command === 'remoteStart' &&
    task !== undefined &&
    resultsOf(task, now).some(({ verdict }) => verdict === 'accepted' || verdict === 'promised')
  const stationPk = stationId === undefined ? undefined : stationOf(stationId)?.pk
  const isAsked = may && isAccepted && stationId !== undefined
  const everyMs = readAgainMs(now - (task?.startedAt ?? now))
  const read = useLoadable(
    useMemo(
      () => begunRechargesQuery(isAsked ? { stationId, stationPk } : undefined, everyMs),
      [isAsked, stationId, stationPk, everyMs],
    ),
  )
  return read.state === 'ready' || read.state === 'refreshing' ? read.data : undefined
}
