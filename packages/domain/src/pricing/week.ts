import { DAY_MINUTES, gapsOf, type Minute, type Span } from '../day-plan/index.ts'
import { type PRICE_FIELDS, type PricingDetail, type PricingEntry, WIRE_DAYS, type WireDay } from './wire.ts'

/** A day of the week, as the wire names it. */
export type Weekday = WireDay
/** The days of a week, Monday first always. */
export const WEEKDAYS = WIRE_DAYS

/**
 * What a recharge costs: amounts in currency units, exact to their last decimal (2.3, 0.8537) and 0 where they are off;
 * fee and tax as fractions (0.05 is 5 %). Never divided nor multiplied as binary fractions: sums go by `simulate`.
 */
export interface Tariff {
  /** Once, when a recharge begins. */
  readonly start: number
  /** Per kWh. At most one of `kwh` and `minute` is above 0 (DPR-021), but what was loaded may have both (DPR-020). */
  readonly kwh: number
  /** Per minute of charging. */
  readonly minute: number
  /** Per idle minute. */
  readonly idle: number
  /** Kept as it was loaded, 0 in a new one (DPR-016). */
  readonly reserve: number
  readonly fee: number
  readonly tax: number
}

/** A tariff without any price: free. */
export const NO_TARIFF: Tariff = { start: 0, kwh: 0, minute: 0, idle: 0, reserve: 0, fee: 0, tax: 0 }

/** An entry as it was read: sent back unchanged as long as what it says is unchanged. */
export type LoadedEntry = Extract<PricingEntry, { readonly kind: 'read' }>

interface Entry {
  /** Its own on this screen, and never sent. */
  readonly key: string
  /** Null: the server has not seen it. */
  readonly uuid: string | null
  readonly isActive: boolean
  readonly loaded?: LoadedEntry | undefined
}

/**
 * A time of a weekday with a tariff of its own: minutes from local midnight, half-open; 1,440 is 24:00. Only what was
 * loaded ends past 1,440: it crosses midnight, belongs to the day on which it starts, and its tail prices the next day's
 * first hours where that day has no period of its own.
 */
export interface Period extends Entry, Span {
  /** Null: a draft, without a price so far. */
  readonly tariff: Tariff | null
}

/** The all-day rule of a weekday. */
export interface GeneralRule extends Entry {
  readonly tariff: Tariff
  /** Its prices that are switched on and have no value so far: it cannot be sent until they do (DPR-019). */
  readonly missing?: readonly (keyof Tariff)[] | undefined
}

/** What holds on a weekday. */
export interface WeekDay {
  readonly general: GeneralRule | null
  /** In the order of the day. */
  readonly periods: readonly Period[]
}

/** A tariff for whole days of the calendar, both ends included, `YYYY-MM-DD`. */
export interface PriceException extends Entry {
  readonly from: string
  readonly to: string
  readonly tariff: Tariff
}

/** A whole profile, by the tenant's clock. */
export interface PricingWeek {
  readonly days: Readonly<Record<Weekday, WeekDay>>
  /** By their first day. */
  readonly exceptions: readonly PriceException[]
  /** Entries that could not be read, and second rules of a day, as they came: they go back so (DPR-041). */
  readonly unread: readonly unknown[]
  /** Whose the entries are; null where none says so. New ones are sent with it. */
  readonly tenantPk: number | null
}

const NO_DAY: WeekDay = { general: null, periods: [] }

/** A record with a value for every weekday. */
export const everyDay = <T>(of: (day: Weekday) => T): Record<Weekday, T> => ({
  MONDAY: of('MONDAY'),
  TUESDAY: of('TUESDAY'),
  WEDNESDAY: of('WEDNESDAY'),
  THURSDAY: of('THURSDAY'),
  FRIDAY: of('FRIDAY'),
  SATURDAY: of('SATURDAY'),
  SUNDAY: of('SUNDAY'),
})

/** A profile without any entry: every connector keeps its own price. */
export const EMPTY_WEEK: PricingWeek = {
  days: everyDay(() => NO_DAY),
  exceptions: [],
  unread: [],
  tenantPk: null,
}

/** The weekday some days after another one, or before it. */
export function dayAfter(day: Weekday, days = 1): Weekday {
  const at = WEEKDAYS.indexOf(day) + days
  return WEEKDAYS[((at % 7) + 7) % 7] ?? day
}

/** The weekday of a date, `YYYY-MM-DD`. */
export function weekdayOf(date: string): Weekday {
  // 1970-01-05 was a Monday.
  return dayAfter('MONDAY', Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000) - 4)
}

/** Whether two tariffs are the same price. */
export const isSameTariff = (one: Tariff | null, other: Tariff | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.start === other.start &&
    one.kwh === other.kwh &&
    one.minute === other.minute &&
    one.idle === other.idle &&
    one.reserve === other.reserve &&
    one.fee === other.fee &&
    one.tax === other.tax)

/** The tariff of an entry. */
export const tariffOf = (detail: PricingDetail): Tariff => ({
  start: detail.servicePrice,
  kwh: detail.kwhPrice,
  minute: detail.durationPrice,
  idle: detail.idleTimePrice,
  reserve: detail.reservePrice,
  fee: detail.operationFee,
  tax: detail.taxes,
})

