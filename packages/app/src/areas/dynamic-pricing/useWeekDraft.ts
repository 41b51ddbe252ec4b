import { isSameWeek, type PricingWeek } from '@corrente/domain/pricing'
import { useState } from 'react'

/** How many steps can be taken back. */
const DEPTH = 100

interface Draft {
  /** As it was loaded, or saved last. */
  readonly base: PricingWeek
  readonly week: PricingWeek
  readonly past: readonly PricingWeek[]
  readonly future: readonly PricingWeek[]
}

/** A week that is worked on: what was loaded, what stands, and the steps between. */
export interface WeekDraft extends Pick<Draft, 'base' | 'week'> {
  readonly isChanged: boolean
  readonly change: (next: (week: PricingWeek) => PricingWeek) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** It was saved: the base moves. @param week - what stands from here */
  readonly rebase: (base: PricingWeek, week: PricingWeek) => void
}

const begin = (base: PricingWeek): Draft => ({ base, week: base, past: [], future: [] })

/** Holds a profile's week while it is worked on, over week, day and exception screens alike. */
export function useWeekDraft(loaded: PricingWeek): WeekDraft {
  const [draft, setDraft] = useState<Draft>(() => begin(loaded))
  const { base, week, past, future } = draft
  return {
    base,
    week,
    isChanged: !isSameWeek(base, week),
    change: (next) =>
      setDraft((now) => ({
        ...now,
        week: next(now.week),
        past: [...now.past, now.week].slice(-DEPTH),
        future: [],
      })),
    undo:
      past.length === 0
        ? undefined
        : () =>
            setDraft((now) => {
              const last = now.past.at(-1)
              return last
                ? { ...now, week: last, past: now.past.slice(0, -1), future: [now.week, ...now.future] }
                : now
            }),
    redo:
      future.length === 0
        ? undefined
        : () =>
            setDraft((now) => {
              const [next, ...rest] = now.future
              return next ? { ...now, week: next, past: [...now.past, now.week], future: rest } : now
            }),
    rebase: (nextBase, nextWeek) => setDraft({ ...begin(nextBase), week: nextWeek }),
  }
}
