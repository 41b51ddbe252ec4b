import type { Span } from '@corrente/domain/day-plan'
import { type Place, WEEKDAYS, type Weekday } from '@corrente/domain/pricing'

/** What is drawn over the week while a hand or a key draws: told to the touched days alone, so that no block is drawn anew. */
export interface GhostStore {
  /** What is drawn on a day: the same array until it changes. A night over several days is two pieces on most of them. */
  readonly get: (day: Weekday) => readonly Span[]
  readonly set: (places: readonly Place[]) => void
  readonly subscribe: (day: Weekday) => (listener: () => void) => () => void
}

const NONE: readonly Span[] = []

const isSame = (one: readonly Span[], other: readonly Span[]) =>
  one.length === other.length &&
  one.every(({ start, end }, index) => start === other[index]?.start && end === other[index]?.end)

export function createGhostStore(): GhostStore {
  const drawn = new Map<Weekday, readonly Span[]>()
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
