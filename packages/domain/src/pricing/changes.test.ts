import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asChangeOf,
  isSameEntry,
  isSameWeek,
  mergeWeeks,
  pricesBefore,
  type WeekEntry,
  weekChanges,
} from './changes.ts'
import { decodeWeek, encodeWeek } from './codec.ts'
import { anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, type Weekday } from './week.ts'
import { readPricingDetails } from './wire.ts'

const rule = (key: string, kwh: number) => ({
  key,
  uuid: key,
  isActive: true,
  tariff: { ...NO_TARIFF, kwh },
})
const weekOf = (days: Partial<Record<Weekday, number>>): PricingWeek => ({
  ...EMPTY_WEEK,
  days: {
    ...EMPTY_WEEK.days,
    ...Object.fromEntries(
      Object.entries(days).map(([day, kwh]) => [day, { general: rule(day, kwh), periods: [] }]),
    ),
  },
})
const BASE = weekOf({ MONDAY: 1, TUESDAY: 1, WEDNESDAY: 1 })

describe('what changed', () => {
  test('DPR-041 from what to what, day by day', () => {
    const after = weekOf({ MONDAY: 2, TUESDAY: 1, THURSDAY: 3 })
    const changes = weekChanges(BASE, after)
    expect(changes.map(({ part }) => part)).toEqual(['MONDAY', 'WEDNESDAY', 'THURSDAY'])
    expect(changes[0]?.changes).toMatchObject([{ from: { tariff: { kwh: 1 } }, to: { tariff: { kwh: 2 } } }])
    expect(changes[1]?.changes).toMatchObject([{ from: { tariff: { kwh: 1 } }, to: undefined }])
    expect(changes[2]?.changes).toMatchObject([{ from: undefined, to: { tariff: { kwh: 3 } } }])
    expect(weekChanges(BASE, weekOf({ MONDAY: 1, TUESDAY: 1, WEDNESDAY: 1 }))).toEqual([])
  })
})

