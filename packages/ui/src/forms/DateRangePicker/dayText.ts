import { fromDateOnly } from '@corrente/domain/time'

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a typed day: `14/03/2026`, `14-3-26`, `14.03.2026`, `14032026` or `2026-03-14`.
 * @returns the local date `YYYY-MM-DD`; undefined for anything else, also for dates that no calendar has.
 */
export function parseDayText(text: string): string | undefined {
  const trimmed = text.trim()
  const iso = YEAR_FIRST.exec(trimmed)
  const local = DAY_FIRST.exec(trimmed) ?? DIGITS.exec(trimmed)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [local?.[3], local?.[2], local?.[1]]
  if (!year || !month || !day) return undefined
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return fromDateOnly(full, 'UTC') === undefined ? undefined : full
}

/** Writes a local date as the fields show it: `2026-03-14` gives `14/03/2026`; anything else comes back as it is. */
export function formatDayText(day: string): string {
  const match = YEAR_FIRST.exec(day)
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day
}

/** Two written days as short as they can be told: a year that both share is said once, `01/02` and `28/02/2026`. */
export function shortenSpan({ from, to }: { readonly from: string; readonly to: string }) {
  const year = to.slice(-'/YYYY'.length)
  return { from: from.endsWith(year) ? from.slice(0, -year.length) : from, to }
}

/**
 * The calendar's own kind of day: midday by the machine's clock, where no zone shifts it to its neighbour. Used only to
 * talk to the calendar; an instant is always made from the text and the zone.
 */
export function toCalendarDay(day: string): Date | undefined {
  const match = YEAR_FIRST.exec(day)
  return match ? new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]), 12) : undefined
}

/** The way back from `toCalendarDay`. */
export function fromCalendarDay(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
