import type { StationNotification } from '../notifications/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import type { ArrivedEvent } from './arrival.ts'
import { type Attempt, endedByStation } from './attempts.ts'
import type { Stretch } from './hours.ts'

/** What a connector was for a driver. */
export const SPAN_STATES = ['working', 'down', 'maintenance', 'closed', 'unknown'] as const
export type SpanState = (typeof SPAN_STATES)[number]

/** Why nobody knows: no event before it, an event that came late or from a wrong clock, events that contradict each other, a charger that came back and said nothing yet. */
export const UNKNOWN_REASONS = ['noHistory', 'clock', 'contradiction', 'silentReturn'] as const
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** A while in which a connector was one thing; `to` is not included. */
export interface Span extends Stretch {
  readonly state: SpanState
  /** Of `unknown` alone. */
  readonly why?: UnknownReason
}

/** What a connector reports now. `since` undefined: nobody knows since when. */
export interface LiveState {
  readonly state: 'working' | 'down' | 'maintenance' | 'unknown'
  readonly since: EpochMs | undefined
  /** Set by hand: since when, and over what, nobody tells. */
  readonly isByHand: boolean
}

/** What the spans of one connector are made of. */
export interface ConnectorTrace {
  readonly connectorId: number
  /** Its station's, oldest first. */
  readonly events: readonly ArrivedEvent[]
  /** Its attempts whose times are right, oldest first. */
  readonly attempts: readonly Pick<Attempt, 'id' | 'from' | 'to' | 'stopReason'>[]
  /** Of all recharges that were read: their own events say nothing new. */
  readonly known: ReadonlySet<string>
  readonly live: LiveState
  /** Since when the events are whole. */
  readonly eventsFrom: EpochMs
}

type Kind = 'available' | 'failed' | 'started' | 'ended' | 'disconnected' | 'connected' | 'booted' | 'hole'
interface Item {
  readonly at: EpochMs
  readonly kind: Kind
  readonly doubt?: Stretch | undefined
  /** It is of the whole station. */
  readonly isOfStation?: boolean
  /** An end that the charger brought about itself. */
  readonly isOwnEnd?: boolean
}

type State = 'working' | 'faulted' | 'offline' | 'unknown' | 'maintenance'

const KINDS: Readonly<Record<string, Kind>> = {
  Available: 'available',
  Failure: 'failed',
  TransactionStarted: 'started',
  TransactionEnded: 'ended',
  Disconnected: 'disconnected',
  Connected: 'connected',
  StationBooted: 'booted',
}
const OF_STATION: ReadonlySet<Kind> = new Set<Kind>(['disconnected', 'connected', 'booted'])

function itemOf(
  { event, at, doubt }: ArrivedEvent,
  { connectorId, known }: ConnectorTrace,
): Item | undefined {
  const kind = event.type === undefined ? undefined : KINDS[event.type]
  if (kind === undefined) return undefined
  const isOfStation = OF_STATION.has(kind) || !event.connectorId
  if (!isOfStation && event.connectorId !== connectorId) return undefined
  const isRecharge = kind === 'started' || kind === 'ended'
  if (isRecharge && (isOfStation || known.has(event.transactionId ?? ''))) return undefined
  return { at, kind, doubt, isOfStation }
}

/** At one instant: an end before what cut it off, an arrival before what it says. */
const RANK: Readonly<Record<Kind, number>> = {
  hole: 0,
  ended: 1,
  disconnected: 2,
  connected: 3,
  booted: 4,
  failed: 5,
  available: 6,
  started: 7,
}

function itemsOf(trace: ConnectorTrace): readonly Item[] {
  const items: Item[] = trace.events.flatMap((event) => itemOf(event, trace) ?? [])
  for (const { from, to, ...attempt } of trace.attempts)
    items.push({ at: from, kind: 'started' }, { at: to, kind: 'ended', isOwnEnd: endedByStation(attempt) })
  items.push({ at: trace.eventsFrom, kind: 'hole' })
  return items.sort((a, b) => a.at - b.at || RANK[a.kind] - RANK[b.kind])
}

