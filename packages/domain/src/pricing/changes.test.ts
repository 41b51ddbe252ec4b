import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asChangeOf, isSameWeek, mergeWeeks, weekChanges } from './changes.ts'
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
    const server = { ...weekOf({ MONDAY: 1 }), unread: ['odd'] }
    const week = asChangeOf(weekOf({ MONDAY: 2, TUESDAY: 2 }), server)
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
