import { clockOf, DAY_MINUTES, minuteOf, type Span } from '../day-plan/index.ts'
import { fold, readDecimal, shiftDecimal, writeDecimal } from '../text/index.ts'
import { type EditResult, keyMaker, type MeetingRule, placeAll, placesOf, settle } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import { NO_TARIFF, type PricingWeek, type Tariff, WEEKDAYS, type Weekday } from './week.ts'
import { FRACTION_MAX } from './weekRules.ts'

/*
 * Periods as lines of text, their parts parted by tabs: what a sheet takes and gives back. A line is day, start, end, kind,
 * start price, per kWh, per minute, per idle minute, fee and tax in percent.
 */

/** How lines are written and read here. */
export interface LineWords {
  readonly locale: string
  /** The titles of the columns. */
  readonly head: readonly string[]
  readonly days: Readonly<Record<Weekday, { readonly long: string; readonly short: string }>>
  readonly general: string
  readonly period: string
}

/** A line: a period, or the all-day rule of a day. A period that ends past 24:00 runs into the next day. */
export interface WeekLine extends Span {
  readonly day: Weekday
  readonly kind: 'general' | 'period'
  /** Null: without a price, a draft. */
  readonly tariff: Tariff | null
}

/** A line that says no period. */
export interface BadLine {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  readonly why: 'columns' | 'day' | 'times' | 'price'
}

/** What a text holds. */
export interface ReadLines {
  readonly lines: readonly WeekLine[]
  readonly bad: readonly BadLine[]
}

/** A text may come from anywhere: no more lines are read, nor more letters of one. */
const LINES_MAX = 300
const LINE_CHARS = 400
const DECIMALS = 6

const PRICES = ['start', 'kwh', 'minute', 'idle'] as const
const SHARES = ['fee', 'tax'] as const

function cellsOfLine({ day, kind, start, end, tariff }: WeekLine, words: LineWords): readonly string[] {
  const amount = (value: number) => (value > 0 ? writeDecimal(value, words.locale) : '')
  return [
    words.days[day].long,
    clockOf(start),
    end > DAY_MINUTES ? clockOf(end - DAY_MINUTES) : clockOf(end),
    words[kind],
    ...PRICES.map((part) => amount(tariff?.[part] ?? 0)),
    ...SHARES.map((part) => amount(shiftDecimal(tariff?.[part] ?? 0, 2))),
  ]
}

/** Lines with the titles above them. */
export const writeLines = (lines: readonly WeekLine[], words: LineWords): string =>
  [words.head, ...lines.map((line) => cellsOfLine(line, words))].map((cells) => cells.join('\t')).join('\n')

const timeOf = (text: string): number | undefined => (text === '24:00' ? DAY_MINUTES : minuteOf(text))

function tariffOfCells(cells: readonly string[], locale: string): Tariff | null | undefined {
  const numbers = [...PRICES, ...SHARES].map((_, at) => {
    const text = cells[at] ?? ''
    return text === '' ? 0 : readDecimal(text, { locale, decimals: DECIMALS })
  })
  if (!numbers.every((number) => number !== undefined && number >= 0)) return undefined
  const [start = 0, kwh = 0, minute = 0, idle = 0, feePercent = 0, taxPercent = 0] = numbers
  const [fee, tax] = [shiftDecimal(feePercent, -2), shiftDecimal(taxPercent, -2)]
  if ((kwh > 0 && minute > 0) || fee > FRACTION_MAX || tax > FRACTION_MAX) return undefined
  return kwh + minute === 0 ? null : { ...NO_TARIFF, start, kwh, minute, idle, fee, tax }
}

function lineOf(text: string, words: LineWords): WeekLine | BadLine['why'] {
  const [name = '', from, to, kind = '', ...prices] = text.split('\t').map((cell) => cell.trim())
  if (from === undefined || to === undefined) return 'columns'
  const day = WEEKDAYS.find((each) =>
    [each, words.days[each].long, words.days[each].short].some((word) => fold(word) === fold(name)),
  )
  if (!day) return 'day'
  const isGeneral = fold(kind) === fold(words.general)
  const [start, end] = isGeneral ? [0, DAY_MINUTES] : [timeOf(from), timeOf(to)]
  if (start === undefined || end === undefined || start === end || start === DAY_MINUTES) return 'times'
  const tariff = tariffOfCells(prices, words.locale)
  if (tariff === undefined) return 'price'
  return {
    day,
    kind: isGeneral ? 'general' : 'period',
    start,
    end: end > start ? end : end + DAY_MINUTES,
    tariff,
  }
}

/** The lines of a text; titles and empty lines are passed over, what cannot be read is named. */
export function readLines(text: string, words: LineWords): ReadLines {
  const lines: WeekLine[] = []
  const bad: BadLine[] = []
  const title = words.head.join('\t')
  for (const [at, raw] of text
    .slice(0, LINES_MAX * LINE_CHARS)
    .split(/\r?\n/)
    .slice(0, LINES_MAX)
    .entries()) {
    const own = raw.slice(0, LINE_CHARS)
    if (own.trim() === '' || own === title) continue
    const read = lineOf(own, words)
    if (typeof read === 'string') bad.push({ line: at + 1, text: own, why: read })
    else lines.push(read)
  }
  return { lines, bad }
}

/** Where lines go when they are pasted: one period where the caret is, those of one day on the caret's day. */
export function linesAt(
  lines: readonly WeekLine[],
  at: { readonly day: Weekday; readonly minute: number },
): readonly WeekLine[] {
  const isOneDay = new Set(lines.map(({ day }) => day)).size === 1
  const [first] = lines
  const isOne = lines.length === 1 && first?.kind === 'period'
  return lines.map((line) => {
    const start = isOne ? at.minute : line.start
    return { ...line, day: isOneDay ? at.day : line.day, start, end: start + line.end - line.start }
  })
}

/**
 * Puts lines into a week, in one step: rules of a day take the place of what was there, periods by the rule.
 *
 * @param at - where the caret is
 */
export function pasteLines(
  week: PricingWeek,
  lines: readonly WeekLine[],
  at: { readonly day: Weekday; readonly minute: number },
  rule: MeetingRule = 'refuse',
): EditResult {
  const all = linesAt(lines, at)
  const ruled = all
    .filter(({ kind }) => kind === 'general')
    .reduce(
      (now, { day, tariff }) => putGeneral(now, [day], { tariff: tariff ?? NO_TARIFF, isActive: true }).week,
      week,
    )
  const nextKey = keyMaker(ruled)
  const placements = all
    .filter(({ kind }) => kind === 'period')
    .flatMap(({ day, start, end, tariff }) =>
      placesOf(day, { start, end }).map((place) => ({
        ...place,
        period: { key: nextKey(), uuid: null, isActive: true, tariff },
      })),
    )
  const [first] = all
  if (!first) return { isDone: false, why: 'gone' }
  const { day, start, end } = first
  const step = { kind: 'paste' as const, place: placements[0] ?? { day, start, end } }
  if (placements.length === 0)
    return { isDone: true, week: ruled, keys: [], step: { ...step, count: all.length } }
  return settle(placeAll(ruled, placements, rule), step)
}
