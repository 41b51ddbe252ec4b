import type { Country } from '../tenants/index.ts'
import { dateAfter } from '../time/index.ts'
import { WEEKDAYS, weekdayOf } from './week.ts'

/** The national holidays that the calendar of prices marks, of all four countries. */
export const HOLIDAYS = [
  'newYear',
  'epiphany',
  'carnival',
  'saintJoseph',
  'maundyThursday',
  'goodFriday',
  'tiradentes',
  'labour',
  'ascension',
  'pichincha',
  'corpusChristi',
  'sacredHeart',
  'peterAndPaul',
  'constitution',
  'independence',
  'boyaca',
  'assumption',
  'columbus',
  'aparecida',
  'allSaints',
  'allSouls',
  'guayaquil',
  'cuenca',
  'cartagena',
  'republic',
  'blackAwareness',
  'immaculate',
  'christmas',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

/** A rule for a date: month and day, or days from Easter Sunday. */
type Rule = readonly [name: Holiday, when: string | number, moves?: 'toMonday' | 'toWeekend']

/**
 * Brazil: Lei 662/1949 and those after it, without optional days (Carnival). Colombia: Ley 51 de 1983, which moves some to
 * the Monday after. Ecuador: Código del Trabajo, art. 65, which moves some to a Monday or a Friday. Uruguay: Ley 12.590,
 * the days on which nobody works.
 */
const RULES: Readonly<Record<Country, readonly Rule[]>> = {
  BR: [
    ['newYear', '01-01'],
    ['goodFriday', -2],
    ['tiradentes', '04-21'],
    ['labour', '05-01'],
    ['independence', '09-07'],
    ['aparecida', '10-12'],
    ['allSouls', '11-02'],
    ['republic', '11-15'],
    ['blackAwareness', '11-20'],
    ['christmas', '12-25'],
  ],
  CO: [
    ['newYear', '01-01'],
    ['epiphany', '01-06', 'toMonday'],
    ['saintJoseph', '03-19', 'toMonday'],
    ['maundyThursday', -3],
    ['goodFriday', -2],
    ['labour', '05-01'],
    ['ascension', 43],
    ['corpusChristi', 64],
    ['sacredHeart', 71],
    ['peterAndPaul', '06-29', 'toMonday'],
    ['independence', '07-20'],
    ['boyaca', '08-07'],
    ['assumption', '08-15', 'toMonday'],
    ['columbus', '10-12', 'toMonday'],
    ['allSaints', '11-01', 'toMonday'],
    ['cartagena', '11-11', 'toMonday'],
    ['immaculate', '12-08'],
    ['christmas', '12-25'],
  ],
  EC: [
    ['newYear', '01-01'],
    ['carnival', -48],
    ['carnival', -47],
    ['goodFriday', -2],
    ['labour', '05-01', 'toWeekend'],
    ['pichincha', '05-24', 'toWeekend'],
    ['independence', '08-10', 'toWeekend'],
    ['guayaquil', '10-09', 'toWeekend'],
    ['allSouls', '11-02'],
    ['cuenca', '11-03'],
    ['christmas', '12-25'],
  ],
  UY: [
    ['newYear', '01-01'],
    ['labour', '05-01'],
    ['constitution', '07-18'],
    ['independence', '08-25'],
    ['christmas', '12-25'],
  ],
}

/** Easter Sunday of a year, by the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

/** Days by which a holiday moves, by the weekday on which it falls, Monday first. */
const MOVES = {
  toMonday: [0, 6, 5, 4, 3, 2, 1],
  toWeekend: [0, -1, 2, 1, 0, -1, 1],
} as const

function dateOf([, when, moves]: Rule, year: number): string {
  const date = typeof when === 'string' ? `${year}-${when}` : dateAfter(easterOf(year), when)
  const days = moves ? MOVES[moves][WEEKDAYS.indexOf(weekdayOf(date))] : 0
  return dateAfter(date, days ?? 0)
}

/**
 * The national holidays of a country, by their date: hints for who sets prices, never a rule.
 *
 * @param from - first day, `YYYY-MM-DD`
 * @param to - last day, included
 */
export function holidaysOf(country: Country, from: string, to: string): ReadonlyMap<string, Holiday> {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)))
  const found = new Map<string, Holiday>()
  for (let year = first ?? 0; year <= (last ?? 0); year += 1)
    for (const rule of RULES[country]) {
      const date = dateOf(rule, year)
      if (date >= from && date <= to) found.set(date, rule[0])
    }
  return found
}
