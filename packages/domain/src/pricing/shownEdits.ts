import { DAY_MINUTES } from '../day-plan/index.ts'
import { type EditResult, findPeriod, type Place, placedPeriods } from './edits.ts'
import { isCrossing, type PricingWeek, type Weekday } from './week.ts'

/** An edit, refused where it would change a day that an exception hides, or meet what stands on it. @param hidden - those days */
export function keepingHidden(week: PricingWeek, result: EditResult, hidden: readonly Weekday[]): EditResult {
  const isMet = (each: Weekday) =>
    result.isDone ? result.week.days[each] !== week.days[each] : result.blocker?.day === each
  const day = hidden.find(isMet)
  return day ? { isDone: false, why: 'exception', day } : result
}

/** Loaded periods that crossed midnight and are two by now, where they stood. */
export function splitNights(before: PricingWeek, week: PricingWeek): readonly Place[] {
  return placedPeriods(before).flatMap(({ day, period: { key, start, end } }) => {
    const now = end > DAY_MINUTES ? findPeriod(week, key)?.period : undefined
    return now && !isCrossing(now) ? [{ day, start, end }] : []
  })
}
