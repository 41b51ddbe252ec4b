import { DAY_MINUTES, gapsOf, type Span } from '../day-plan/index.ts'
import {
  dayAfter,
  isCrossing,
  meets,
  type Period,
  type PricingWeek,
  type Tariff,
  tailsOf,
  WEEKDAYS,
  type Weekday,
  withinDay,
} from './week.ts'

/** What an edit that meets other periods does: it is refused, takes only what is free, or cuts what is there. */
export type MeetingRule = 'refuse' | 'free' | 'cut'

/** A span of a day. */
export interface Place extends Span {
  readonly day: Weekday
}

/** What was done, for its name: "mover Ter 18:00–22:00". */
export interface WeekStep {
  readonly kind:
    | 'add'
    | 'move'
    | 'resize'
    | 'split'
    | 'copyDay'
    | 'price'
    | 'clear'
    | 'reprice'
    | 'general'
    | 'exception'
    | 'paste'
    | 'day'
    | 'past'
    | 'draft'
  /** Where it begins; undefined where it is about no single place. */
  readonly place?: Place | undefined
  /** How many periods or days it touched. */
  readonly count: number
}

/** An edit that was made. */
export interface Edited {
  readonly isDone: true
  readonly week: PricingWeek
  readonly step: WeekStep
  /** The keys of the periods that it made or changed. */
  readonly keys: readonly string[]
}

/** An edit that was not applied: what stands in its way, the first of them. */
export interface Refused {
  readonly isDone: false
  readonly why: 'meets' | 'tooShort' | 'noRoom' | 'gone' | 'exception'
  /** The day on which an exception holds, so that an edit would be of what nobody sees. */
  readonly day?: Weekday
  /** The day and the period that it met. */
  readonly blocker?: { readonly day: Weekday; readonly period: Period }
}

/** What an edit comes to. */
export type EditResult = Edited | Refused

/** The shortest period, minutes. */
export const LEAST_PERIOD = 1

/** The period is not there any more. */
export const REFUSED_GONE: Refused = { isDone: false, why: 'gone' }

const byStart = (one: Span, other: Span): number => one.start - other.start || one.end - other.end

/** All periods with their days, Monday first. */
export const placedPeriods = ({
  days,
}: PricingWeek): readonly { readonly day: Weekday; readonly period: Period }[] =>
  WEEKDAYS.flatMap((day) => days[day].periods.map((period) => ({ day, period })))

/** A period by its key. */
export const findPeriod = (week: PricingWeek, key: string) =>
  placedPeriods(week).find(({ period }) => period.key === key)

/** The week with other periods on some days. */
export function withPeriods(
  week: PricingWeek,
  changed: Partial<Record<Weekday, readonly Period[]>>,
): PricingWeek {
  const days = { ...week.days }
  for (const day of WEEKDAYS) {
    const periods = changed[day]
    if (periods) days[day] = { ...days[day], periods: periods.toSorted(byStart) }
  }
  return { ...week, days }
}

/** Gives keys that no entry of the week has. */
export function keyMaker({ days, exceptions }: PricingWeek, taken: readonly string[] = []): () => string {
  const own = (key: string): number => (key.startsWith('new-') ? Number(key.slice(4)) || 0 : 0)
  const entries = [
    ...Object.values(days).flatMap(({ general, periods }) => [general, ...periods]),
    ...exceptions,
  ]
  const keys = [...entries.map((entry) => entry?.key ?? ''), ...taken]
  let last = Math.max(0, ...keys.map(own))
  return () => {
    last += 1
    return `new-${last}`
  }
}

/** A span of the week that may run over midnights, as places of single days; Sunday goes on into Monday. */
export function placesOf(day: Weekday, { start, end }: Span): readonly Place[] {
  const places: Place[] = []
  for (let days = Math.floor(start / DAY_MINUTES); days * DAY_MINUTES < end; days += 1) {
    const from = days * DAY_MINUTES
    const place = { start: Math.max(start - from, 0), end: Math.min(end - from, DAY_MINUTES) }
    if (place.end - place.start >= LEAST_PERIOD) places.push({ day: dayAfter(day, days), ...place })
  }
  return places
}

/**
 * The week where a loaded period that crosses midnight is two: what it gives its price to stays the same.
 *
 * @param taken - keys that are given already, to periods that are not in the week yet
 */
export function splitCrossings(
  week: PricingWeek,
  keys: readonly string[],
  taken: readonly string[] = [],
): PricingWeek {
  const nextKey = keyMaker(week, taken)
  let result = week
  for (const { day, period } of placedPeriods(week)) {
    if (!isCrossing(period) || !keys.includes(period.key)) continue
    const next = dayAfter(day)
    const tails = tailsOf(result, next).filter((tail) => tail.period.key === period.key)
    const parts = tails.map(({ start, end }) => ({
      ...period,
      key: nextKey(),
      uuid: null,
      loaded: undefined,
      start,
      end,
    }))
    result = withPeriods(result, {
      [day]: result.days[day].periods.map((each) =>
        each.key === period.key ? { ...each, end: DAY_MINUTES } : each,
      ),
      [next]: [...result.days[next].periods, ...parts],
    })
  }
  return result
}

/** A period that is to stand somewhere. */
export interface Placement extends Place {
  readonly period: Omit<Period, 'start' | 'end'>
}

