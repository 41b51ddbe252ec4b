import { type ChargeBoxMessage, type StatusEvent, supersedes } from '@corrente/domain/stations'

/** A live message that arrived while a snapshot was being fetched. */
export type HeldMessage =
  | { readonly kind: 'status'; readonly event: StatusEvent }
  | { readonly kind: 'chargeBox'; readonly message: ChargeBoxMessage }

/**
 * Adds a message to the held ones of its station, leaving out what cannot change the outcome, so that a burst during a
 * long fetch stays small: at most three status events per connector between two charge-box messages, unless its clock is
 * wrong. Applying the shortened list to any station gives the same station as applying all messages (tested as a
 * property).
 */
export function hold(held: readonly HeldMessage[], next: HeldMessage): readonly HeldMessage[] {
  if (next.kind === 'chargeBox') return [...held, next]
  const from = held.findLastIndex((one) => one.kind === 'chargeBox') + 1
  const others: HeldMessage[] = held.slice(0, from)
  const events: StatusEvent[] = []
  for (const one of held.slice(from)) {
    if (one.kind === 'status' && one.event.connectorId === next.event.connectorId) events.push(one.event)
    else others.push(one)
  }
  return [...others, ...shorten(events, next.event).map((event) => ({ kind: 'status' as const, event }))]
}

/**
 * Events of one connector in the order of arrival. Neighbours with a time: only the one that supersedes matters. One
 * without a time overwrites every status before it, but not the clock: the latest time of those stays.
 */
function shorten(events: readonly StatusEvent[], next: StatusEvent): readonly StatusEvent[] {
  // Wrong clocks are few, and their order is the clock's and the arrival's at once.
  if ([...events, next].some(({ claimedAt }) => claimedAt !== undefined)) return [...events, next]
  const timed = events.filter(({ at }) => at !== undefined)
  if (next.at === undefined) {
    const latest = timed.reduce<StatusEvent | undefined>(
      (a, b) => (a && !supersedes(b.at, a.at) ? a : b),
      undefined,
    )
    return latest ? [latest, next] : [next]
  }
  const last = events.at(-1)
  if (last?.at !== undefined) {
    // Said again with less: what the first one told of the error still holds.
    const isLess = next.at === last.at && next.rawStatus === last.rawStatus && next.errorCode === undefined
    return supersedes(next.at, last.at) && !isLess ? [...events.slice(0, -1), next] : events
  }
  const isLate = timed.some(({ at }) => at !== undefined && next.at !== undefined && next.at < at)
  return isLate ? events : [...events, next]
}
