import { type DateRange, daysBetween, toDateOnly } from './days.ts'
import type { EpochMs, ZoneId } from './zone.ts'

/** The earliest date that the home dashboard's range can start on (HOM-003). */
export const HOME_FIRST_DAY = '2010-01-01'
/** The longest custom range of the financial lists, in days (FMT-001). */
export const CUSTOM_RANGE_DAYS = 365
/** How many days the home dashboard shows by default, today included (HOM-002). */
export const HOME_DEFAULT_DAYS = 7

/** What can be wrong with a chosen range; the words are in the message catalogues. */
export const RANGE_MESSAGES = ['rangeReversed', 'rangeTooEarly', 'rangeInFuture', 'rangeTooLong'] as const
export type RangeMessageKey = (typeof RANGE_MESSAGES)[number]

/** What a range is checked against. */
export interface RangeRules {
  readonly now: EpochMs
  readonly zone: ZoneId
  /** Earliest local date, `YYYY-MM-DD`. Default: any. */
  readonly firstDay?: string
  /** Longest range in local days, both ends counted. Default: any. */
  readonly maxDays?: number
  /**
   * Whether a day after today may be chosen. Default false (FMT-002); today, up to its last second, is not the future.
   */
  readonly allowFuture?: boolean
}

/** Everything that is wrong with a range, in the order of `RANGE_MESSAGES`; empty when the range is valid. */
export function checkRange(range: DateRange, rules: RangeRules): readonly RangeMessageKey[] {
  const { now, zone } = rules
  if (!Number.isFinite(range.from) || !Number.isFinite(range.to) || range.from > range.to)
    return ['rangeReversed']
  const problems: RangeMessageKey[] = []
  if (rules.firstDay !== undefined && toDateOnly(range.from, zone) < rules.firstDay)
    problems.push('rangeTooEarly')
  if (rules.allowFuture !== true && toDateOnly(range.to, zone) > toDateOnly(now, zone))
    problems.push('rangeInFuture')
  if (rules.maxDays !== undefined && daysBetween(range, zone) > rules.maxDays) problems.push('rangeTooLong')
  return problems
}

/** Whether a range ends today, so that live figures may be shown in it (LIV-005). */
export function endsToday(range: DateRange, now: EpochMs, zone: ZoneId): boolean {
  return toDateOnly(range.to, zone) === toDateOnly(now, zone)
}
