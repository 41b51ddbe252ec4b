import { DAY_MINUTES, type Minute, type Span, snapMinute } from '../day-plan/index.ts'
import {
  type Edited,
  type EditResult,
  findPeriod,
  keyMaker,
  LEAST_PERIOD,
  type MeetingRule,
  placeAll,
  placedPeriods,
  placesOf,
  putPeriod,
  REFUSED_GONE,
  settle,
  splitCrossings,
  withoutKeys,
  withPeriods,
} from './edits.ts'
import {
  everyDay,
  type GeneralRule,
  isCrossing,
  isSameTariff,
  NO_TARIFF,
  type Period,
  type PricingWeek,
  type Tariff,
  WEEKDAYS,
  type Weekday,
  withinDay,
} from './week.ts'

/** Cuts a period in two, where it is asked or at its middle. */
export function splitPeriod(week: PricingWeek, key: string, at?: Minute): EditResult {
  const apart = splitCrossings(week, [key])
  const found = findPeriod(apart, key)
  if (!found) return REFUSED_GONE
  const { day, period } = found
  const middle = (period.start + period.end) / 2
  const steps = [at, snapMinute(middle, 15), Math.round(middle)]
  const cut = steps.find(
    (each) => each !== undefined && each - period.start >= LEAST_PERIOD && period.end - each >= LEAST_PERIOD,
  )
  if (cut === undefined) return { isDone: false, why: 'tooShort' }
  const added: Period = { ...period, key: keyMaker(apart)(), uuid: null, loaded: undefined, start: cut }
  return {
    isDone: true,
    week: withPeriods(apart, {
      [day]: apart.days[day].periods.flatMap((each) =>
        each.key === key ? [{ ...each, end: cut }, added] : [each],
      ),
    }),
    keys: [key, added.key],
    step: { kind: 'split', place: { day, ...withinDay(period) }, count: 1 },
  }
}

/** Takes periods away. */
export function clearPeriods(week: PricingWeek, keys: readonly string[]): EditResult {
  const gone = placedPeriods(week).filter(({ period }) => keys.includes(period.key))
  const [first] = gone
  if (!first) return REFUSED_GONE
  return {
    isDone: true,
    week: withoutKeys(week, keys),
    keys: [],
    step: { kind: 'clear', place: { day: first.day, ...withinDay(first.period) }, count: gone.length },
  }
}

const mapPeriods = (week: PricingWeek, change: (period: Period) => Period): PricingWeek => ({
  ...week,
  days: everyDay((day) => {
    const { general, periods } = week.days[day]
    const changed = periods.map(change)
    return changed.some((each, index) => each !== periods[index])
      ? { general, periods: changed }
      : week.days[day]
  }),
})

/** What an exception or a period of some other price says now. */
const counted = (week: PricingWeek, keys: readonly string[], kind: 'price' | 'reprice'): Edited => {
  const first = placedPeriods(week).find(({ period }) => keys.includes(period.key))
  const place = first && { day: first.day, ...withinDay(first.period) }
  return { isDone: true, week, keys, step: { kind, ...(kind === 'price' && { place }), count: keys.length } }
}

/** Gives periods another price; a loaded one that crosses midnight becomes two, with the same price. */
export function pricePeriods(week: PricingWeek, keys: readonly string[], tariff: Tariff | null): EditResult {
  const before = new Set(placedPeriods(week).map(({ period }) => period.key))
  const apart = splitCrossings(week, keys)
  const added = placedPeriods(apart).flatMap(({ period }) => (before.has(period.key) ? [] : [period.key]))
  const all = [...keys, ...added]
  const changed = mapPeriods(apart, (period) => (all.includes(period.key) ? { ...period, tariff } : period))
  return placedPeriods(week).some(({ period }) => keys.includes(period.key))
    ? counted(changed, all, 'price')
    : REFUSED_GONE
}

/** What the hours and the price of a period become. */
export interface PeriodChange {
  /** On the day of the first; undefined: it keeps its hours. */
  readonly span: Span | undefined
  readonly tariff: Tariff | null
}

/**
 * A period's hours and price, in one step. A loaded one that crosses midnight becomes two, a part on each day.
 *
 * @param linked - keys of its neighbours over midnight, which take the price along
 */
export function changePeriod(
  week: PricingWeek,
  key: string,
  { span, tariff }: PeriodChange,
  { rule = 'refuse', linked = [] }: { readonly rule?: MeetingRule; readonly linked?: readonly string[] } = {},
): EditResult {
  const found = findPeriod(week, key)
  if (!found) return REFUSED_GONE
  const { start, end } = found.period
  if (!span || (span.start === start && span.end === end)) return pricePeriods(week, [key, ...linked], tariff)
  const put = putPeriod(week, key, found.day, span, rule)
  if (!put.isDone) return put
  const priced = pricePeriods(put.week, [...put.keys, ...linked], tariff)
  return priced.isDone ? { ...priced, step: { ...put.step, kind: 'resize' } } : priced
}

