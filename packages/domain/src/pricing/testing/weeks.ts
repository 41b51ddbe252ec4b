import fc from 'fast-check'
import { DAY_MINUTES } from '../../day-plan/index.ts'
import {
  everyDay,
  type GeneralRule,
  type Period,
  type PriceException,
  type PricingWeek,
  type Tariff,
  type WeekDay,
} from '../week.ts'

/** Amounts as they are typed and as they are loaded: whole, of two decimals, of four. */
const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 99_999 }).map((cents) => Number(`${cents}e-2`)),
  fc.integer({ min: 1, max: 99_999 }).map((parts) => Number(`${parts}e-4`)),
)
const fraction = fc.integer({ min: 0, max: 9990 }).map((parts) => Number(`${parts}e-4`))

/** Any tariff with a price per kWh or per minute, or without both. */
export const anyTariff: fc.Arbitrary<Tariff> = fc
  .record({ start: amount, energy: amount, isTime: fc.boolean(), idle: amount, fee: fraction, tax: fraction })
  .map(({ start, energy, isTime, idle, fee, tax }) => ({
    start,
    kwh: isTime ? 0 : energy,
    minute: isTime ? energy : 0,
    idle,
    reserve: 0,
    fee,
    tax,
  }))

/** Any tariff that a period may have (DPR-029). */
export const anyPrice: fc.Arbitrary<Tariff> = anyTariff.map((tariff) =>
  tariff.kwh === 0 && tariff.minute === 0 ? { ...tariff, kwh: 1.5 } : tariff,
)

const base = (key: string) => ({ key, uuid: null, isActive: true })

/** Any day whose periods do not overlap: some touch, some end the day. */
const anyDay = (name: string): fc.Arbitrary<WeekDay> =>
  fc
    .record({
      cuts: fc.uniqueArray(fc.integer({ min: 0, max: DAY_MINUTES }), { maxLength: 8 }),
      used: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      tariffs: fc.array(anyPrice, { minLength: 8, maxLength: 8 }),
      general: fc.option(anyTariff),
      isActive: fc.boolean(),
    })
    .map(({ cuts, used, tariffs, general, isActive }) => {
      const edges = cuts.toSorted((a, b) => a - b)
      const periods = edges.slice(1).flatMap((end, index): Period[] => {
        const start = edges[index]
        const tariff = tariffs[index]
        if (start === undefined || !tariff || !used[index]) return []
        return [{ ...base(`${name}-${index}`), start, end, tariff, isActive }]
      })
      const rule: GeneralRule | null = general && { ...base(`${name}-general`), tariff: general, isActive }
      return { general: rule, periods }
    })

const anyException: fc.Arbitrary<PriceException> = fc
  .record({ day: fc.integer({ min: 0, max: 900 }), days: fc.integer({ min: 0, max: 20 }), tariff: anyTariff })
  .map(({ day, days, tariff }) => {
    const dateOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
    return { ...base(`exception-${day}`), from: dateOf(day), to: dateOf(day + days), tariff }
  })

/** Any week that could have been saved. */
export const anyWeek: fc.Arbitrary<PricingWeek> = fc
  .record({
    days: fc.record(everyDay(anyDay)),
    exceptions: fc.uniqueArray(anyException, { maxLength: 3, selector: ({ from }) => from }),
  })
  .map(({ days, exceptions }) => ({
    days,
    exceptions: exceptions.toSorted((a, b) => a.from.localeCompare(b.from)),
    unread: [],
    tenantPk: null,
  }))

/** Any week that could have been loaded: nights that cross midnight, hours with two prices, what could not be read. */
export const anyLoadedWeek: fc.Arbitrary<PricingWeek> = fc
  .record({
    week: anyWeek,
    nights: fc.record(everyDay(() => fc.option(fc.integer({ min: 1, max: 600 })))),
    doubles: fc.record(everyDay(() => fc.option(fc.integer({ min: 0, max: 1380 })))),
    tariff: anyPrice,
    unread: fc.array(fc.constant({ dayOfWeek: 'HOLIDAY', kwhPrice: 1 }), { maxLength: 2 }),
  })
  .map(({ week, nights, doubles, tariff, unread }) => ({
    ...week,
    unread,
    days: everyDay((day) => {
      const { general, periods } = week.days[day]
      const last = periods.at(-1)
      const [tail, start] = [nights[day], doubles[day]]
      // As long as a whole day would have the same time twice on the wire, and no length.
      const crossing =
        last && tail !== null && tail < last.start ? { ...last, end: DAY_MINUTES + tail } : last
      const double: Period[] =
        start === null ? [] : [{ ...base(`${day}-double`), start, end: start + 60, tariff }]
      return {
        general,
        periods: [...periods.slice(0, -1), ...(crossing ? [crossing] : []), ...double].toSorted(
          (a, b) => a.start - b.start || a.end - b.end,
        ),
      }
    }),
  }))

const said = <E extends Period | GeneralRule | PriceException>({
  key: _,
  uuid: __,
  loaded: ___,
  ...rest
}: E) => rest

/** What a week says, without what only tells its entries apart. */
export const contentOf = ({ days, exceptions }: PricingWeek) => ({
  days: everyDay((day) => ({
    general: days[day].general && said(days[day].general),
    periods: days[day].periods.map(said),
  })),
  exceptions: exceptions.map(said),
})