/** What is left of a period beside a span. */
function remainsOf(period: Period, cut: Span, nextKey: () => string): readonly Period[] {
  const before = { ...period, end: Math.min(period.end, cut.start) }
  const after = { ...period, start: Math.max(period.start, cut.end) }
  const hasBefore = before.end - before.start >= LEAST_PERIOD
  const hasAfter = after.end - after.start >= LEAST_PERIOD
  if (hasBefore && hasAfter) return [before, { ...after, key: nextKey(), uuid: null, loaded: undefined }]
  return hasBefore ? [before] : hasAfter ? [after] : []
}

/** The free parts of a placement: the first one keeps its identity. */
function freeParts(
  placement: Placement,
  others: readonly Period[],
  nextKey: () => string,
): readonly Period[] {
  const parts = gapsOf(others.map(withinDay))
    .filter((gap) => meets(gap, placement))
    .map((gap) => ({ start: Math.max(gap.start, placement.start), end: Math.min(gap.end, placement.end) }))
  return parts.map((span, index) =>
    index === 0
      ? { ...placement.period, ...span }
      : { ...placement.period, ...span, key: nextKey(), uuid: null, loaded: undefined },
  )
}

/** A week with what was put into it. */
export interface Placed {
  readonly week: PricingWeek
  readonly keys: readonly string[]
}

/** Puts periods into a week, one by one. @returns the refusal where one meets what it must not */
export function placeAll(
  week: PricingWeek,
  placements: readonly Placement[],
  rule: MeetingRule,
): Placed | Refused {
  const cutKeys = placedPeriods(week).flatMap(({ day, period }) =>
    isCrossing(period) && rule === 'cut' && placements.some((each) => each.day === day && meets(each, period))
      ? [period.key]
      : [],
  )
  const taken = placements.map(({ period }) => period.key)
  let result = splitCrossings(week, cutKeys, taken)
  const nextKey = keyMaker(result, taken)
  const keys: string[] = []
  for (const placement of placements) {
    const { day, start, end, period } = placement
    const others = result.days[day].periods
    const blocker = others.find((each) => meets(withinDay(each), placement))
    if (blocker && rule === 'refuse')
      return { isDone: false, why: 'meets', blocker: { day, period: blocker } }
    const added = rule === 'free' ? freeParts(placement, others, nextKey) : [{ ...period, start, end }]
    const kept =
      rule === 'cut'
        ? others.flatMap((each) => (meets(each, placement) ? remainsOf(each, placement, nextKey) : [each]))
        : others
    keys.push(...added.map(({ key }) => key))
    result = withPeriods(result, { [day]: [...kept, ...added] })
  }
  return keys.length === 0 ? { isDone: false, why: 'noRoom' } : { week: result, keys }
}
/** An edit from what was placed. */
export const settle = (placed: Placed | Refused, step: Omit<WeekStep, 'count'>): EditResult =>
  'isDone' in placed ? placed : { isDone: true, ...placed, step: { ...step, count: placed.keys.length } }

/** The week without some periods. */
export const withoutKeys = (week: PricingWeek, keys: readonly string[]): PricingWeek =>
  withPeriods(
    week,
    Object.fromEntries(
      WEEKDAYS.filter((day) => week.days[day].periods.some(({ key }) => keys.includes(key))).map((day) => [
        day,
        week.days[day].periods.filter(({ key }) => !keys.includes(key)),
      ]),
    ),
  )

/**
 * New periods on the same hours of some days. What runs over midnight makes two.
 *
 * @param span - minutes; an end past 1,440 lies on the next day
 * @param tariff - null makes drafts
 */
export function addPeriods(
  week: PricingWeek,
  days: readonly Weekday[],
  span: Span,
  tariff: Tariff | null,
  rule: MeetingRule = 'refuse',
): EditResult {
  if (span.end - span.start < LEAST_PERIOD) return { isDone: false, why: 'tooShort' }
  const nextKey = keyMaker(week)
  const places = days.flatMap((day) => placesOf(day, span))
  const placements = places.map((place) => ({
    ...place,
    period: { key: nextKey(), uuid: null, isActive: true, tariff },
  }))
  return settle(placeAll(week, placements, rule), { kind: 'add', place: places[0] })
}

/**
 * Puts a period elsewhere, moved or made longer or shorter; or a night, whose two periods stay what they are.
 *
 * @param keys - of the period, or of a night's evening and its morning
 * @param span - on `day`; before 0 it begins on the day before, past 1,440 it ends on the next one
 */
export function putPeriod(
  week: PricingWeek,
  keys: string | readonly string[],
  day: Weekday,
  span: Span,
  rule: MeetingRule = 'refuse',
): EditResult {
  const moved = typeof keys === 'string' ? [keys] : keys
  const found = moved.flatMap((key) => findPeriod(week, key) ?? [])
  const [first] = found
  if (!first || found.length < moved.length) return REFUSED_GONE
  if (span.end - span.start < LEAST_PERIOD) return { isDone: false, why: 'tooShort' }
  const { period } = first
  const size = found.reduce((sum, each) => sum + each.period.end - each.period.start, 0)
  const isResized = isCrossing(period) || span.end - span.start !== size
  const nextKey = keyMaker(week)
  const placements = placesOf(day, span).map((place, index) => {
    const { start: _, end: __, ...own } = found[index]?.period ?? period
    const isOwn = index < found.length
    return { ...place, period: isOwn ? own : { ...own, key: nextKey(), uuid: null, loaded: undefined } }
  })
  const from = found.length > 1 ? { start: period.start, end: period.start + size } : withinDay(period)
  return settle(placeAll(withoutKeys(week, moved), placements, rule), {
    kind: isResized && day === first.day ? 'resize' : 'move',
    place: { day: first.day, ...from },
  })
}
