import type { Span } from '@corrente/domain/day-plan'
import { type Place, WEEKDAYS, type Weekday } from '@corrente/domain/pricing'

/** A span that is drawn on a day. */
export interface GhostSpan extends Span {
  /** Minutes past the day's end that are drawn beside it, over the hours of the next morning. Default: none. */
  readonly beyond?: number
}

/** What is drawn over the week while a hand or a key draws: told to the touched days alone, so that no block is drawn anew. */
export interface GhostStore {
  /** What is drawn on a day: the same array until it changes. A night over several days is two pieces on most of them. */
  readonly get: (day: Weekday) => readonly GhostSpan[]
  readonly set: (places: readonly (Place & GhostSpan)[]) => void
  readonly subscribe: (day: Weekday) => (listener: () => void) => () => void
}

const NONE: readonly GhostSpan[] = []

const isSame = (one: readonly GhostSpan[], other: readonly GhostSpan[]) =>
  one.length === other.length &&
  one.every(({ start, end, beyond }, index) => {
    const span = other[index]
    return start === span?.start && end === span.end && beyond === span.beyond
  })

export function createGhostStore(): GhostStore {
  const drawn = new Map<Weekday, readonly GhostSpan[]>()
  const listeners = new Map<Weekday, Set<() => void>>()
  const subscribers = new Map<Weekday, (listener: () => void) => () => void>()
  const subscriberOf = (day: Weekday) => (listener: () => void) => {
    const own = listeners.get(day) ?? new Set()
    listeners.set(day, own.add(listener))
    return () => void own.delete(listener)
  }
  const get = (day: Weekday) => drawn.get(day) ?? NONE
  return {
    get,
    set: (places) => {
      for (const day of WEEKDAYS) {
        const next = places.filter((place) => place.day === day)
        if (isSame(get(day), next)) continue
        drawn.set(day, next)
        for (const listener of listeners.get(day) ?? []) listener()
      }
    },
    subscribe: (day) => {
      const known = subscribers.get(day) ?? subscriberOf(day)
      subscribers.set(day, known)
      return known
    },
  }
}
