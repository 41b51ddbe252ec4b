import type { StationNotification } from '../../notifications/index.ts'
import { type EpochMs, MINUTE_MS } from '../../time/index.ts'
import type { Connector, Station } from '../station.ts'
import { colourOf, isOffline, normaliseStatus } from '../status.ts'

/**
 * What a connector was for a while. `free`: a recharge ended and nothing else was told; `unknown`: no event and no report
 * tells.
 */
export const HISTORY_STATES = [
  'available',
  'free',
  'busy',
  'maintenance',
  'faulted',
  'offline',
  'unavailable',
  'unknown',
] as const
export type HistoryState = (typeof HISTORY_STATES)[number]

/** A while in which a connector was one thing. */
export interface HistorySpan {
  readonly from: EpochMs
  /** Not included. */
  readonly to: EpochMs
  readonly state: HistoryState
}

/** What a connector reports now, and since when; undefined: nobody told. */
export interface HistoryNow {
  readonly state: HistoryState
  readonly since: EpochMs | undefined
}

/** A stretch of time, `from` before `to`. */
export interface HistoryWindow {
  readonly from: EpochMs
  readonly to: EpochMs
}

/**
 * What the charger reports of a connector now; a status set by hand says nothing about it.
 * @param isOffline the station as a whole is out of reach
 */
export function connectorNow(
  { reported, statusAt }: Pick<Connector, 'reported' | 'statusAt'>,
  isOffline: boolean,
): HistoryNow {
  const status = normaliseStatus(reported)
  if (isOffline) return { state: 'offline', since: statusAt }
  if (status === 'Faulted') return { state: 'faulted', since: statusAt }
  return { state: colourOf(status) ?? 'unknown', since: statusAt }
}

interface Change {
  readonly at: EpochMs
  readonly state: HistoryState
}

/** What is known of one instant alone is drawn as long as this. */
const NOW_MS = MINUTE_MS

/** The events that have a time, oldest first, whatever order they come in. */
function oldestFirst(events: readonly StationNotification[]) {
  return events
    .flatMap((event) => (event.at === undefined ? [] : [{ ...event, at: event.at }]))
    .sort((a, b) => a.at - b.at || (a.pk ?? 0) - (b.pk ?? 0) || (a.key < b.key ? -1 : 1))
}

/** What an event makes of a connector; undefined: it says nothing of it. A station's own event is of all its connectors. */
function stateAfter(
  { type, connectorId }: Pick<StationNotification, 'type' | 'connectorId'>,
  id: number,
  held: HistoryState,
): HistoryState | undefined {
  if (type === 'Disconnected') return 'offline'
  if (type === 'StationBooted') return 'unknown'
  if (type === 'Connected') return held === 'offline' ? 'unknown' : undefined
  if (connectorId && connectorId !== id) return undefined
  if (type === 'Failure') return 'faulted'
  if (type === 'Available') return 'available'
  // Of which connector, a station's own event does not say.
  if (connectorId !== id) return undefined
  if (type === 'TransactionStarted') return 'busy'
  // It ends a recharge, not the fault that cut it off.
  return type === 'TransactionEnded' && (held === 'busy' || held === 'unknown') ? 'free' : undefined
}

/** What events tell of a connector, and what the charger reports last in its place. */
function changesOf(
  events: readonly StationNotification[],
  id: number,
  now: HistoryNow,
  to: EpochMs,
): readonly Change[] {
  const since = now.since === undefined ? undefined : Math.min(now.since, to - NOW_MS)
  const changes: Change[] = []
  const held = (): HistoryState => changes.at(-1)?.state ?? 'unknown'
  const add = (at: EpochMs, state: HistoryState) => changes.push({ at, state })
  let isReported = false
  const report = () => {
    if (since !== undefined && !isReported) add(since, now.state)
    isReported = true
  }
  for (const event of oldestFirst(events)) {
    if (event.at >= to) break
    if (since !== undefined && event.at >= since) {
      report()
      // A report holds until the next one; only a charger that is out of reach reports none.
      if (event.type === 'Disconnected') add(event.at, 'offline')
      else if (held() === 'offline' && (event.type === 'Connected' || event.type === 'StationBooted'))
        add(event.at, now.state)
      continue
    }
    const state = stateAfter(event, id, held())
    if (state !== undefined) add(event.at, state)
  }
  report()
  const last = changes.at(-1)
  if (last?.state === now.state) return changes
  // Events and report contradict each other: when the one gave way to the other, nobody told.
  const end = Math.max(last?.at ?? 0, to - NOW_MS)
  return [
    ...changes.slice(0, -1),
    ...(last ? [{ at: last.at, state: 'unknown' as const }] : []),
    { at: end, state: now.state },
  ]
}

/**
 * What a connector was over a stretch of time, as far as its events and its latest report tell: spans one after the
 * other that cover the window, the last one as the connector is now. Of what came before the oldest event nothing is
 * said: it is unknown.
 *
 * @param events of its station, in any order
 */
export function connectorHistory(
  events: readonly StationNotification[],
  connectorId: number,
  now: HistoryNow,
  { from, to }: HistoryWindow,
): readonly HistorySpan[] {
  const spans: HistorySpan[] = []
  const add = (start: EpochMs, end: EpochMs, state: HistoryState) => {
    const last = spans.at(-1)
    if (end <= start) return
    if (last?.state === state) spans[spans.length - 1] = { ...last, to: end }
    else spans.push({ from: start, to: end, state })
  }
  let at = from
  let state: HistoryState = 'unknown'
  for (const change of changesOf(events, connectorId, now, to)) {
    const next = Math.max(change.at, from)
    add(at, next, state)
    at = next
    state = change.state
  }
  add(at, to, state)
  return spans
}

/** The histories of a station's connectors, by their number. @param events of the station, in any order */
export function stationHistory(
  { connectors, own }: Pick<Station, 'connectors' | 'own'>,
  events: readonly StationNotification[],
  window: HistoryWindow,
): ReadonlyMap<number, readonly HistorySpan[]> {
  const isOut = isOffline({ connectors, ...(own && { own }) })
  return new Map(
    connectors.map((each) => [each.id, connectorHistory(events, each.id, connectorNow(each, isOut), window)]),
  )
}
