import { DAY_MINUTES, gapsOf, type Span } from '../day-plan/index.ts'
import {
  exceptionOn,
  type GeneralRule,
  isDraft,
  isSameTariff,
  meets,
  type Period,
  type PricingWeek,
  type Tariff,
  tailsOf,
  WEEKDAYS,
  type WeekDay,
  type Weekday,
  withinDay,
} from './week.ts'

/** A part of a day that has one price: what a block or a gap of the grid is. */
export interface WeekCell extends Span {
  readonly day: Weekday
  readonly kind: 'period' | 'tail' | 'general' | 'own' | 'exception'
  /** Of the period that it is, or is the tail of. */
  readonly period?: Period
  /** The day on which a tail's period starts. */
  readonly from?: Weekday
  /** Null: a draft. Undefined: the connector's own price. */
  readonly tariff: Tariff | null | undefined
  readonly isActive: boolean
}

/** A rule whose price per kWh or per minute is on and has no value says no price: it is not free (DPR-019). */
export const priceOfRule = ({ missing, tariff }: GeneralRule): Tariff | null =>
  missing?.some((part) => part === 'kwh' || part === 'minute') ? null : tariff

/** What a weekday costs where no period says otherwise. Null: not known yet. Undefined: the connector's own price. */
export function allDayPrice({ days }: PricingWeek, day: Weekday): Tariff | null | undefined {
  const { general } = days[day]
  return general?.isActive ? priceOfRule(general) : undefined
}

const gapCell = (day: Weekday, { start, end }: Span, general: GeneralRule | null): WeekCell => ({
  day,
  start,
  end,
  kind: general?.isActive ? 'general' : 'own',
  tariff: general?.isActive ? priceOfRule(general) : undefined,
  isActive: true,
})

/** A period that cannot be sent so far says no price, whatever else stands in it. */
const priceOf = (period: Period): Tariff | null => (isDraft(period) ? null : period.tariff)

/** Blocks and gaps of a day, in order; the gaps are the general rule's or the connector's own price. */
export function cellsOf(week: PricingWeek, day: Weekday): readonly WeekCell[] {
  const { periods, general } = week.days[day]
  const blocks: WeekCell[] = [
    ...periods.map((period) => ({
      day,
      ...withinDay(period),
      kind: 'period' as const,
      period,
      tariff: priceOf(period),
      isActive: period.isActive,
    })),
    ...tailsOf(week, day).map(({ start, end, period, from }) => ({
      day,
      start,
      end,
      kind: 'tail' as const,
      period,
      from,
      tariff: priceOf(period),
      isActive: period.isActive,
    })),
  ]
  return [...blocks, ...gapsOf(blocks).map((gap) => gapCell(day, gap, general))].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )
}

/** Blocks and gaps of a date: an exception is all of it. @param date - undefined: of a typical week */
export function cellsOfDate(week: PricingWeek, day: Weekday, date: string | undefined): readonly WeekCell[] {
  const exception = date === undefined ? undefined : exceptionOn(week, date)
  if (!exception) return cellsOf(week, day)
  const { tariff } = exception
  return [{ day, start: 0, end: DAY_MINUTES, kind: 'exception', tariff, isActive: true }]
}

/** Where a period is drawn beside others at the same time. */
export interface Lane {
  /** Counted from 0. */
  readonly at: number
  /** How many there are side by side. */
  readonly of: number
}

/** The lanes of a day's periods that meet others: no two in one lane at one time. By their keys. */
export function lanesOf({ periods }: WeekDay): ReadonlyMap<string, Lane> {
  const taken: Period[][] = []
  const lanes = new Map<string, number>()
  for (const period of periods) {
    if (!periods.some((other) => other !== period && meets(withinDay(other), withinDay(period)))) continue
    const free = taken.findIndex((lane) => !lane.some((other) => meets(withinDay(other), withinDay(period))))
    const at = free === -1 ? taken.length : free
    taken[at] = [...(taken[at] ?? []), period]
    lanes.set(period.key, at)
  }
  return new Map([...lanes].map(([key, at]) => [key, { at, of: taken.length }]))
}

