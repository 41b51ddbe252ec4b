import {
  beginHistory,
  type History,
  isSameWeek,
  keptWeek,
  type PricingWeek,
  readKeptWeek,
  redoStep,
  restoredWeek,
  stepFurther,
  stepOn,
  undoStep,
  type WeekStep,
} from '@corrente/domain/pricing'
import { ownField } from '@corrente/domain/wire'
import { useMemo, useState } from 'react'
import { useDraft } from '../../kit/forms/index.ts'
import { useTariffClock } from './useTariffClock.ts'

interface Draft {
  /** As it was loaded, or saved last. */
  readonly base: PricingWeek
  readonly history: History<PricingWeek, WeekStep>
  /** The visit of a field that made the last step; undefined: no visit did, or it was left by undo. */
  readonly visit?: object | undefined
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
  /** What stands was brought back from this tab. */
  readonly isFound: boolean
  /**
   * @param step - what undo calls it
   * @param visit - of a field: all that is typed in one visit is one step
   */
  readonly change: (next: (week: PricingWeek) => PricingWeek, step: WeekStep, visit?: object) => void
  readonly undo: WeekMove | undefined
  readonly redo: WeekMove | undefined
  /** It was saved: the base moves. @param week - what stands from here */
  readonly rebase: (base: PricingWeek, week: PricingWeek) => void
  /** Forgets what the tab keeps of it: it was left on purpose. */
  readonly forget: () => void
  /** Back to what was loaded. */
  readonly discard: () => void
}

/** The name under which a tab keeps a profile's draft. */
export const draftName = (uuid: string): string => `pricing:${uuid}`

/** The draft that a tab kept, over what the server has now; undefined: it says nothing that the server does not. */
function foundDraft(
  kept: unknown,
  loaded: PricingWeek,
  zone: string,
): Pick<WeekDraft, 'base' | 'week'> | undefined {
  const base = readKeptWeek(ownField(kept, 'base'), zone)
  const week = readKeptWeek(ownField(kept, 'week'), zone)
  if (!base || !week || isSameWeek(week, base) || isSameWeek(week, loaded)) return undefined
  // Saved by somebody else meanwhile: the draft stays on its own base, and the save asks day by day.
  const from = isSameWeek(base, loaded) ? loaded : base
  return { base: from, week: restoredWeek(week, from) }
}

/**
 * Holds a profile's week while it is worked on, over grid, day and exception screens alike, and in its tab, so that a
 * reload or an expired session loses nothing.
 */
export function useWeekDraft(uuid: string, loaded: PricingWeek): WeekDraft {
  const { zone } = useTariffClock()
  const [{ base, history }, setDraft] = useState<Draft>(() => ({
    base: loaded,
    history: beginHistory(loaded),
  }))
  const [isFound, setFound] = useState(false)
  const [hasLooked, setLooked] = useState(false)
  const { now: week } = history
  const isChanged = !isSameWeek(base, week)
  const kept = useMemo(
    () => (isChanged ? { base: keptWeek(base, zone), week: keptWeek(week, zone) } : undefined),
    [isChanged, base, week, zone],
  )
  const { found, forget } = useDraft(
    draftName(uuid),
    kept,
    (each) => foundDraft(each, loaded, zone) !== undefined,
  )
  // Before anything is drawn, and once: a field that opened on the server's prices would write them over the draft, and
  // what is loaded anew after a save must not bring the old draft back.
  if (!hasLooked) {
    setLooked(true)
    const draft = found && foundDraft(found, loaded, zone)
    if (draft) {
      setDraft({
        base: draft.base,
        history: stepOn(beginHistory(draft.base), draft.week, { kind: 'draft', count: 1 }),
      })
      setFound(true)
    }
  }
  const move = (
    step: WeekStep | undefined,
    go: (history: History<PricingWeek, WeekStep>) => History<PricingWeek, WeekStep>,
  ) => step && { step, run: () => setDraft(({ base, history }) => ({ base, history: go(history) })) }
  const rebase = (nextBase: PricingWeek, nextWeek: PricingWeek) => {
    setDraft({ base: nextBase, history: beginHistory(nextWeek) })
    setFound(false)
  }
  return {
    base,
    week,
    isChanged,
    isFound: isFound && isChanged,
    change: (next, step, visit) =>
      setDraft((now) => {
        const state = next(now.history.now)
        const isSame = visit !== undefined && visit === now.visit
        return {
          base: now.base,
          history: isSame ? stepFurther(now.history, state) : stepOn(now.history, state, step),
          visit,
        }
      }),
    undo: move(history.past.at(-1)?.step, undoStep),
    redo: move(history.future[0]?.step, redoStep),
    rebase,
    forget,
    discard: () => {
      forget()
      rebase(loaded, loaded)
    },
  }
}
