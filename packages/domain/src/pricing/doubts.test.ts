import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekChanges } from './changes.ts'
import {
  networkPrices,
  PRICE_DOUBTS,
  type PriceDoubtKind,
  type PriceSurroundings,
  priceDoubts,
} from './doubts.ts'
import { addPeriods, type EditResult } from './edits.ts'
import { copyDay } from './editsOfWeek.ts'
import { holidaysOf } from './holidays.ts'
import {
  EMPTY_WEEK,
  everyDay,
  NO_TARIFF,
  type Period,
  type PriceException,
  type PricingWeek,
  type Tariff,
  type WeekDay,
  type Weekday,
} from './week.ts'
import { readPricingDetails } from './wire.ts'

const TODAY = '2026-11-28'
const holidays = holidaysOf('BR', TODAY, '2027-11-29')
const WEEKEND: ReadonlySet<Weekday> = new Set(['SATURDAY', 'SUNDAY'])
const entry = (key: string) => ({ key, uuid: key, isActive: true })
const cents = (value: number): number => Math.round(value * 100) / 100
const exceptionOf = (from: string, to: string, tariff: Tariff): PriceException => ({
  ...entry(`${from}-${to}`),
  from,
  to,
  tariff,
})

/** What somebody who sets prices would say of a list. */
interface Plan {
  readonly kwh: number
  readonly start: number
  readonly idle: number
  readonly fee: number
  readonly tax: number
  readonly weekend: number
  readonly evening: number
  readonly night: number
  readonly from: number
  readonly has: { readonly evening: boolean; readonly night: boolean; readonly holidays: boolean }
}
const share = (min: number, max: number) =>
  fc
    .option(fc.integer({ min: Math.round(min * 1000), max: Math.round(max * 1000) }), { nil: 0 })
    .map((value) => value / 1000)
const factor = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((value) => value / 100)
const anyPlan: fc.Arbitrary<Plan> = fc.record({
  kwh: factor(1.2, 3.5),
  start: share(1, 6),
  idle: share(0.2, 1.5),
  fee: share(0.02, 0.2),
  tax: share(0.02, 0.18),
  weekend: factor(0.7, 0.95),
  evening: factor(1.1, 1.6),
  night: factor(0.5, 0.8),
  from: fc.constantFrom(1020, 1080, 1110),
  has: fc.record({ evening: fc.boolean(), night: fc.boolean(), holidays: fc.boolean() }),
})

function weekOf({ kwh, start, idle, fee, tax, weekend, evening, night, from, has }: Plan): PricingWeek {
  const at = (rate: number): Tariff => ({ ...NO_TARIFF, kwh: cents(kwh * rate), start, idle, fee, tax })
  const period = (key: string, begin: number, end: number, rate: number): Period => ({
    ...entry(key),
    start: begin,
    end,
    tariff: at(rate),
  })
  const dayOf = (day: Weekday): WeekDay => ({
    general: { ...entry(`${day}-general`), tariff: at(WEEKEND.has(day) ? weekend : 1) },
    periods: [
      ...(has.night ? [period(`${day}-morning`, 0, 360, night)] : []),
      ...(has.evening && !WEEKEND.has(day) ? [period(`${day}-evening`, from, 1320, evening)] : []),
      ...(has.night ? [period(`${day}-night`, 1320, 1440, night)] : []),
    ],
  })
  const exceptions = has.holidays ? [...holidays.keys()].map((day) => exceptionOf(day, day, at(weekend))) : []
  return { ...EMPTY_WEEK, days: everyDay(dayOf), exceptions }
}

const around = (kwh: number): PriceSurroundings => ({
  today: TODAY,
  holidays,
  network: { kwh, minute: undefined },
})
const kindsOf = (before: PricingWeek, after: PricingWeek, kwh: number): readonly PriceDoubtKind[] =>
  priceDoubts(weekChanges(before, after), before, after, around(kwh)).map(({ kind }) => kind)

const changed = (week: PricingWeek, day: Weekday, change: Partial<WeekDay>): PricingWeek => ({
  ...week,
  days: { ...week.days, [day]: { ...week.days[day], ...change } },
})

