import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { GOLDEN } from '../fixtures/golden.ts'
import { COUNTRIES, timeZoneOf } from '../tenants/index.ts'
import { decodeWeek, encodeWeek } from './codec.ts'
import { anyLoadedWeek, contentOf } from './testing/weeks.ts'
import { EMPTY_WEEK, isCrossing, NO_TARIFF, type PricingWeek, priceAt, tailsOf, weekdayOf } from './week.ts'
import { readPricingDetails } from './wire.ts'

const BRASILIA = 'America/Sao_Paulo'
const PRICES = { servicePrice: 1, kwhPrice: 2.3, durationPrice: 0, idleTimePrice: 0.5, reservePrice: 0.25 }
const period = (dayOfWeek: string, startTimeGMT: string, endTimeGMT: string, more: object = {}) => ({
  dynamicPricingDetailUuid: `${dayOfWeek}-${startTimeGMT}`,
  dayOfWeek,
  general: false,
  exception: false,
  active: true,
  startDate: null,
  endDate: null,
  startTimeGMT,
  endTimeGMT,
  ...PRICES,
  operationFee: 0.05,
  taxes: 0.1575,
  tenantPk: 7,
  ...more,
})
const entriesOf = (...raw: readonly unknown[]) =>
  readPricingDetails({ error: null, dynamicPricingDetailList: raw })?.data ?? []
const weekOf = (...raw: readonly unknown[]) => decodeWeek(entriesOf(...raw), BRASILIA)
/** The week as it comes back after a save. */
const comesBack = (week: PricingWeek, zone: string) => decodeWeek(entriesOf(...encodeWeek(week, zone)), zone)

/** The clocks of the whole world, from -12 to +14, halves and quarters included. */
const CLOCKS = [
  ...Array.from({ length: 27 }, (_, index) => `Etc/GMT${index - 14 < 0 ? '' : '+'}${index - 14}`),
  'America/St_Johns',
  'Pacific/Marquesas',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
const TENANT_ZONES = [...COUNTRIES.map((country) => timeZoneOf(country)), 'America/New_York', 'Asia/Kolkata']

describe('reading', () => {
  test('DPR-015 times are of the tenant at its standard offset, and the day is the local one', () => {
    const week = decodeWeek(readPricingDetails(GOLDEN.E13)?.data ?? [], BRASILIA)
    expect(week.days.MONDAY.periods).toMatchObject([
      { start: 18 * 60, end: 22 * 60, tariff: { start: 1, kwh: 2.3, idle: 0.5, fee: 0.05, tax: 0.15 } },
    ])
    expect(week.exceptions).toMatchObject([{ from: '2026-12-24', to: '2026-12-25', tariff: { kwh: 1.2 } }])
    expect(week.tenantPk).toBe(7)
  })

  test('DPR-015 an end of 00:00 and one of 23:59:59 are both 24:00', () => {
    const week = weekOf(period('MONDAY', '21:00:00', '03:00:00'), period('TUESDAY', '21:00:00', '02:59:59'))
    expect(week.days.MONDAY.periods).toMatchObject([{ start: 1080, end: 1440 }])
    expect(week.days.TUESDAY.periods).toMatchObject([{ start: 1080, end: 1440 }])
  })

  test('DPR-013 two rules of one day: the active one holds, the other one goes back as it came', () => {
    const off = period('MONDAY', '', '', { general: true, active: false, kwhPrice: 1 })
    const on = { ...off, dynamicPricingDetailUuid: 'b', active: true, kwhPrice: 2 }
    const week = weekOf(off, on)
    expect(week.days.MONDAY.general).toMatchObject({ uuid: 'b', tariff: { kwh: 2 } })
    expect(week.unread).toEqual([off])
    const twice = weekOf(on, { ...on, kwhPrice: 3 })
    expect([twice.days.MONDAY.general?.tariff.kwh, twice.unread]).toEqual([2, [{ ...on, kwhPrice: 3 }]])
  })

  test('entries are in the order of the day and of the calendar, each with a key of its own', () => {
    const twin = { dynamicPricingDetailUuid: 'twin' }
    const special = (startDate: string) =>
      period('MONDAY', '', '', {
        dayOfWeek: null,
        exception: true,
        startDate,
        dynamicPricingDetailUuid: null,
      })
    const week = weekOf(
      special('2026-12-31'),
      special('2026-12-24'),
      period('MONDAY', '15:00:00', '17:00:00', twin),
      period('MONDAY', '15:00:00', '16:00:00', twin),
      period('MONDAY', '12:00:00', '13:00:00'),
      period('MONDAY', '15:00:00', ''),
      period('MONDAY', '', '15:00:00'),
    )
    expect(week.days.MONDAY.periods.map(({ key, start, end }) => [key, start, end])).toEqual([
      ['MONDAY-12:00:00', 540, 600],
      ['entry-3', 720, 780],
      ['twin', 720, 840],
    ])
    expect(week.exceptions.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['entry-1', '2026-12-24', '2026-12-24'],
      ['entry-0', '2026-12-31', '2026-12-31'],
    ])
    expect(week.unread).toHaveLength(2)
  })
})

