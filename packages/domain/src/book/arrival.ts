import type { StationNotification } from '../notifications/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'

/** An event with the stretch in which it came, where that and what its clock said contradict each other. */
export interface ArrivedEvent {
  readonly event: StationNotification
  readonly at: EpochMs
  /** undefined: the time and the order of arrival agree. */
  readonly doubt: { readonly from: EpochMs; readonly to: EpochMs } | undefined
}

/** The places of the longest row of values that never fall. */
export function longestRising(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const before = new Int32Array(values.length)
  for (const [place, value] of values.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] ?? 0] ?? 0) <= value) low = middle + 1
      else high = middle
    }
    before[place] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = place
  }
  const rising = new Set<number>()
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) rising.add(place)
  return rising
}

/** A charger's clock is not believed before this, nor so much ahead of the server's. */
const EARLIEST = Date.UTC(2010, 0, 1)
const AHEAD_MS = 10 * MINUTE_MS
/** So many events in order do not come late together. */
const MANY = 20

interface Timed {
  readonly event: StationNotification
  readonly at: EpochMs
}

/**
 * The events with a time, oldest first. The server numbers events as they come: the longest row of numbers whose times
 * never fall tells the right time, and what is not in it came late or from a clock that is wrong. Such an event happened
 * somewhere between what its clock said and its neighbours in the order of arrival. An event without a number cannot be
 * checked so; it counts as it says.
 * @param events of the whole network: of one station alone nothing could be told
 */
export function inOrderOfArrival(
  events: readonly StationNotification[],
  now: EpochMs,
): readonly ArrivedEvent[] {
  const timed = events.flatMap((event): Timed[] => (event.at === undefined ? [] : [{ event, at: event.at }]))
  const numbered = timed.filter(({ event }) => event.pk !== undefined)
  numbered.sort((a, b) => (a.event.pk ?? 0) - (b.event.pk ?? 0))
  const arrived: ArrivedEvent[] = timed
    .filter(({ event }) => event.pk === undefined)
    .map((each) => ({ ...each, doubt: undefined }))
  // What no clock can say is in no order at all (decisions: Live data).
  const isPossible = ({ at }: Timed) => at >= EARLIEST && at <= now + AHEAD_MS
  const possible = [...numbered.keys()].filter((place) => {
    const each = numbered[place]
    return each !== undefined && isPossible(each)
  })
  const found = longestRising(possible.map((place) => numbered[place]?.at ?? 0))
  const rising = new Set(possible.filter((_, place) => found.has(place)))
  const order = [...rising].sort((a, b) => a - b)
  const orderly = order.map((place) => numbered[place]?.at ?? 0)
  let passed = 0
  for (const [place, { event, at }] of numbered.entries()) {
    if (rising.has(place)) {
      passed += 1
      arrived.push({ event, at, doubt: undefined })
      continue
    }
    const last = orderly[passed - 1] ?? Number.NEGATIVE_INFINITY
    const next = orderly[passed] ?? now
    // Ahead of what came after it, its clock is fast, or those few were late.
    const isFast = at > next && (orderly[passed + MANY] ?? Number.POSITIVE_INFINITY) < at
    const isFuture = at > now + AHEAD_MS
    const doubt =
      isFast || isFuture ? { from: last, to: next } : { from: Math.min(at, last), to: Math.max(at, next) }
    const isSure = Math.abs(at - last) <= MINUTE_MS && Math.abs(next - at) <= MINUTE_MS
    arrived.push({ event, at: isSure ? at : doubt.from, doubt: isSure ? undefined : doubt })
  }
  return arrived.sort((a, b) => a.at - b.at || (a.event.pk ?? 0) - (b.event.pk ?? 0))
}