const STAYS = 'stays'
const AGAINST = 'against'

/** What an event makes of a state; `STAYS`: it says nothing of it; with `AGAINST` it cannot have followed it. */
function afterItem(state: State, item: Item): State | typeof STAYS | readonly [typeof AGAINST, State] {
  const next = (good: State, against: readonly State[]) =>
    against.includes(state) ? ([AGAINST, good] as const) : good
  switch (item.kind) {
    case 'available':
      return item.isOfStation && state === 'working' ? STAYS : next('working', ['working', 'offline'])
    case 'failed':
      return next('faulted', ['faulted', 'offline'])
    case 'started':
      return next('working', ['faulted', 'offline'])
    case 'ended':
      if (state === 'faulted' || state === 'offline') return STAYS
      return item.isOwnEnd ? 'unknown' : 'working'
    case 'disconnected':
      return next('offline', ['offline'])
    case 'connected':
      return next('unknown', ['working', 'faulted'])
    default:
      return 'unknown'
  }
}

const WHY: Readonly<Partial<Record<Kind, UnknownReason>>> = {
  hole: 'noHistory',
  ended: 'contradiction',
  connected: 'silentReturn',
  booted: 'silentReturn',
}

interface Segment extends Stretch {
  readonly state: State
  readonly why: UnknownReason | undefined
}

/** Goes from event to event: what lies between two of them is known where both agree. */
class Walk {
  readonly segments: Segment[] = []
  private cursor: EpochMs
  private state: State = 'unknown'
  private why: UnknownReason | undefined = 'noHistory'
  private doubt: { readonly item: Item; readonly until: EpochMs; isAlone: boolean } | undefined
  private readonly eventsFrom: EpochMs

  constructor(from: EpochMs, eventsFrom: EpochMs) {
    this.cursor = from
    this.eventsFrom = eventsFrom
  }

  private cut(at: EpochMs, isKnown: boolean, state: State, why: UnknownReason | undefined) {
    if (at > this.cursor)
      this.segments.push({
        from: this.cursor,
        to: at,
        state: isKnown ? this.state : 'unknown',
        why: isKnown ? this.why : 'contradiction',
      })
    this.cursor = Math.max(this.cursor, at)
    this.state = state
    this.why = state === 'unknown' ? why : undefined
  }

  /** The doubts that are over by then. */
  private settle(at: EpochMs) {
    const { doubt } = this
    if (!doubt || doubt.until > at) return
    this.doubt = undefined
    const after = doubt.isAlone ? afterItem('unknown', doubt.item) : 'unknown'
    const state = typeof after === 'string' ? (after === STAYS ? 'unknown' : after) : after[1]
    this.cut(doubt.until, true, state, 'clock')
  }

  take(item: Item) {
    this.settle(item.at)
    if (item.doubt) {
      const until = Math.max(item.doubt.to, this.doubt?.until ?? item.doubt.to)
      this.doubt = { item, until, isAlone: this.doubt === undefined }
      this.cut(item.doubt.from, true, 'unknown', 'clock')
      return
    }
    if (this.doubt) {
      this.doubt.isAlone = false
      return
    }
    const after = afterItem(this.state, item)
    if (after === STAYS) return
    const isAgainst = typeof after !== 'string'
    const next = isAgainst ? after[1] : after
    // Before the events are whole a recharge tells of itself alone.
    const isEarly = item.at < this.eventsFrom && item.kind !== 'started'
    this.cut(item.at, !isAgainst, isEarly ? 'unknown' : next, isEarly ? 'noHistory' : WHY[item.kind])
  }

