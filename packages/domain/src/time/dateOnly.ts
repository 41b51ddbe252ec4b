import { DAY_MS } from './zone.ts'

/** The date some days after another one, or before it. @param date - `YYYY-MM-DD` */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
