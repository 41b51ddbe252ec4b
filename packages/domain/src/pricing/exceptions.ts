import type { PriceException } from './week.ts'

/** The days of an exception as they are typed. */
export interface ExceptionDays {
  /** `YYYY-MM-DD`; undefined: none is chosen. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** A single day: its end is its start (DPR-022). */
  readonly isSingle: boolean
}

/** What is wrong with the days of an exception. */
export type ExceptionProblem = 'fromMissing' | 'toMissing' | 'order' | 'encloses' | 'overlaps'

/** The days as they are sent. */
export const spanOfDays = ({ from, to, isSingle }: ExceptionDays) => ({ from, to: isSingle ? from : to })

/** How a loaded exception is typed: equal days are a single one (DPR-022). */
export const daysOf = ({ from, to }: Pick<PriceException, 'from' | 'to'>): ExceptionDays => ({
  from,
  to,
  isSingle: from === to,
})

type Range = Pick<PriceException, 'from' | 'to'>
const encloses = (one: Range, other: Range): boolean =>
  one.from <= other.from && one.to >= other.to && (one.from < other.from || one.to > other.to)
const overlaps = (one: Range, other: Range): boolean => one.from <= other.to && other.from <= one.to

/**
 * Checks the days of an exception (DPR-030 to DPR-033): enclosing another one comes first, so that it says its own
 * message; equal days overlap.
 *
 * @param others - without the one that is edited
 */
export function checkExceptionDays(
  days: ExceptionDays,
  others: readonly Range[],
): ExceptionProblem | undefined {
  const { from, to } = spanOfDays(days)
  if (from === undefined) return 'fromMissing'
  if (to === undefined) return 'toMissing'
  if (from > to) return 'order'
  if (others.some((other) => encloses({ from, to }, other))) return 'encloses'
  return others.some((other) => overlaps({ from, to }, other)) ? 'overlaps' : undefined
}
