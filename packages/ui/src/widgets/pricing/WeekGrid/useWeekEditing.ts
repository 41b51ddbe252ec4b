import type { Span } from '@corrente/domain/day-plan'
import {
  addPeriods,
  changePeriod,
  clearPeriods,
  copyPeriod,
  type EditResult,
  findPeriod,
  isSameTariff,
  keepingHidden,
  linkedKeys,
  type MeetingRule,
  missingBeside,
  type PricingWeek,
  periodStandingAt,
  putGeneral,
  putPeriod,
  type Refused,
  splitPeriod,
  type TypedBox,
  type TypedPrice,
  WEEKDAYS,
  type Weekday,
  type WeekStep,
} from '@corrente/domain/pricing'
import { useState } from 'react'
import type { KeptPrice } from '../PriceBox/PriceBox.tsx'
import type { Gesture } from './useWeekDrag.ts'

/** What the price box is open for. */
export type OpenBox =
  | { readonly on: 'new'; readonly days: readonly Weekday[]; readonly span: Span }
  | { readonly on: 'period'; readonly key: string; readonly at: number | undefined }
  | { readonly on: 'general'; readonly days: readonly Weekday[] }

/** An edit that was not applied, and what makes it again by another rule. */
export interface Refusal {
  readonly refused: Refused
  readonly again: ((rule: MeetingRule) => EditResult) | undefined
}

const samePlace = (one: Span, other: Span) => one.start === other.start && one.end === other.end

/** Whether a box was kept as it opened: no edit, so that a loaded night stays one. */
function isUnchanged(week: PricingWeek, key: string, { span, tariff }: KeptPrice): boolean {
  const period = findPeriod(week, key)?.period
  return period !== undefined && (!span || samePlace(span, period)) && isSameTariff(period.tariff, tariff)
}

/** A box by where it stands: keys do not outlive a reload. */
export function typedSubject(week: PricingWeek, box: OpenBox): TypedBox['of'] {
  if (box.on !== 'period') return box
  const found = findPeriod(week, box.key)
  const { start, end } = found?.period ?? { start: 0, end: 0 }
  return { on: 'period', day: found?.day ?? 'MONDAY', span: { start, end } }
}

/** The box of what was being typed; hours whose period is gone are drawn anew. */
function boxOf(week: PricingWeek, { of }: TypedBox): OpenBox {
  if (of.on !== 'period') return of
  const period = periodStandingAt(week, of.day, of.span)
  return period
    ? { on: 'period', key: period.key, at: undefined }
    : { on: 'new', days: [of.day], span: of.span }
}

/** The days that a box is about. */
const daysOf = (week: PricingWeek, box: OpenBox): readonly Weekday[] =>
  box.on === 'period' ? [findPeriod(week, box.key)?.day ?? 'MONDAY'] : box.days

/** The edits of the grid: one step for each, a refusal where it meets what is there, the box for what needs a price. */
export function useWeekEditing(
  week: PricingWeek,
  hidden: readonly Weekday[],
  onChange: ((week: PricingWeek, step: WeekStep) => void) | undefined,
  onSaid: (result: EditResult) => void,
  typed: TypedBox | undefined,
) {
  const [first] = useState(() => typed && { box: boxOf(week, typed), price: typed.price })
  const [box, show] = useState(first?.box)
  const [refusal, setRefusal] = useState<Refusal>()
  const make = (edit: (rule: MeetingRule) => EditResult, rule: MeetingRule = 'refuse') => {
    const result = keepingHidden(week, edit(rule), hidden)
    onSaid(result)
    if (result.isDone) {
      setRefusal(undefined)
      onChange?.(result.week, result.step)
    } else setRefusal({ refused: result, again: result.why === 'meets' ? edit : undefined })
    return result
  }
  /** Opens the box, unless what it is about is hidden: then it says so at once, before anything is typed. */
  const setBox = (next: OpenBox | undefined) => {
    const day = next && daysOf(week, next).find((each) => hidden.includes(each))
    if (day) setRefusal({ refused: { isDone: false, why: 'exception', day }, again: undefined })
    else show(next)
  }
  const keep = (kept: KeptPrice) => {
    show(undefined)
    if (!box || (box.on === 'period' && isUnchanged(week, box.key, kept))) return
    if (box.on === 'new') make((rule) => addPeriods(week, box.days, kept.span ?? box.span, kept.tariff, rule))
    else if (box.on === 'period')
      make((rule) =>
        changePeriod(week, box.key, kept, {
          rule,
          linked: kept.isLinkedToo ? linkedKeys(week, box.key) : [],
        }),
      )
    else {
      const { tariff } = kept
      const days = kept.isForAllDays ? WEEKDAYS : box.days
      const missing = missingBeside(week.days[box.days[0] ?? 'MONDAY'].general, kept.tariff)
      if (tariff) make(() => putGeneral(week, days, { tariff, isActive: true, missing }))
    }
  }
  return {
    ...{ box, refusal, make, keep, setBox },
    /** What was being typed in a box when the week was last open. */
    typedIn: (opened: OpenBox): TypedPrice | undefined => (opened === first?.box ? first.price : undefined),
    dismiss: () => setRefusal(undefined),
    clear: (...keys: readonly string[]) => make(() => clearPeriods(week, keys)),
    split: (key: string, at?: number) => make(() => splitPeriod(week, key, at)),
    put: (keys: string | readonly string[], day: Weekday, span: Span) =>
      make((rule) => putPeriod(week, keys, day, span, rule)),
    gesture: (gesture: Gesture) => {
      if (gesture.kind === 'draw') setBox({ on: 'new', days: gesture.days, span: gesture.span })
      else if (gesture.kind === 'put') {
        const { keys, day, span, isCopy } = gesture
        make((rule) =>
          isCopy ? copyPeriod(week, keys[0], day, span, rule) : putPeriod(week, keys, day, span, rule),
        )
      } else if (gesture.key !== undefined) setBox({ on: 'period', key: gesture.key, at: gesture.minute })
    },
  }
}

/** What the grid can do to its week. */
export type WeekEditing = ReturnType<typeof useWeekEditing>
