import { DAY_MINUTES } from '../day-plan/index.ts'
import { findPeriod, type Place } from './edits.ts'
import { goesOn, type Period, type PricingWeek, WEEKDAYS, type Weekday } from './week.ts'

/** A period that is one stretch with another one over midnight. */
export interface LinkedPeriod extends Place {
  readonly key: string
}

interface PlacedPeriod {
  readonly day: Weekday
  readonly period: Period
}

const dayBefore = (day: Weekday): Weekday => WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? day

const linkOf = ({ day, period: { key, start, end } }: PlacedPeriod): LinkedPeriod => ({
  key,
  day,
  start,
  end,
})

/** The neighbours of a period over midnight that have its price. */
export interface LinkedPeriods {
  /** What it goes on from. */
  readonly before: LinkedPeriod | undefined
  /** What it goes on as. */
  readonly after: LinkedPeriod | undefined
}

/** What a period goes on from, and what it goes on as, at midnight and with the same price: people mean them as one. */
export function linkedPeriods(week: PricingWeek, key: string): LinkedPeriods {
  const found = findPeriod(week, key)
  if (!found) return { before: undefined, after: undefined }
  const day = dayBefore(found.day)
  const before = week.days[day].periods.find((each) => goesOn(week, day, each)?.period.key === key)
  const after = goesOn(week, found.day, found.period)
  return { before: before && linkOf({ day, period: before }), after: after && linkOf(after) }
}

/** The keys of a period's neighbours that are one stretch with it. */
export function linkedKeys(week: PricingWeek, key: string): readonly string[] {
  const { before, after } = linkedPeriods(week, key)
  return [before, after].flatMap((each) => each?.key ?? [])
}

/** An evening and the morning after it, moved as one. */
export interface Night extends Place {
  /** Of the evening and of the morning. */
  readonly keys: readonly [string, string]
}

/**
 * The night that a period is half of; undefined: it stands alone, or it is a whole day beside others like it.
 *
 * @returns its place on the evening's day, an end past 1,440
 */
export function nightOf(week: PricingWeek, key: string): Night | undefined {
  const found = findPeriod(week, key)
  const { before, after } = linkedPeriods(week, key)
  if (!found) return undefined
  const own = linkOf(found)
  const [evening, morning] = before ? [before, own] : [own, after]
  if (!morning) return undefined
  const { day, start } = evening
  const end = morning.end + DAY_MINUTES
  return end - start > DAY_MINUTES ? undefined : { day, start, end, keys: [evening.key, morning.key] }
}
