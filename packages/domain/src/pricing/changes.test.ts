import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asChangeOf, isSameWeek, jumpsOf, mergeWeeks, weekChanges } from './changes.ts'
import { decodeWeek, encodeWeek } from './codec.ts'
import { addPeriods, type EditResult } from './edits.ts'
import { copyDay, putGeneral } from './editsOfWeek.ts'
import { anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, type Tariff, type Weekday } from './week.ts'
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

  test('a price ten times or a tenth of the old one is a jump', () => {
    const jump = (kwh: number) =>
      jumpsOf(weekChanges(BASE, weekOf({ MONDAY: kwh, TUESDAY: 1, WEDNESDAY: 1 })), BASE)
    expect(jump(9.9)).toEqual([])
    expect(jump(10)).toEqual([{ part: 'kwh', from: 1, to: 10 }])
    expect(jump(0.1)).toEqual([{ part: 'kwh', from: 1, to: 0.1 }])
  })

  test('a recharge that becomes free asks too; a price by the minute in place of one per kWh does not', () => {
    const of = (tariff: Tariff) => {
      const after = putGeneral(BASE, ['MONDAY'], { tariff, isActive: true }).week
      return jumpsOf(weekChanges(BASE, after), BASE)
    }
    expect(of({ ...NO_TARIFF, start: 2 })).toEqual([{ part: 'kwh', from: 1, to: 0 }])
    expect(of({ ...NO_TARIFF, minute: 0.3 })).toEqual([])
  })

  test('what is copied, pasted or drawn anew at ten times the price asks: it is compared with what stood there', () => {
    const dear = { ...NO_TARIFF, kwh: 12 }
    const asked = (result: EditResult, before: PricingWeek) =>
      result.isDone && jumpsOf(weekChanges(before, result.week), before)
    const jump = { part: 'kwh', from: 1, to: 12 }
    // Drawn over the base price.
    expect(asked(addPeriods(BASE, ['MONDAY', 'TUESDAY'], { start: 600, end: 660 }, dear), BASE)).toEqual([
      jump,
    ])
    // The slip of one day copied over the others: each is told once.
    const evening = (kwh: number, days: readonly Weekday[], week: PricingWeek) => {
      const added = addPeriods(week, days, { start: 1080, end: 1320 }, { ...NO_TARIFF, kwh })
      return added.isDone ? added.week : week
    }
    const evenings = evening(1, ['TUESDAY', 'WEDNESDAY'], evening(12, ['MONDAY'], EMPTY_WEEK))
    expect(
      asked(copyDay(evenings, 'MONDAY', ['TUESDAY', 'WEDNESDAY'], { withGeneral: false }), evenings),
    ).toEqual([jump])
    // A holiday at ten times the weekday's price.
    const holiday = {
      key: 'x',
      uuid: null,
      isActive: true,
      from: '2026-11-23',
      to: '2026-11-23',
      tariff: dear,
    }
    const after = { ...BASE, exceptions: [holiday] }
    expect(jumpsOf(weekChanges(BASE, after), BASE)).toEqual([jump])
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
