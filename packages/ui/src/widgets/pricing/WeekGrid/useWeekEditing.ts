import type { Span } from '@corrente/domain/day-plan'
import {
  addPeriods,
  clearPeriods,
  copyPeriod,
  type EditResult,
  findPeriod,
  linkedKeys,
  type MeetingRule,
  type PricingWeek,
  pricePeriods,
  putGeneral,
  putPeriod,
  type Refused,
  splitPeriod,
  type Tariff,
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

/** A period's hours and price, in one step. */
function keptPeriod(
  week: PricingWeek,
  key: string,
  { span, tariff, isLinkedToo }: KeptPrice,
  rule: MeetingRule,
): EditResult {
  const found = findPeriod(week, key)
  if (!found) return { isDone: false, why: 'gone' }
  const linked = isLinkedToo ? linkedKeys(week, key) : []
  const priced = pricePeriods(week, [key, ...linked], tariff)
  if (!span || samePlace(span, found.period) || !priced.isDone) return priced
  const put = putPeriod(priced.week, key, found.day, span, rule)
  return put.isDone ? { ...put, step: { ...put.step, kind: 'resize' } } : put
}

/** The edits of the grid: one step for each, a refusal where it meets what is there, the box for what needs a price. */
export function useWeekEditing(
  week: PricingWeek,
  onChange: ((week: PricingWeek, step: WeekStep) => void) | undefined,
  onSaid: (result: EditResult) => void,
) {
  const [box, setBox] = useState<OpenBox>()
  const [refusal, setRefusal] = useState<Refusal>()
  const make = (edit: (rule: MeetingRule) => EditResult, rule: MeetingRule = 'refuse') => {
    const result = edit(rule)
    onSaid(result)
    if (result.isDone) {
      setRefusal(undefined)
      onChange?.(result.week, result.step)
    } else setRefusal({ refused: result, again: result.why === 'meets' ? edit : undefined })
    return result
  }
  const keep = (kept: KeptPrice) => {
    setBox(undefined)
    if (!box) return
    if (box.on === 'new') make((rule) => addPeriods(week, box.days, kept.span ?? box.span, kept.tariff, rule))
    else if (box.on === 'period') make((rule) => keptPeriod(week, box.key, kept, rule))
    else {
      const tariff: Tariff | null = kept.tariff
      if (tariff)
        make(() => putGeneral(week, kept.isForAllDays ? WEEKDAYS : box.days, { tariff, isActive: true }))
    }
  }
  return {
    ...{ box, refusal, make, keep, setBox },
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
