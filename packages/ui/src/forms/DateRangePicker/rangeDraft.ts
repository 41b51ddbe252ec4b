import {
  type DateRange,
  daysBetween,
  type RangeMessageKey,
  rangeOfDays,
  toDateOnly,
  type ZoneId,
} from '@corrente/domain/time'
import { formatDayText, parseDayText } from './dayText.ts'

/** What the two fields hold, as typed. */
export interface RangeDraft {
  from: string
  to: string
}

/** What is wrong with a field: no date, or a rule of the range. */
export type DraftProblem = 'unreadable' | RangeMessageKey

export interface DraftRules {
  /** The zone whose days are meant. */
  zone: ZoneId
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string | undefined
  /** Latest day, `YYYY-MM-DD`. */
  max?: string | undefined
  /** Longest range in days, both ends counted. */
  maxDays?: number | undefined
}

export interface DraftReading {
  /** The range, when both fields are right. */
  range?: DateRange
  /** What is wrong, at the field where it is mended. */
  problems: { from?: DraftProblem; to?: DraftProblem }
}

/** The fields of a range. */
export function draftOf(range: DateRange, zone: ZoneId): RangeDraft {
  return {
    from: formatDayText(toDateOnly(range.from, zone)),
    to: formatDayText(toDateOnly(range.to, zone)),
  }
}

/** Reads both fields: from the first instant of the one day to 23:59:59 of the other, or what is wrong. */
export function readDraft(draft: RangeDraft, rules: DraftRules): DraftReading {
  const { zone, min, max, maxDays } = rules
  const from = parseDayText(draft.from)
  const to = parseDayText(draft.to)
  const ofDay = (day: string | undefined): DraftProblem | undefined => {
    if (day === undefined) return 'unreadable'
    if (min !== undefined && day < min) return 'rangeTooEarly'
    return max !== undefined && day > max ? 'rangeInFuture' : undefined
  }
  const atFrom = ofDay(from)
  const atTo = ofDay(to)
  if (atFrom || atTo) return { problems: { ...(atFrom && { from: atFrom }), ...(atTo && { to: atTo }) } }
  if (from !== undefined && to !== undefined && from > to) return { problems: { to: 'rangeReversed' } }
  const range = rangeOfDays(from, to, zone)
  if (!range) return { problems: { from: 'unreadable' } }
  if (maxDays !== undefined && daysBetween(range, zone) > maxDays) return { problems: { to: 'rangeTooLong' } }
  return { range, problems: {} }
}
