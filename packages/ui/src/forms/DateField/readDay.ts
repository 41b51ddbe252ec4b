import { parseDayText } from '../DateRangePicker/dayText.ts'

const SHORT_YEAR = /[/.\- ]\d{2}$/

/**
 * Reads a typed day as `YYYY-MM-DD`. A year of two digits is of this century, unless the latest day lies before it: then
 * it is of the last one (`14/03/85` as a date of birth).
 */
export function readDay(text: string, max?: string): string | undefined {
  const day = parseDayText(text)
  if (day === undefined || max === undefined || day <= max || !SHORT_YEAR.test(text.trim())) return day
  const earlier = parseDayText(`${day.slice(8)}/${day.slice(5, 7)}/${Number(day.slice(0, 4)) - 100}`)
  return earlier !== undefined && earlier <= max ? earlier : day
}
