import { DAY_MINUTES, type Span } from '../day-plan/index.ts'
import { checkExceptionDays } from './exceptions.ts'
import {
  conflictsOf,
  isDraft,
  meets,
  type Period,
  type PricingWeek,
  type Tariff,
  WEEKDAYS,
  type Weekday,
  withinDay,
} from './week.ts'

/** The highest fee and tax, as a fraction (DPR-034). */
export const FRACTION_MAX = 0.999

/** What keeps an entry that was touched from being sent. */
export interface WeekProblem {
  readonly part: Weekday | 'exceptions'
  readonly key: string
  readonly what:
    | 'overlap'
    | 'draft'
    | 'times'
    | 'twoPrices'
    | 'fraction'
    | 'amount'
    /** A price is switched on and has no value (DPR-019). */
    | 'missing'
    /** An exception ends before it begins, or meets another one. */
    | 'dates'
}

const hasBothPrices = ({ kwh, minute }: Tariff): boolean => kwh > 0 && minute > 0
const isFractionWrong = ({ fee, tax }: Tariff): boolean =>
  [fee, tax].some((each) => !(each >= 0 && each <= FRACTION_MAX))
const isAmountWrong = ({ start, kwh, minute, idle, reserve }: Tariff): boolean =>
  [start, kwh, minute, idle, reserve].some((each) => !(each >= 0 && Number.isFinite(each)))
/** Whether a period may have these times: whole minutes, begun on its own day. */
export const isPlace = ({ start, end }: Span): boolean =>
  Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && start < DAY_MINUTES

const tariffProblems = (tariff: Tariff): readonly WeekProblem['what'][] => [
  ...(hasBothPrices(tariff) ? (['twoPrices'] as const) : []),
  ...(isFractionWrong(tariff) ? (['fraction'] as const) : []),
  ...(isAmountWrong(tariff) ? (['amount'] as const) : []),
]

/** What is wrong with a day. What stands as it was loaded is passed over: only touched entries block (DPR-020, DPR-028). */
function dayProblems(
  week: PricingWeek,
  day: Weekday,
  isTouched: (key: string) => boolean,
): readonly WeekProblem[] {
  const { periods, general } = week.days[day]
  const conflicts = conflictsOf(week.days[day])
  const ofPeriod = (period: Period): readonly WeekProblem['what'][] => [
    ...(conflicts.has(period.key) &&
    periods.some(
      (other) =>
        other.key !== period.key &&
        meets(withinDay(period), withinDay(other)) &&
        (isTouched(period.key) || isTouched(other.key)),
    )
      ? (['overlap'] as const)
      : []),
    ...(isDraft(period) ? (['draft'] as const) : []),
    ...(isPlace(period) ? [] : (['times'] as const)),
    ...(period.tariff && isTouched(period.key) ? tariffProblems(period.tariff) : []),
  ]
  const found = periods.flatMap((period) =>
    ofPeriod(period).map((what) => ({ part: day, key: period.key, what })),
  )
  const lacks = general?.missing?.length ? (['missing'] as const) : []
  const ofRule = general && isTouched(general.key) ? [...tariffProblems(general.tariff), ...lacks] : []
  return [...found, ...ofRule.map((what) => ({ part: day, key: general?.key ?? '', what }))]
}

/** What is wrong with exceptions that were touched (DPR-030 to DPR-033). */
function exceptionProblems({ exceptions }: PricingWeek, before: PricingWeek): readonly WeekProblem[] {
  const touched = exceptions.filter((each) => !before.exceptions.includes(each))
  return touched.flatMap((each) => {
    const others = exceptions.filter((other) => other !== each)
    const isWrong = checkExceptionDays({ from: each.from, to: each.to, isSingle: false }, others)
    return [...tariffProblems(each.tariff), ...(isWrong ? (['dates'] as const) : [])].map((what) => ({
      part: 'exceptions' as const,
      key: each.key,
      what,
    }))
  })
}

/**
 * What keeps a week from being sent, day by day.
 *
 * @param before - the week as it was loaded: an entry that is the same there is not judged
 */
export function weekProblems(week: PricingWeek, before: PricingWeek): readonly WeekProblem[] {
  const ofDays = WEEKDAYS.flatMap((day) => {
    const was = new Map(
      [before.days[day].general, ...before.days[day].periods].map((entry) => [entry?.key, entry]),
    )
    const now = new Map(
      [week.days[day].general, ...week.days[day].periods].map((entry) => [entry?.key, entry]),
    )
    return dayProblems(week, day, (key) => was.get(key) !== now.get(key))
  })
  return [...ofDays, ...exceptionProblems(week, before)]
}