/** One of the distinct prices of a profile. */
export interface WeekTariff {
  readonly tariff: Tariff
  /** A, B, C: cheapest first. */
  readonly letter: string
  /** Minutes of a typical week on which it holds. */
  readonly minutes: number
  /** How many entries have it, exceptions included. */
  readonly count: number
}

const rank = ({ kwh, minute, start }: Tariff): readonly number[] => [minute > 0 ? 1 : 0, kwh, minute, start]
function byPrice(one: Tariff, other: Tariff): number {
  const [a, b] = [rank(one), rank(other)]
  return a.map((each, index) => each - (b[index] ?? 0)).find((each) => each !== 0) ?? 0
}
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** The distinct prices of a profile, cheapest first; those by the minute after those by the kWh. */
export function tariffsOf(week: PricingWeek): readonly WeekTariff[] {
  const found: { tariff: Tariff; minutes: number; count: number }[] = []
  const slotOf = (tariff: Tariff) => {
    const known = found.find((each) => isSameTariff(each.tariff, tariff))
    if (known) return known
    const slot = { tariff, minutes: 0, count: 0 }
    found.push(slot)
    return slot
  }
  for (const day of WEEKDAYS) {
    const { general, periods } = week.days[day]
    for (const tariff of [general && priceOfRule(general), ...periods.map(priceOf)])
      if (tariff) slotOf(tariff).count += 1
    for (const { tariff, isActive, start, end } of cellsOf(week, day))
      if (tariff && isActive) slotOf(tariff).minutes += end - start
  }
  for (const { tariff } of week.exceptions) slotOf(tariff).count += 1
  return found
    .toSorted((a, b) => byPrice(a.tariff, b.tariff))
    .map((each, index) => ({ ...each, letter: letterOf(index) }))
}

/** How a price is drawn: by its place between the lowest and the highest one of its kind. */
export interface PriceShade {
  readonly kind: 'kwh' | 'minute' | 'free' | 'startOnly' | 'draft' | 'own'
  /** 0 for the lowest price, 1 for the highest. */
  readonly share: number
}

/** How every price of a profile is drawn: one scale for all layers, exceptions included. */
export function priceScale(
  tariffs: readonly WeekTariff[],
): (tariff: Tariff | null | undefined) => PriceShade {
  const rangeOf = (field: 'kwh' | 'minute') => {
    const prices = tariffs.map(({ tariff }) => tariff[field]).filter((price) => price > 0)
    return { low: Math.min(...prices), high: Math.max(...prices) }
  }
  const ranges = { kwh: rangeOf('kwh'), minute: rangeOf('minute') }
  const shareOf = (field: 'kwh' | 'minute', price: number): number => {
    const { low, high } = ranges[field]
    // A single price is neither cheap nor dear.
    return high > low ? Math.min(1, Math.max(0, (price - low) / (high - low))) : 0.4
  }
  return (tariff) => {
    if (tariff === undefined) return { kind: 'own', share: 0 }
    if (tariff === null) return { kind: 'draft', share: 0 }
    if (tariff.kwh > 0) return { kind: 'kwh', share: shareOf('kwh', tariff.kwh) }
    if (tariff.minute > 0) return { kind: 'minute', share: shareOf('minute', tariff.minute) }
    return { kind: tariff.start > 0 ? 'startOnly' : 'free', share: 0 }
  }
}

/** Whether a price is ten times another one, or a tenth of it: asked about before it is taken. */
export const isPriceLeap = (before: number, after: number): boolean =>
  before > 0 && after > 0 && (after >= before * 10 || after * 10 <= before)

/** The days that are not as they were. */
export const changedDays = (week: PricingWeek, before: PricingWeek): readonly Weekday[] =>
  WEEKDAYS.filter((day) => week.days[day] !== before.days[day])

/** The next edge of a day after a minute, or before it: that of a cell, or a full hour. */
export function edgeBeside(cells: readonly Span[], minute: number, direction: 1 | -1): number {
  const edges = [
    ...cells.flatMap(({ start, end }) => [start, end]),
    ...Array.from({ length: 25 }, (_, hour) => hour * 60),
  ]
  const beyond = edges.filter((edge) => (edge - minute) * direction > 0)
  return direction > 0 ? Math.min(DAY_MINUTES, ...beyond) : Math.max(0, ...beyond)
}