describe('whether entries say the same', () => {
  const general: WeekEntry = { ...rule('g', 1), what: 'general' }
  const period: WeekEntry = { ...rule('p', 1), what: 'period', start: 60, end: 120 }
  const special: WeekEntry = { ...rule('x', 1), what: 'exception', from: '2026-12-24', to: '2026-12-25' }
  const alike: readonly WeekEntry[] = [general, period, special]

  test('their keys do not matter, their kind does', () => {
    for (const one of alike)
      for (const other of alike)
        expect(isSameEntry(one, { ...other, key: 'k', uuid: null })).toBe(one === other)
  })

  test.each<readonly [WeekEntry, WeekEntry]>([
    [general, { ...general, isActive: false }],
    [general, { ...general, tariff: NO_TARIFF }],
    [general, { ...general, tariff: { ...general.tariff, minute: 1 } }],
    [general, { ...general, tariff: { ...general.tariff, reserve: 1 } }],
    [period, { ...period, start: 61 }],
    [period, { ...period, end: 121 }],
    [special, { ...special, from: '2026-12-23' }],
    [special, { ...special, to: '2026-12-26' }],
  ])('%j does not say what %j says', (one, other) => {
    expect(isSameEntry(one, other)).toBe(false)
    expect(isSameEntry(other, one)).toBe(false)
  })

  test('a week with a day more prices otherwise, from both sides', () => {
    const more = weekOf({ MONDAY: 1, TUESDAY: 1, WEDNESDAY: 1, THURSDAY: 1 })
    const two = { ...rule('p', 1), start: 60, end: 120 }
    const withPeriods = (...periods: readonly (typeof two)[]): PricingWeek => ({
      ...BASE,
      days: { ...BASE.days, FRIDAY: { general: null, periods } },
    })
    const [one, both] = [withPeriods(two), withPeriods(two, { ...two, start: 180, end: 240 })]
    expect([isSameWeek(BASE, more), isSameWeek(more, BASE)]).toEqual([false, false])
    expect([isSameWeek(one, both), isSameWeek(both, one), isSameWeek(both, both)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('what a new entry stands in place of: the hours that it meets, the rule of its day, the exception of its date', () => {
    const week: PricingWeek = {
      ...BASE,
      days: {
        ...BASE.days,
        MONDAY: { general: rule('g', 1), periods: [{ ...rule('p', 2), start: 60, end: 120 }] },
      },
      exceptions: [{ ...rule('x', 3), from: '2026-12-25', to: '2026-12-25' }],
    }
    const kwhs = (part: Parameters<typeof pricesBefore>[1], entry: WeekEntry) =>
      pricesBefore(week, part, entry).map(({ kwh }) => kwh)
    expect(kwhs('MONDAY', { ...period, start: 0, end: 60 })).toEqual([1])
    expect(kwhs('MONDAY', { ...period, start: 100, end: 130 })).toEqual([2, 1])
    expect([kwhs('MONDAY', general), kwhs('FRIDAY', general), kwhs('FRIDAY', period)]).toEqual([[1], [], []])
    // A Friday, and a Wednesday.
    expect(kwhs('exceptions', { ...special, from: '2026-12-25' })).toEqual([3])
    expect(kwhs('exceptions', { ...special, from: '2026-12-23' })).toEqual([1])
    expect(kwhs('exceptions', { ...special, from: '2026-12-24' })).toEqual([])
  })
})

describe('merging', () => {
  test('DPR-041 each day is of whom changed it; where both did, it is asked', () => {
    const mine = weekOf({ MONDAY: 2, TUESDAY: 1, WEDNESDAY: 2 })
    const server = weekOf({ MONDAY: 3, TUESDAY: 3, WEDNESDAY: 1 })
    const merge = mergeWeeks(BASE, mine, server)
    expect(merge.conflicts).toEqual(['MONDAY'])
    expect(isSameWeek(merge.week, weekOf({ MONDAY: 2, TUESDAY: 3, WEDNESDAY: 2 }))).toBe(true)
    const theirs = mergeWeeks(BASE, mine, server, ['MONDAY'])
    expect(isSameWeek(theirs.week, weekOf({ MONDAY: 3, TUESDAY: 3, WEDNESDAY: 2 }))).toBe(true)
  })

  test('what the server does not have any more is new there, and what it could not say stays its own', () => {
    const hours = (key: string) => ({ ...rule(key, 1), start: 0, end: 60 })
    const special = (key: string) => ({ ...rule(key, 1), from: '2026-12-24', to: '2026-12-24' })
    const withMore = (week: PricingWeek, ...keys: readonly string[]): PricingWeek => ({
      ...week,
      days: { ...week.days, FRIDAY: { general: null, periods: keys.map(hours) } },
      exceptions: keys.map((key) => special(`x-${key}`)),
      tenantPk: keys.length,
    })
    const server = { ...withMore(weekOf({ MONDAY: 1 }), 'a'), unread: ['odd'] }
    const week = asChangeOf(withMore(weekOf({ MONDAY: 2, TUESDAY: 2 }), 'a', 'b'), server)
    expect(week.days.FRIDAY.periods.map(({ uuid }) => uuid)).toEqual(['a', null])
    expect(week.exceptions.map(({ uuid }) => uuid)).toEqual(['x-a', null])
    expect(week.tenantPk).toBe(1)
    expect(asChangeOf(week, { ...server, tenantPk: null }).tenantPk).toBe(1)
    expect(week.days.MONDAY.general?.uuid).toBe('MONDAY')
    expect(week.days.TUESDAY.general?.uuid).toBeNull()
    expect(week.unread).toEqual(['odd'])
  })

  test('a week over itself is itself; what was sent reads back as the same week', () => {
    fc.assert(
      fc.property(anyWeek, anyWeek, (base, mine) => {
        expect(isSameWeek(mergeWeeks(base, mine, base).week, mine)).toBe(true)
        expect(mergeWeeks(base, base, mine).conflicts).toEqual([])
        const sent = encodeWeek(mine, 'America/Sao_Paulo')
        const read = readPricingDetails({ dynamicPricingDetailList: sent })?.data ?? []
        expect(isSameWeek(decodeWeek(read, 'America/Sao_Paulo'), mine)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
