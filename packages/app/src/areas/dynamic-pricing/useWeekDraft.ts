import {
  beginHistory,
  type History,
  isSameWeek,
  type PricingWeek,
  redoStep,
  stepOn,
  undoStep,
  type WeekStep,
} from '@corrente/domain/pricing'
import { useState } from 'react'

interface Draft {
  /** As it was loaded, or saved last. */
  readonly base: PricingWeek
  readonly history: History<PricingWeek, WeekStep>
}

/** A step back or on, and what it is called. */
export interface WeekMove {
  readonly step: WeekStep
  readonly run: () => void
}

/** A week that is worked on: what was loaded, what stands, and the steps between. */
export interface WeekDraft {
  readonly base: PricingWeek
  readonly week: PricingWeek
  readonly isChanged: boolean
  /** @param step - what undo calls it */
  readonly change: (next: (week: PricingWeek) => PricingWeek, step: WeekStep) => void
  readonly undo: WeekMove | undefined
  readonly redo: WeekMove | undefined
  /** It was saved: the base moves. @param week - what stands from here */
  readonly rebase: (base: PricingWeek, week: PricingWeek) => void
}

/** Holds a profile's week while it is worked on, over grid, day and exception screens alike. */
export function useWeekDraft(loaded: PricingWeek): WeekDraft {
  const [{ base, history }, setDraft] = useState<Draft>(() => ({
    base: loaded,
    history: beginHistory(loaded),
  }))
  const move = (
    step: WeekStep | undefined,
    go: (history: History<PricingWeek, WeekStep>) => History<PricingWeek, WeekStep>,
  ) => step && { step, run: () => setDraft((now) => ({ ...now, history: go(now.history) })) }
  return {
    base,
    week: history.now,
    isChanged: !isSameWeek(base, history.now),
    change: (next, step) =>
      setDraft((now) => ({ ...now, history: stepOn(now.history, next(now.history.now), step) })),
    undo: move(history.past.at(-1)?.step, undoStep),
    redo: move(history.future[0]?.step, redoStep),
    rebase: (nextBase, nextWeek) => setDraft({ base: nextBase, history: beginHistory(nextWeek) }),
  }
}