test('of 200 price lists that somebody changed on purpose nothing is odd', () => {
  fc.assert(
    fc.property(anyPlan, factor(0.8, 1.25), anyPlan, (plan, rise, other) => {
      const before = weekOf(plan)
      const dearer = weekOf({ ...plan, kwh: plan.kwh * rise, idle: plan.idle, evening: other.evening })
      const laidOut = weekOf({
        ...plan,
        from: other.from,
        has: other.has,
        start: other.start,
        fee: other.fee,
      })
      expect(kindsOf(before, dearer, plan.kwh)).toEqual([])
      expect(kindsOf(before, laidOut, plan.kwh)).toEqual([])
    }),
    { numRuns: 200, seed: 20 },
  )
})

const PLAN: Plan = {
  kwh: 1.9,
  start: 2,
  idle: 0.5,
  fee: 0.1,
  tax: 0.05,
  weekend: 0.8,
  evening: 1.3,
  night: 0.6,
  from: 1080,
  has: { evening: true, night: true, holidays: true },
}
const BASE = weekOf(PLAN)

/** The all-day rule of a Monday with another price. */
const monday = (change: Partial<Tariff>, week = BASE): PricingWeek => {
  const { general } = week.days.MONDAY
  return changed(week, 'MONDAY', {
    general: general && { ...general, tariff: { ...general.tariff, ...change } },
  })
}
const without = (key: string, day: Weekday, week = BASE): PricingWeek =>
  changed(week, day, { periods: week.days[day].periods.filter((each) => each.key !== key) })
const added = (period: Partial<Period>, week = BASE): PricingWeek =>
  changed(week, 'MONDAY', {
    periods: [
      ...week.days.MONDAY.periods,
      { ...entry('new'), start: 600, end: 720, tariff: { ...NO_TARIFF, kwh: 2 }, ...period },
    ].toSorted((a, b) => a.start - b.start),
  })
const special = (from: string, to: string): PricingWeek => ({
  ...BASE,
  exceptions: [...BASE.exceptions, exceptionOf(from, to, { ...NO_TARIFF, kwh: 1.5 })],
})
const generalOf = (week: PricingWeek) => week.days.MONDAY.general?.tariff ?? NO_TARIFF

/** Each slip, and the list that it makes of a good one. */
const SLIPS: Readonly<Record<PriceDoubtKind, readonly [after: PricingWeek, before?: PricingWeek]>> = {
  tenTimes: [monday({ kwh: 19 })],
  tenth: [monday({ kwh: 0.19 })],
  free: [monday({ kwh: 0, start: 0 })],
  startOnly: [monday({ kwh: 0 })],
  minuteForKwh: [monday({ kwh: 0, minute: 1.9 })],
  kwhForMinute: [monday({ kwh: 0.3 }), monday({ kwh: 0, minute: 0.3 })],
  idleHigh: [monday({ idle: 15 }), monday({ idle: 0 })],
  startHigh: [monday({ start: 190 }), monday({ start: 0 })],
  shareHigh: [monday({ fee: 0.5 })],
  shareTiny: [monday({ tax: 0.0005 })],
  farAbove: [added({ tariff: { ...NO_TARIFF, kwh: 6 } })],
  farBelow: [added({ tariff: { ...NO_TARIFF, kwh: 0.6 } })],
  short: [added({ start: 600, end: 601 })],
  noEffect: [added({ tariff: generalOf(BASE) })],
  inactive: [added({ isActive: false })],
  pastDays: [special('2026-02-16', '2026-02-17')],
  farDays: [special('2036-12-24', '2036-12-24')],
  longDays: [special('2027-01-04', '2027-12-04')],
  holidayOpen: [{ ...BASE, exceptions: BASE.exceptions.slice(1) }],
  gap: [added({ start: 1000, end: 1055 })],
  nightOpen: [without('TUESDAY-morning', 'TUESDAY')],
  dayOpen: [changed(BASE, 'SUNDAY', { general: null })],
  dearNight: [
    added({ start: 60, end: 240, tariff: { ...NO_TARIFF, kwh: 3 } }, without('MONDAY-morning', 'MONDAY')),
  ],
}

