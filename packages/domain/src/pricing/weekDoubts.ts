import { DAY_MINUTES, type Span } from '../day-plan/index.ts'
import { dayAfter, isSameTariff, type Period, type PricingWeek, WEEKDAYS, type Weekday } from './week.ts'
import { allDayPrice, cellsOf } from './weekTariffs.ts'

/** A doubt about how a day is laid out. */
export interface DayDoubt {
  readonly kind: 'gap' | 'nightOpen' | 'dayOpen' | 'dearNight'
  readonly day: Weekday
  readonly span?: Span
}

/** A hole of this length between two periods is more likely a slip than a price. */
const GAP_MINUTES = 30
/** Hardly anybody charges then, so hardly anybody means it to be the dearest time. */
const NIGHT_END = 300
/** What most days of a week have. */
const MOST_DAYS = 4

const isPriced = ({ isActive, tariff }: Period): boolean => isActive && tariff !== null

/** Minutes between two periods that have another price than both. */
function gapsOfDay(week: PricingWeek, day: Weekday): readonly DayDoubt[] {
  const cells = cellsOf(week, day)
  return cells.flatMap(({ kind, start, end, tariff }, at) => {
    const [before, after] = [cells[at - 1], cells[at + 1]]
    const isHole = kind === 'general' || kind === 'own'
    if (!isHole || !before || !after || end - start > GAP_MINUTES) return []
    const isQuiet = [before, after].some((beside) => isSameTariff(beside.tariff ?? null, tariff ?? null))
    return isQuiet ? [] : [{ kind: 'gap', day, span: { start, end } }]
  })
}

/** The period that reaches midnight, where the next day does not go on with it. */
function endOfNight(week: PricingWeek, day: Weekday): Period | undefined {
  const evening = week.days[day].periods.find((period) => period.end >= DAY_MINUTES && isPriced(period))
  return evening?.start === 0 ? undefined : evening
}

const goesOnAfter = (week: PricingWeek, day: Weekday, { end, tariff }: Period): boolean =>
  end > DAY_MINUTES ||
  week.days[dayAfter(day)].periods.some(
    (period) => period.start === 0 && isPriced(period) && isSameTariff(period.tariff, tariff),
  )

/** Nights that stop at midnight where most nights of the week go on. */
function openNights(week: PricingWeek): readonly DayDoubt[] {
  const evenings = WEEKDAYS.flatMap((day) => {
    const evening = endOfNight(week, day)
    return evening
      ? [{ day, span: { start: evening.start, end: DAY_MINUTES }, isOn: goesOnAfter(week, day, evening) }]
      : []
  })
  const on = evenings.filter(({ isOn }) => isOn).length
  return on < MOST_DAYS
    ? []
    : evenings.filter(({ isOn }) => !isOn).map(({ day, span }) => ({ kind: 'nightOpen', day, span }))
}

/** Days that fall back to the connector's own price where most have a price for all their hours. */
function openDays(week: PricingWeek): readonly DayDoubt[] {
  const open = WEEKDAYS.filter(
    (day) => allDayPrice(week, day) === undefined && cellsOf(week, day).some(({ kind }) => kind === 'own'),
  )
  return open.length <= WEEKDAYS.length - MOST_DAYS ? open.map((day) => ({ kind: 'dayOpen', day })) : []
}

/** Periods in the small hours that are the dearest of their day: evening and morning were mixed up. */
function dearNights(week: PricingWeek, day: Weekday): readonly DayDoubt[] {
  const cells = cellsOf(week, day).filter(({ isActive, tariff }) => isActive && tariff)
  const priceOf = (price: (typeof cells)[number]['tariff']) => price?.kwh ?? 0
  return cells.flatMap(({ kind, start, end, tariff }) => {
    const others = cells.filter((cell) => cell.end > NIGHT_END && priceOf(cell.tariff) > 0)
    const isDearest = others.length > 0 && others.every((cell) => priceOf(tariff) > priceOf(cell.tariff))
    return kind === 'period' && end <= NIGHT_END && isDearest
      ? [{ kind: 'dearNight', day, span: { start, end } }]
      : []
  })
}

/** What is odd about the days of a week, whoever laid them out. */
export const dayDoubts = (week: PricingWeek): readonly DayDoubt[] => [
  ...WEEKDAYS.flatMap((day) => [...gapsOfDay(week, day), ...dearNights(week, day)]),
  ...openNights(week),
  ...openDays(week),
]
