import { findPeriod, type Place } from './edits.ts'
import { goesOn, type PricingWeek, WEEKDAYS, type Weekday } from './week.ts'

/** A period that is one stretch with another one over midnight. */
export interface LinkedPeriod extends Place {
  readonly key: string
}

const dayBefore = (day: Weekday): Weekday => WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? day

/** What goes on as a period at midnight and what it goes on from, with the same price: people mean them as one. */
export function linkedPeriods(week: PricingWeek, key: string): readonly LinkedPeriod[] {
  const found = findPeriod(week, key)
  if (!found) return []
  const day = dayBefore(found.day)
  const before = week.days[day].periods.find((each) => goesOn(week, day, each)?.period.key === key)
  const after = goesOn(week, found.day, found.period)
  return [...(before ? [{ day, period: before }] : []), ...(after ? [after] : [])].map(
    ({ day, period: { key, start, end } }) => ({ key, day, start, end }),
  )
}
