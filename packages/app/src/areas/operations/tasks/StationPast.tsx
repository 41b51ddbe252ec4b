import { historyOf, type Task } from '@corrente/domain/operations'
import type { Loadable } from '@corrente/ui/foundations'
import { StationHistory } from '@corrente/ui/widgets/operations'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { stationEventsQuery } from '../../../resources/stationEvents.ts'

/** As many events as a station's card shows first. */
const EVENTS = 30

export interface StationPastProps {
  /** The charge box id. */
  readonly stationId: string
  readonly name: string
  /** Where it is shown. */
  readonly href: string | undefined
  readonly tasks: Loadable<readonly Task[]>
  /** The server's clock when the tasks were read. */
  readonly now: number
}

/** What a station was sent, between the events that it reported. */
export function StationPast({ stationId, name, href, tasks, now }: StationPastProps) {
  const events = useLoadable(useMemo(() => stationEventsQuery(stationId, EVENTS), [stationId]))
  const data = useMemo(
    () => tasks.data && events.data && historyOf(stationId, tasks.data, events.data.rows, now),
    [stationId, tasks.data, events.data, now],
  )
  // What is missing decides: the part that waits, or has failed.
  const source = tasks.data === undefined ? tasks : events
  return (
    <StationHistory
      station={name}
      history={{ ...source, data }}
      href={href}
      isCut={(events.data?.rows.length ?? 0) >= EVENTS}
    />
  )
}
