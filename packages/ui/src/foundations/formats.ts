import { formatMoney } from '@corrente/domain/money'
import { type EpochMs, formatTimestamp, type ZoneId } from '@corrente/domain/time'

/** Shown for what is missing, everywhere (FMT: a null field shows as '-'). */
export const MISSING = '-'

type Maybe<T> = T | null | undefined

/** The ways a time is written; digits and order as documented (FMT-007, FMT-008). */
export type TimestampPattern = 'DD/MM/YY HH:mm' | 'DD/MM/YYYY HH:mm'

/** Numbers, money, energy and dates in the tenant's locale and one zone. Anything missing or not finite gives '-'. */
export interface Formats {
  /** The tenant's locale, such as `pt-BR`. */
  readonly locale: string
  /** The zone of all times shown. */
  readonly zone: ZoneId
  /** The tenant's currency (ISO 4217). */
  readonly currency: string
  /** With a fixed number of decimals (default: up to 3, as needed). */
  number(value: Maybe<number>, digits?: number): string
  /** Rounded to a whole number, grouped: `12.345`. */
  integer(value: Maybe<number>): string
  /** Two decimals and the currency's sign; a currency other than the tenant's shows its code (MON-009). */
  money(amount: Maybe<number>, currency?: string): string
  /** Kilowatt-hours with 2 decimals and the unit (HOM-009). */
  energyKwh(value: Maybe<number>): string
  /** Kilograms with 2 decimals and the unit (HOM-011). */
  massKg(value: Maybe<number>): string
  /** A share from 0 to 100, with at most one decimal: `37,5 %` as the locale writes it. */
  percent(value: Maybe<number>): string
  /** A moment in the zone, as documented for lists. */
  timestamp(at: Maybe<EpochMs>, pattern: TimestampPattern): string
  /** The time of day in the zone: `08:05`. */
  timeOfDay(at: Maybe<EpochMs>): string
  /** As short as it can be told apart: `08:05` on the day of `now`, `14/03 08:05` in its year, else `14/03/25 08:05`. */
  recent(at: Maybe<EpochMs>, now: EpochMs): string
  /** A local day, long: `14/03/2026`. */
  day(at: Maybe<EpochMs>): string
  /** A local day without the year: `14/03`. */
  shortDay(at: Maybe<EpochMs>): string
}

export interface FormatsOptions {
  /** The tenant's locale. */
  locale: string
  /** The zone that times are shown in: the browser's. A function is asked when the first time is written. */
  zone: ZoneId | (() => ZoneId)
  /** The tenant's currency (ISO 4217). */
  currency: string
}

/** Makes a value when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Builds the formats of a tenant. Each `Intl` object is made once and not before it is used: together they cost a slow
 * machine's first visit a tenth of a second, and a sign-in writes no number and no date.
 */
export function createFormats({ locale, zone: given, currency }: FormatsOptions): Formats {
  const zone = typeof given === 'function' ? given : () => given
  const decimals = new Map<number, Intl.NumberFormat>()
  const fixed = (digits: number): Intl.NumberFormat => {
    let format = decimals.get(digits)
    if (!format) {
      format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      decimals.set(digits, format)
    }
    return format
  }
  const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
  const share = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
  const dayOf = (year: { year?: 'numeric' }) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone(), day: '2-digit', month: '2-digit', ...year })
  const day = once(() => dayOf({ year: 'numeric' }))
  const shortDay = once(() => dayOf({}))

  /** Writes what is there and finite; -0 is 0. */
  const ifNumber = (value: Maybe<number>, write: (value: number) => string): string =>
    typeof value === 'number' && Number.isFinite(value) ? write(value === 0 ? 0 : value) : MISSING

  const stamp = (ms: EpochMs) => formatTimestamp(ms, 'DD/MM/YY HH:mm', zone())
  const timeOf = (text: string) => text.slice('DD/MM/YY '.length)

  return {
    locale,
    get zone() {
      return zone()
    },
    currency,
    number: (value, digits) =>
      ifNumber(value, (n) => (digits === undefined ? plain() : fixed(digits)).format(n)),
    integer: (value) => ifNumber(value, (n) => fixed(0).format(Math.round(n))),
    money: (amount, own) =>
      ifNumber(amount, (n) =>
        formatMoney(n, { currency: own ?? currency, locale, tenantCurrency: currency }),
      ),
    // The unit stands behind a no-break space in all our locales; Intl has no kWh.
    energyKwh: (value) => ifNumber(value, (n) => `${fixed(2).format(n)}\u00a0kWh`),
    massKg: (value) => ifNumber(value, (n) => `${fixed(2).format(n)}\u00a0kg`),
    percent: (value) => ifNumber(value, (n) => share().format(n / 100)),
    timestamp: (at, pattern) => ifNumber(at, (ms) => formatTimestamp(ms, pattern, zone())),
    timeOfDay: (at) => ifNumber(at, (ms) => timeOf(stamp(ms))),
    recent: (at, now) =>
      ifNumber(at, (ms) => {
        const text = stamp(ms)
        const today = stamp(now)
        const isSame = (from: number, to: number) => text.slice(from, to) === today.slice(from, to)
        if (isSame(0, 8)) return timeOf(text)
        return isSame(6, 8) ? `${text.slice(0, 5)} ${timeOf(text)}` : text
      }),
    day: (at) => ifNumber(at, (ms) => day().format(ms)),
    shortDay: (at) => ifNumber(at, (ms) => shortDay().format(ms)),
  }
}
