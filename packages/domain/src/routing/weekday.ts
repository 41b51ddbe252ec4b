/** The day names of the `weekday` parameter (RTE-044). */
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
/** What the `weekday` parameter may say: a day, or `exception` (RTE-024). */
export const WEEKDAY_SEGMENTS = [...WEEKDAYS, 'exception'] as const

export type WeekdaySegment = (typeof WEEKDAY_SEGMENTS)[number]

/** Whether a path segment is a day of the week or `exception`; lower case only. */
export function isWeekdaySegment(segment: string): segment is WeekdaySegment {
  return WEEKDAY_SEGMENTS.some((known) => known === segment)
}