describe('round trip', () => {
  test('DPR-015 a loaded period that crosses midnight goes back unchanged, its tail prices the next morning', () => {
    const raw = period('SUNDAY', '23:00:00', '09:00:00', { extra: 'kept' })
    const week = weekOf(raw, period('MONDAY', '04:00:00', '05:00:00', { kwhPrice: 9 }))
    const [crossing] = week.days.SUNDAY.periods
    expect(crossing && isCrossing(crossing)).toBe(true)
    expect(tailsOf(week, 'MONDAY')).toMatchObject([
      { start: 0, end: 60 },
      { start: 120, end: 360 },
    ])
    const kwhAt = (minute: number) => priceAt(week, '2026-11-23', minute).tariff?.kwh
    expect([0, 60, 119, 120, 359, 360].map(kwhAt)).toEqual([2.3, 9, 9, 2.3, 2.3, undefined])
    expect(encodeWeek(week, BRASILIA)[1]).toEqual(raw)
  })

  test('DPR-015 an end of 24:00 is sent as the last second of the local day, in GMT', () => {
    const { general, periods } = weekOf(period('FRIDAY', '12:00:00', '13:00:00')).days.FRIDAY
    const late = periods.map((each) => ({ ...each, start: 1200, end: 1440 }))
    const week = { ...EMPTY_WEEK, days: { ...EMPTY_WEEK.days, FRIDAY: { general, periods: late } } }
    expect(encodeWeek(week, BRASILIA)).toMatchObject([{ startTimeGMT: '23:00:00', endTimeGMT: '02:59:59' }])
  })

  test('DPR-041 an entry that is readable and fits nowhere goes back as it came: of no day, or without a length', () => {
    const raw = [
      period('FRIDAY', '12:00:00', '12:00:00'),
      period('FRIDAY', '12:00:00', '13:00:00', { dayOfWeek: null }),
    ]
    const week = weekOf(...raw)
    expect(week.unread).toEqual(raw)
    expect(encodeWeek(week, BRASILIA)).toEqual(raw)
  })

  test('DPR-041 what is unchanged goes back as it came, what changed keeps the fields that are not known here', () => {
    const raw = [
      period('FRIDAY', '12:00', '13:00:00', { kwhPrice: '2.30', note: 'x' }),
      { dayOfWeek: 'FERIADO', kwhPrice: 1 },
      period('FRIDAY', '14:00:00', '15:00:00', { kwhPrice: 1, durationPrice: 2 }),
    ]
    const week = weekOf(...raw)
    expect(encodeWeek(week, BRASILIA)).toEqual([raw[0], raw[2], raw[1]])
    const { periods, general } = week.days.FRIDAY
    const moved = periods.map((each, index) => (index === 0 ? { ...each, start: 1200, end: 1440 } : each))
    const changed = { ...week, days: { ...week.days, FRIDAY: { general, periods: moved } } }
    expect(encodeWeek(changed, BRASILIA)[0]).toEqual({
      ...raw[0],
      kwhPrice: 2.3,
      startTimeGMT: '23:00:00',
      endTimeGMT: '02:59:59',
    })
  })

  describe('DPR-041 an entry that says something else than it came with is sent anew', () => {
    const rule = period('MONDAY', '', '', { general: true, note: 'x', kwhPrice: '2.30' })
    const hours = period('FRIDAY', '12:00', '13:00', { note: 'y' })
    const special = {
      ...rule,
      ...{ dynamicPricingDetailUuid: 'x', dayOfWeek: null, general: false, exception: true },
      ...{ startDate: '2026-12-24T00:00:00', endDate: null, tenantPk: null },
    }
    const week = weekOf(rule, hours, special)
    const sentOf = (changed: PricingWeek) => encodeWeek(changed, BRASILIA)

    test('else it goes back as it came', () => {
      expect(sentOf(week)).toEqual([rule, hours, special])
    })

    const dearer = { ...NO_TARIFF, kwh: 9 }
    test.each([
      [{ isActive: false }, { active: false }],
      [{ tariff: dearer }, { kwhPrice: 9 }],
      [{ from: '2026-12-23' }, { startDate: '2026-12-23', endDate: '2026-12-24' }],
      [{ to: '2026-12-25' }, { startDate: '2026-12-24', endDate: '2026-12-25' }],
    ])('an exception with %j', (change, sent) => {
      const exceptions = week.exceptions.map((each) => ({ ...each, ...change }))
      const own = { dynamicPricingDetailUuid: 'x', exception: true, note: 'x', tenantPk: 7, ...sent }
      expect(sentOf({ ...week, exceptions })).toMatchObject([rule, hours, own])
    })

    test.each([
      [{ isActive: false }, { active: false }],
      [{ tariff: dearer }, { kwhPrice: 9 }],
    ])('a rule with %j', (change, sent) => {
      const { general, periods } = week.days.MONDAY
      const MONDAY = { periods, general: general && { ...general, ...change } }
      const own = { dayOfWeek: 'MONDAY', general: true, note: 'x', tenantPk: 7, ...sent }
      expect(sentOf({ ...week, days: { ...week.days, MONDAY } })).toMatchObject([own, hours, special])
    })

    test.each([
      [{ isActive: false }, { active: false }],
      [{ start: 570 }, { startTimeGMT: '12:30:00', endTimeGMT: '13:00:00' }],
      [{ end: 630 }, { startTimeGMT: '12:00:00', endTimeGMT: '13:30:00' }],
    ])('a period with %j', (change, sent) => {
      const periods = week.days.FRIDAY.periods.map((each) => ({ ...each, ...change }))
      const FRIDAY = { general: null, periods }
      const own = { dayOfWeek: 'FRIDAY', general: false, note: 'y', ...sent }
      expect(sentOf({ ...week, days: { ...week.days, FRIDAY } })).toMatchObject([rule, own, special])
    })

    test('a period of another day', () => {
      const days = { ...week.days, FRIDAY: week.days.THURSDAY, THURSDAY: week.days.FRIDAY }
      expect(sentOf({ ...week, days })[1]).toEqual({
        ...hours,
        ...{ dayOfWeek: 'THURSDAY', startTimeGMT: '12:00:00', endTimeGMT: '13:00:00' },
      })
    })
  })

  test('DPR-029 a day with a draft stays as it was, and nothing of it is sent twice', () => {
    const week = weekOf(period('MONDAY', '12:00:00', '13:00:00'), period('TUESDAY', '12:00:00', '13:00:00'))
    const [moved] = week.days.MONDAY.periods
    // Without a price per kWh or per minute it is a draft all the same.
    const startOnly = { ...NO_TARIFF, start: 2 }
    const draft = { key: 'new', uuid: null, isActive: true, start: 0, end: 60, tariff: startOnly }
    if (!moved) throw new Error('no period')
    const edited = {
      ...week,
      days: {
        ...week.days,
        MONDAY: { general: null, periods: [draft] },
        TUESDAY: { general: null, periods: [{ ...moved, start: 0, end: 60 }, ...week.days.TUESDAY.periods] },
      },
    }
    const sent = encodeWeek(edited, BRASILIA, week)
    expect(sent).toMatchObject([
      { dayOfWeek: 'MONDAY', dynamicPricingDetailUuid: 'MONDAY-12:00:00', startTimeGMT: '12:00:00' },
      { dayOfWeek: 'TUESDAY', dynamicPricingDetailUuid: null, startTimeGMT: '03:00:00' },
      { dayOfWeek: 'TUESDAY', dynamicPricingDetailUuid: 'TUESDAY-12:00:00' },
    ])
  })

  test.each(CLOCKS)(
    'DPR-015 every week comes back, in every tenant zone, with the browser in %s',
    (clock) => {
      vi.stubEnv('TZ', clock)
      fc.assert(
        fc.property(anyLoadedWeek, fc.constantFrom(...TENANT_ZONES), (week, zone) => {
          expect(contentOf(comesBack(week, zone))).toEqual(contentOf(week))
        }),
        { numRuns: 25 },
      )
    },
  )

  test('DPR-015 nights that cross midnight come back in every zone of the world, those of all tenants among them', () => {
    const nights = fc.sample(anyLoadedWeek, { numRuns: 5, seed: 1 })
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (const week of nights) expect(contentOf(comesBack(week, zone)), zone).toEqual(contentOf(week))
  })

  test('the browser stands where the test says', () => {
    vi.stubEnv('TZ', 'Asia/Kathmandu')
    expect(new Date(0).getTimezoneOffset()).toBe(-330)
  })
})