/** A tariff by the wire's names. */
export const pricesOf = (tariff: Tariff): Pick<PricingDetail, (typeof PRICE_FIELDS)[number]> => ({
  servicePrice: tariff.start,
  kwhPrice: tariff.kwh,
  durationPrice: tariff.minute,
  idleTimePrice: tariff.idle,
  reservePrice: tariff.reserve,
  operationFee: tariff.fee,
  taxes: tariff.tax,
})

/** Whether a period crosses midnight: only a loaded one does. */
export const isCrossing = ({ end }: Span): boolean => end > DAY_MINUTES

/** Whether a period cannot be sent: it has neither a price per kWh nor one per minute (DPR-029), and did not come so. */
export const isDraft = ({ tariff, loaded }: Period): boolean =>
  tariff === null ||
  (tariff.kwh === 0 &&
    tariff.minute === 0 &&
    !(loaded !== undefined && isSameTariff(tariffOf(loaded.detail), tariff)))

/** Of a span, what lies within its first day. */
export const withinDay = ({ start, end }: Span): Span => ({ start, end: Math.min(end, DAY_MINUTES) })

/** Whether two spans have a minute in common. */
export const meets = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** A part of a day that the day before gives its price to. */
export interface Tail extends Span {
  readonly period: Period
  /** The day on which the period starts. */
  readonly from: Weekday
}

/** What loaded periods of the day before cover of a day, around the day's own periods. */
export function tailsOf({ days }: PricingWeek, day: Weekday): readonly Tail[] {
  const from = dayAfter(day, -1)
  const own = days[day].periods.map(withinDay)
  const tails: Tail[] = []
  for (const period of days[from].periods.filter(isCrossing)) {
    const reach = { start: 0, end: period.end - DAY_MINUTES }
    for (const gap of gapsOf([...own, ...tails]))
      if (meets(gap, reach)) tails.push({ start: gap.start, end: Math.min(gap.end, reach.end), period, from })
  }
  return tails
}

/** The keys of the periods of a day that overlap another one of it: two tariffs at one moment (DPR-028). */
export function conflictsOf({ periods }: WeekDay): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const [index, one] of periods.entries())
    for (const other of periods.slice(index + 1))
      if (meets(withinDay(one), withinDay(other))) keys.add(one.key).add(other.key)
  return keys
}

/** Whether a period goes on as another one at midnight: both have the same price. */
export function goesOn(
  week: PricingWeek,
  day: Weekday,
  period: Period,
): { readonly day: Weekday; readonly period: Period } | undefined {
  const next = dayAfter(day)
  if (period.end !== DAY_MINUTES) return undefined
  const first = week.days[next].periods.find(({ start }) => start === 0)
  const isOne = first && first.isActive === period.isActive && isSameTariff(first.tariff, period.tariff)
  return isOne ? { day: next, period: first } : undefined
}

/** What gives a moment its price. */
export type PriceLayer =
  | { readonly layer: 'exception'; readonly tariff: Tariff; readonly exception: PriceException }
  | {
      readonly layer: 'period'
      readonly tariff: Tariff
      readonly period: Period
      /** The day on which the period starts: the one before, for a tail. */
      readonly day: Weekday
    }
  | {
      readonly layer: 'general'
      readonly tariff: Tariff
      readonly general: GeneralRule
      readonly day: Weekday
    }
  /** The connector's own price, which the profile does not know. */
  | { readonly layer: 'own'; readonly tariff?: undefined }

const holds = ({ start, end }: Span, minute: Minute): boolean => minute >= start && minute < end

/** The layer of a minute of a typical week: the period, else the general rule, each only if active, else the connector's own. */
export function weekPriceAt(week: PricingWeek, day: Weekday, minute: Minute): PriceLayer {
  const { periods, general } = week.days[day]
  for (const period of periods)
    if (period.isActive && period.tariff && holds(period, minute))
      return { layer: 'period', tariff: period.tariff, period, day }
  for (const { period, from, ...span } of tailsOf(week, day))
    if (period.isActive && period.tariff && holds(span, minute))
      return { layer: 'period', tariff: period.tariff, period, day: from }
  return general?.isActive ? { layer: 'general', tariff: general.tariff, general, day } : { layer: 'own' }
}

/** The exception of a date, if one is active. */
export const exceptionOn = ({ exceptions }: PricingWeek, date: string): PriceException | undefined =>
  exceptions.find(({ from, to, isActive }) => isActive && from <= date && date <= to)

/**
 * What gives a moment its price (decisions: Pricing): the exception of the date, else the period, else the general rule,
 * each only if it is active, else the connector's own price. A recharge keeps the tariff of its start.
 *
 * @param date - `YYYY-MM-DD` by the tenant's clock
 */
export function priceAt(week: PricingWeek, date: string, minute: Minute): PriceLayer {
  const exception = exceptionOn(week, date)
  if (exception) return { layer: 'exception', tariff: exception.tariff, exception }
  return weekPriceAt(week, weekdayOf(date), minute)
}
