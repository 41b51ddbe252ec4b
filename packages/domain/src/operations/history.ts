import type { StationNotification } from '../notifications/index.ts'
import type { EpochMs } from '../time/index.ts'
import { type ReadResult, resultsOf } from './answers.ts'
import type { Task } from './tasks.ts'

/** What was done to a station, and what it reported, in one order. */
export type HistoryEntry =
  | {
      readonly kind: 'command'
      readonly at: EpochMs | undefined
      readonly task: Task
      readonly result: ReadResult
    }
  | { readonly kind: 'event'; readonly at: EpochMs | undefined; readonly event: StationNotification }

/**
 * The commands that a station was sent between its events, newest first: what was done to it before it died. What has no
 * time comes last.
 * @param now the server's clock: what is silent
 */
export function historyOf(
  stationId: string,
  tasks: readonly Task[],
  events: readonly StationNotification[],
  now: EpochMs,
): readonly HistoryEntry[] {
  const commands = tasks.flatMap((task): HistoryEntry[] => {
    const own = task.results.filter((result) => result.stationId === stationId)
    if (own.length === 0) return []
    return resultsOf({ ...task, results: own }, now).map((result) => ({
      kind: 'command',
      at: task.startedAt,
      task,
      result,
    }))
  })
  const reported = events
    .filter((event) => event.stationId === stationId)
    .map((event): HistoryEntry => ({ kind: 'event', at: event.at, event }))
  return [...commands, ...reported].toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
}