describe('the slips that price lists are known for', () => {
  test.each(PRICE_DOUBTS)('%s', (kind) => {
    const [after, before = BASE] = SLIPS[kind]
    expect(kindsOf(before, after, PLAN.kwh)).toContain(kind)
    // What stands is not told of, whatever else is changed.
    const later = changed(after, 'SATURDAY', { general: after.days.FRIDAY.general })
    expect(kindsOf(after, later, PLAN.kwh)).not.toContain(kind)
  })

  /** What is told of a price list, in words: "idleHigh idle 4.8 1.9". */
  const told = (
    after: PricingWeek,
    before = BASE,
    network: Partial<PriceSurroundings['network']> = { kwh: PLAN.kwh },
  ) =>
    priceDoubts(weekChanges(before, after), before, after, {
      ...around(PLAN.kwh),
      network: { kwh: undefined, minute: undefined, ...network },
    }).map(({ kind, price, amount, usual }) => [kind, price, amount, usual].join(' ').trim())
  /** A Monday whose recharges cost their energy alone, and hours of it at a price. */
  const PLAIN = monday({ start: 0, idle: 0 })
  const of = (tariff: Partial<Tariff>) => added({ tariff: { ...NO_TARIFF, ...tariff } }, PLAIN)

  const LIMITS: readonly (readonly [PricingWeek, PricingWeek, string | undefined, number?])[] = [
    // An idle minute: as much as two and a half kWh.
    [monday({ idle: 4.75 }), monday({ idle: 0 }), undefined],
    [monday({ idle: 4.76 }), monday({ idle: 0 }), 'idleHigh idle 4.76 1.9'],
    [of({ minute: 0.2, idle: 5 }), PLAIN, undefined, 2],
    [of({ minute: 0.2, idle: 5.01 }), PLAIN, 'idleHigh idle 5.01 2', 2],
    // A begin: as much as thirty kWh.
    [monday({ start: 57 }), monday({ start: 0 }), undefined],
    [monday({ start: 57.01 }), monday({ start: 0 }), 'startHigh start 57.01 1.9'],
    // Shares.
    [monday({ fee: 0.399 }), BASE, undefined],
    [monday({ fee: 0.4 }), BASE, 'shareHigh fee 0.4'],
    [monday({ tax: 0.4 }), BASE, 'shareHigh tax 0.4'],
    [monday({ tax: 0.005 }), BASE, undefined],
    [monday({ tax: 0.0049 }), BASE, 'shareTiny tax 0.0049'],
    [monday({ tax: 0 }), BASE, undefined],
    // Three times the network's price, and a third of it; what has no such price is not far from one.
    [of({ kwh: 6 }), PLAIN, undefined, 2],
    [of({ kwh: 6.01 }), PLAIN, 'farAbove kwh 6.01 2', 2],
    [of({ kwh: 0.75 }), PLAIN, undefined, 2.25],
    [of({ kwh: 0.74 }), PLAIN, 'farBelow kwh 0.74 2.25', 2.25],
    // The number of the other unit: within a quarter of it.
    [monday({ kwh: 0, minute: 2.5 }), monday({ kwh: 2 }), 'minuteForKwh minute 2.5 2'],
    [monday({ kwh: 0, minute: 2.51 }), monday({ kwh: 2 }), undefined],
    [monday({ kwh: 0, minute: 1.6 }), monday({ kwh: 2 }), 'minuteForKwh minute 1.6 2'],
    [monday({ kwh: 0, minute: 1.59 }), monday({ kwh: 2 }), undefined],
    [monday({ kwh: 2, minute: 2 }), monday({ kwh: 2 }), undefined],
    // Ten times, a tenth, and nothing.
    [monday({ kwh: 19 }), BASE, 'tenTimes kwh 19 1.9'],
    [monday({ idle: 0, kwh: 0.19 }), monday({ idle: 0 }), 'tenth kwh 0.19 1.9'],
    [monday({ kwh: 0 }), BASE, 'startOnly kwh 0 1.9'],
    [monday({ kwh: 0, start: 0 }), BASE, 'free kwh 0 1.9'],
  ]
  test.each(LIMITS.map(([after, before, doubt, kwh = PLAN.kwh]) => [after, before, doubt, kwh] as const))(
    'a limit, what lies on it and what is past it: %#',
    (after, before, doubt, kwh) => {
      expect(told(after, before, { kwh })).toEqual(doubt === undefined ? [] : [doubt])
    },
  )

  test('per minute the network counts too; where nothing is known of it nothing is compared with it', () => {
    expect(told(of({ minute: 1 }), PLAIN, { minute: 0.3 })).toEqual(['farAbove minute 1 0.3'])
    expect(told(of({ minute: 0.2, idle: 90, start: 900 }), PLAIN, {})).toEqual([])
  })

  test.each<readonly [PricingWeek, PriceDoubtKind, boolean]>([
    [added({ start: 600, end: 614 }), 'short', true],
    [added({ start: 600, end: 615 }), 'short', false],
    [special('2026-11-27', '2026-11-27'), 'pastDays', true],
    [special('2026-11-27', TODAY), 'pastDays', false],
    [special('2027-11-30', '2027-11-30'), 'farDays', true],
    [special('2027-11-29', '2027-11-29'), 'farDays', false],
    [special('2027-01-04', '2027-04-07'), 'longDays', true],
    [special('2027-01-04', '2027-04-06'), 'longDays', false],
  ])('of a time: %# %s %s', (after, kind, isTold) => {
    expect(kindsOf(BASE, after, PLAN.kwh).includes(kind)).toBe(isTold)
  })

  test('one slip on five days is told once, what costs money first', () => {
    const days = (['MONDAY', 'TUESDAY', 'WEDNESDAY'] as const).reduce(
      (week, day) => changed(week, day, { general: monday({ kwh: 19, tax: 0.0005 }).days.MONDAY.general }),
      BASE,
    )
    const doubts = priceDoubts(weekChanges(BASE, days), BASE, days, around(PLAN.kwh))
    expect(doubts.map(({ kind, parts }) => [kind, parts.length])).toEqual([
      ['tenTimes', 3],
      ['shareTiny', 3],
    ])
  })

  test('what is copied, pasted or drawn anew is compared with what stood there', () => {
    const dear = { ...NO_TARIFF, kwh: 19 }
    const told = (result: EditResult, before: PricingWeek) =>
      result.isDone &&
      priceDoubts(weekChanges(before, result.week), before, result.week, around(PLAN.kwh))
        .filter(({ kind }) => kind === 'tenTimes')
        .map(({ parts, amount, usual }) => ({ parts, amount, usual }))
    const flat = weekOf({ ...PLAN, has: { evening: false, night: false, holidays: false } })
    const drawn = addPeriods(flat, ['MONDAY', 'TUESDAY'], { start: 600, end: 660 }, dear)
    expect(told(drawn, flat)).toEqual([{ parts: ['MONDAY', 'TUESDAY'], amount: 19, usual: 1.9 }])
    const slip = drawn.isDone ? drawn.week : flat
    expect(told(copyDay(slip, 'MONDAY', ['WEDNESDAY'], { withGeneral: false }), slip)).toEqual([
      { parts: ['WEDNESDAY'], amount: 19, usual: 1.9 },
    ])
    const holiday = { ...flat, exceptions: [exceptionOf('2026-11-30', '2026-11-30', dear)] }
    expect(kindsOf(flat, holiday, PLAN.kwh)).toContain('tenTimes')
  })
})

test('a network has a middle price from three lists on, each by its own middle one', () => {
  const list = (...prices: readonly number[]) => {
    const read = readPricingDetails(
      prices.map((kwhPrice) => ({
        kwhPrice,
        active: true,
        general: true,
        exception: false,
        dayOfWeek: 'MONDAY',
      })),
    )
    return read?.data ?? []
  }
  expect(networkPrices([list(1), list(3)])).toEqual({ kwh: undefined, minute: undefined })
  expect(networkPrices([list(1, 1, 1, 1), list(2), list(0, 3), list(9, 9, 9)]).kwh).toBe(3)
  expect(networkPrices([list(1, 1, 1, 1), list(2), list(0, 3)]).kwh).toBe(2)
})