/** One price for another, everywhere in the profile: rules, periods and exceptions, one step. */
export function repriceAll(before: PricingWeek, from: Tariff, to: Tariff): EditResult {
  const nights = placedPeriods(before).filter(
    ({ period }) => isCrossing(period) && isSameTariff(period.tariff, from),
  )
  const week = splitCrossings(
    before,
    nights.map(({ period }) => period.key),
  )
  const keys: string[] = []
  const swap = <E extends { readonly key: string; readonly tariff: Tariff | null }>(entry: E): E => {
    if (!isSameTariff(entry.tariff, from)) return entry
    keys.push(entry.key)
    return { ...entry, tariff: to }
  }
  const changed = mapPeriods(week, swap)
  const result: PricingWeek = {
    ...changed,
    days: everyDay((day) => {
      const { general, periods } = changed.days[day]
      return { general: general && swap(general), periods }
    }),
    exceptions: week.exceptions.map(swap),
  }
  return keys.length === 0 ? REFUSED_GONE : counted(result, keys, 'reprice')
}

/** The all-day rule of some days: null takes it away. The first of them keeps what it was loaded with. */
export function putGeneral(
  week: PricingWeek,
  days: readonly Weekday[],
  rule: Pick<GeneralRule, 'tariff' | 'isActive' | 'missing'> | null,
): Edited {
  const nextKey = keyMaker(week)
  const generalOf = (general: GeneralRule | null): GeneralRule | null =>
    rule && { key: general?.key ?? nextKey(), uuid: general?.uuid ?? null, loaded: general?.loaded, ...rule }
  return {
    isDone: true,
    week: {
      ...week,
      days: everyDay((day) => {
        const { general, periods } = week.days[day]
        return days.includes(day) ? { general: generalOf(general), periods } : week.days[day]
      }),
    },
    keys: [],
    step: {
      kind: 'general',
      place: { day: days[0] ?? 'MONDAY', start: 0, end: DAY_MINUTES },
      count: days.length,
    },
  }
}

/** Puts a day's prices on or off: its rule and its periods keep their prices (DPR-018). */
export function switchDay(week: PricingWeek, day: Weekday, isActive: boolean): Edited {
  const { general } = week.days[day]
  const { tariff = NO_TARIFF, missing } = general ?? {}
  const edited = putGeneral(week, [day], { tariff, isActive, missing })
  const { periods } = week.days[day]
  return {
    ...edited,
    week: withPeriods(edited.week, { [day]: periods.map((each) => ({ ...each, isActive })) }),
  }
}

/** What a copy of a day takes with it. */
export interface CopyRules {
  /** Also the all-day rule. */
  readonly withGeneral: boolean
}

/** Puts the periods of a day on other days, in place of theirs. Exceptions stay out of it. */
export function copyDay(
  week: PricingWeek,
  from: Weekday,
  to: readonly Weekday[],
  { withGeneral }: CopyRules,
): EditResult {
  const others = WEEKDAYS.filter((day) => to.includes(day) && day !== from)
  const source = splitCrossings(
    week,
    week.days[from].periods.filter(isCrossing).map(({ key }) => key),
  ).days[from]
  const emptied = withPeriods(week, Object.fromEntries(others.map((day) => [day, []])))
  const { general } = source
  const ruled = withGeneral
    ? putGeneral(
        emptied,
        others,
        general && { tariff: general.tariff, isActive: general.isActive, missing: general.missing },
      ).week
    : emptied
  const nextKey = keyMaker(week)
  const placements = others.flatMap((day) =>
    source.periods.map(({ start, end, tariff, isActive }) => ({
      day,
      start,
      end,
      period: { key: nextKey(), uuid: null, tariff, isActive },
    })),
  )
  const step = { kind: 'copyDay' as const, place: { day: from, start: 0, end: DAY_MINUTES } }
  if (others.length === 0) return REFUSED_GONE
  const copied = placements.length === 0 ? { week: ruled, keys: [] } : placeAll(ruled, placements, 'cut')
  const settled = settle(copied, step)
  return settled.isDone ? { ...settled, step: { ...step, count: others.length } } : settled
}

/** Copies a period to a place, as a drag with Ctrl does. */
export function copyPeriod(
  week: PricingWeek,
  key: string,
  day: Weekday,
  span: Span,
  rule: MeetingRule = 'refuse',
): EditResult {
  const found = findPeriod(week, key)
  if (!found) return REFUSED_GONE
  const nextKey = keyMaker(week)
  const { tariff, isActive } = found.period
  const placements = placesOf(day, span).map((place) => ({
    ...place,
    period: { key: nextKey(), uuid: null, isActive, tariff },
  }))
  return settle(placeAll(week, placements, rule), { kind: 'add', place: placements[0] })
}
