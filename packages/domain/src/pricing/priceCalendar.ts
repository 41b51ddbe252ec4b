import { dateAfter } from '../time/index.ts'
import type { PriceException, PricingWeek } from './week.ts'

/** How far the calendar of exceptions reaches, the present month included. */
export const CALENDAR_MONTHS = 12

/** A month of the calendar. */
export interface CalendarMonth {
  /** `YYYY-MM`. */
  readonly month: string
  /** Its days, `YYYY-MM-DD`. */
  readonly days: readonly string[]
}

/** Twelve months from that of a day on. @param today - `YYYY-MM-DD` */
export function calendarFrom(today: string): readonly CalendarMonth[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: CALENDAR_MONTHS }, (_, ahead) => {
    const first = new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10)
    const count = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate()
    return {
      month: first.slice(0, 7),
      days: Array.from({ length: count }, (_, day) => dateAfter(first, day)),
    }
  })
}

/** The exception that names a day, switched on or off; of two, the one that holds. */
export function exceptionNaming({ exceptions }: PricingWeek, date: string): PriceException | undefined {
  const naming = exceptions.filter(({ from, to }) => from <= date && date <= to)
  return naming.find(({ isActive }) => isActive) ?? naming[0]
}