  /** Ends at `to` with what the charger reports now. */
  end({ state, since, isByHand }: LiveState, to: EpochMs): readonly Segment[] {
    // A doubt that lasts until now ends with what is seen now, from this minute on.
    const isDoubtful = this.doubt !== undefined && this.doubt.until > to - MINUTE_MS
    if (isDoubtful) this.doubt = undefined
    this.settle(to)
    if (state === 'unknown') this.cut(to, true, 'unknown', undefined)
    else {
      const live: State = state === 'down' ? 'faulted' : state
      const isSame = classOf(this.state) === state
      const isLater = since !== undefined && since >= this.cursor - MINUTE_MS && since <= to
      const isDown = classOf(this.state) === 'down'
      // A mark by hand tells of this instant: what worked before it may have been marked already.
      if (isByHand) this.cut(to - MINUTE_MS, isDown || this.state === 'unknown', live, undefined)
      else if (isLater && !isSame && !isDoubtful) this.cut(since, true, live, undefined)
      else if (!isSame) this.cut(to - MINUTE_MS, this.state === 'unknown', live, undefined)
      this.cut(to, true, this.state, undefined)
    }
    return this.segments
  }
}

const classOf = (state: State): SpanState => (state === 'faulted' || state === 'offline' ? 'down' : state)

/** Joins what touches and is the same, within a stretch. */
function joined(segments: readonly Segment[], { from, to }: Stretch): readonly Span[] {
  const spans: Span[] = []
  for (const segment of segments) {
    const state = classOf(segment.state)
    const span = { from: Math.max(from, segment.from), to: Math.min(to, segment.to) }
    if (span.from >= span.to) continue
    const last = spans.at(-1)
    const why = state === 'unknown' ? (segment.why ?? 'contradiction') : undefined
    if (last?.state === state && last.why === why) spans[spans.length - 1] = { ...last, to: span.to }
    else spans.push({ ...span, state, ...(why && { why }) })
  }
  return spans
}

/**
 * What a connector was over a stretch of time, from events in the order of their arrival, its recharges and what it reports
 * now. What contradicts itself is unknown, never up: a fault that follows a fault, a start at a connector that is down, a
 * connector that comes back twice, an end that the charger brought about and never explained.
 * @returns spans that touch and cover the stretch
 */
export function connectorSpans(trace: ConnectorTrace, stretch: Stretch): readonly Span[] {
  const items = itemsOf(trace)
  const first = Math.min(stretch.from, items[0]?.at ?? stretch.from)
  const walk = new Walk(Number.isFinite(first) ? first : stretch.from, trace.eventsFrom)
  for (const item of items) if (item.at < stretch.to) walk.take(item)
  return joined(walk.end(trace.live, stretch.to), stretch)
}

/** The spans with the hours in which the station is closed. @param closed oldest first, apart from each other */
export function withClosed(spans: readonly Span[], closed: readonly Stretch[]): readonly Span[] {
  if (closed.length === 0) return spans
  const cut: Span[] = []
  let place = 0
  for (const span of spans) {
    let { from } = span
    while (place > 0 && (closed[place - 1]?.to ?? 0) > from) place -= 1
    for (; place < closed.length; place += 1) {
      const shut = closed[place]
      if (!shut || shut.from >= span.to) break
      if (shut.to <= from) continue
      if (shut.from > from) cut.push({ ...span, from, to: shut.from })
      const start = Math.max(from, shut.from)
      from = Math.min(span.to, shut.to)
      const last = cut.at(-1)
      if (last?.state === 'closed' && last.to === start) cut[cut.length - 1] = { ...last, to: from }
      else cut.push({ from: start, to: from, state: 'closed' })
    }
    if (from < span.to) cut.push({ ...span, from })
  }
  return cut
}

/** The events by their station, in their order. */
export function byStation<Each extends { readonly event: Pick<StationNotification, 'stationId'> }>(
  events: readonly Each[],
): ReadonlyMap<string, readonly Each[]> {
  const found = new Map<string, Each[]>()
  for (const each of events) {
    const held = found.get(each.event.stationId)
    if (held) held.push(each)
    else found.set(each.event.stationId, [each])
  }
  return found
}