describe('the price of a moment', () => {
  const tariff = (kwh: number) => ({ ...NO_TARIFF, kwh })
  const entry = (key: string, kwh: number, isActive = true) => ({
    key,
    uuid: null,
    isActive,
    tariff: tariff(kwh),
  })
  const day = {
    general: entry('g', 1),
    periods: [
      { ...entry('p', 2), start: 600, end: 660 },
      { ...entry('off', 3, false), start: 660, end: 720 },
    ],
  }
  const empty = decodeWeek([], BRASILIA)
  const week: PricingWeek = {
    ...empty,
    days: { ...empty.days, MONDAY: day, TUESDAY: { ...day, general: { ...day.general, isActive: false } } },
    exceptions: [
      { ...entry('x', 4), from: '2026-11-30', to: '2026-12-01' },
      { ...entry('y', 5, false), from: '2026-11-23', to: '2026-11-23' },
    ],
  }
  test.each([
    ['2026-11-23', 600, 'period', 2],
    ['2026-11-23', 659, 'period', 2],
    ['2026-11-23', 660, 'general', 1],
    ['2026-11-24', 660, 'own', undefined],
    ['2026-11-30', 600, 'exception', 4],
    ['2026-12-01', 0, 'exception', 4],
    ['2026-12-02', 600, 'own', undefined],
  ])('DPR-001 %s at minute %d: %s', (date, minute, layer, kwh) => {
    const price = priceAt(week, date, minute)
    expect([price.layer, price.tariff?.kwh]).toEqual([layer, kwh])
  })

  test('the weekday of a date', () => {
    expect(['2026-11-23', '2026-11-29', '1969-12-31', '2000-02-29'].map(weekdayOf)).toEqual([
      'MONDAY',
      'SUNDAY',
      'WEDNESDAY',
      'TUESDAY',
    ])
  })
})
