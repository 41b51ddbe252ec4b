import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BILLED_SHOWN, billedDays, billedSince, replacedLists } from './billed.ts'
import { addPeriods } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import { keptWeek } from './keptWeeks.ts'
import { anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, WEEKDAYS } from './week.ts'

const ZONE = 'America/Sao_Paulo'
const HOUR = 3_600_000
/** A Tuesday, 10:00 in São Paulo. */
const CHANGED = Date.UTC(2026, 10, 24, 13)

const flat = (kwh: number): PricingWeek =>
  putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: { ...NO_TARIFF, kwh }, isActive: true }).week
/** 10 kWh that began so many hours after the change. */
const recharge = (hours: number, income: number | undefined) => ({
  ...{ id: hours, startedAt: CHANGED + hours * HOUR, minutes: 30, kwh: 10 },
  income,
})
const many = (count: number, income: number) =>
  Array.from({ length: count }, (_, index) => recharge(index, income))
const OLD = { until: CHANGED, week: flat(2) }

describe('what was billed since the last change of a list', () => {
  test('the first twenty since and the last twenty before, each by the list of its start', () => {
    const before = Array.from({ length: 25 }, (_, index) => recharge(index - 25, 2000))
    const found = billedSince([OLD], flat(2.2), [...many(25, 2200), ...before].toReversed(), ZONE)
    expect(found.before.map(({ id }) => id)).toEqual(before.slice(-BILLED_SHOWN).map(({ id }) => id))
    expect(found.since.map(({ id }) => id)).toEqual(Array.from({ length: BILLED_SHOWN }, (_, id) => id))
    expect(found.before[0]).toMatchObject({ billed: 2000, expected: 2000, isOff: false })
    expect(found.since[0]).toMatchObject({ billed: 2200, expected: 2200, isOff: false })
    expect(found).toMatchObject({ ratio: 1.1, leap: undefined, off: 0 })
  })

  test('a list ten times too high is billed as it says, and is named by what the list before says', () => {
    expect(billedSince([OLD], flat(20), many(7, 20_000), ZONE)).toMatchObject({
      off: 0,
      ratio: 10,
      leap: 'up',
    })
  })

  test('a leap begins at three times and at a third', () => {
    const leapBy = (income: number) => billedSince([OLD], flat(2), many(3, income), ZONE).leap
    expect(leapBy(6000)).toBe('up')
    expect(leapBy(5999)).toBeUndefined()
    expect(leapBy(667)).toBeUndefined()
    expect(leapBy(666)).toBe('down')
    expect(leapBy(0)).toBe('down')
  })

  test('the ratio is the middle one, or between the middle two, whatever their order', () => {
    const ratioOf = (...incomes: readonly number[]) =>
      billedSince(
        [OLD],
        flat(2),
        incomes.map((income, hours) => recharge(hours, income)),
        ZONE,
      ).ratio
    expect([ratioOf(3000, 1000, 2000), ratioOf(4000, 1000), ratioOf(4000, 40_000, 100, 1000)]).toEqual([
      1, 1.25, 1.25,
    ])
  })

  test('off the list by more than 1 % and more than 0.05 a kWh; by time the minutes count', () => {
    const offBy = (income: number, week = flat(2)) =>
      billedSince([OLD], week, [recharge(1, income)], ZONE).off
    expect(offBy(2050)).toBe(0)
    expect(offBy(2051)).toBe(1)
    const byTime = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: { ...NO_TARIFF, minute: 1 }, isActive: true })
    expect(offBy(3150, byTime.week)).toBe(0)
    expect(offBy(3151, byTime.week)).toBe(1)
  })

  test('between two changes the list that held then is the measure', () => {
    const older = { until: CHANGED - 10 * HOUR, week: flat(1) }
    const { before } = billedSince([OLD, older], flat(3), [recharge(-20, 1000), recharge(-5, 2000)], ZONE)
    expect(before.map(({ expected }) => expected)).toEqual([1000, 2000])
  })

  test('one amount that is not known and a list that is free are in no ratio; the own price is in nothing', () => {
    const noted = billedSince([OLD], flat(2), [recharge(1, undefined), recharge(2, 2000)], ZONE)
    expect(noted).toMatchObject({ ratio: 1, off: 0 })
    expect(noted.since).toHaveLength(2)
    expect(billedSince([{ ...OLD, week: flat(0) }], flat(2), many(2, 2000), ZONE).ratio).toBeUndefined()
    const evenings = addPeriods(EMPTY_WEEK, ['TUESDAY'], { start: 1080, end: 1320 }, { ...NO_TARIFF, kwh: 2 })
    if (!evenings.isDone) throw new Error(evenings.why)
    const found = billedSince([OLD], evenings.week, [recharge(1, 2000), recharge(9, 2000)], ZONE)
    expect(found.since.map(({ id }) => id)).toEqual([9])
  })

  test('none yet: nothing to say; a list that cannot be read compares nothing', () => {
    const none = { since: [], off: 0, ratio: undefined, leap: undefined }
    expect(billedSince([OLD], flat(2), [recharge(-1, 2000)], ZONE)).toMatchObject(none)
    const unread = billedSince([{ until: CHANGED, week: undefined }], flat(2), many(3, 2000), ZONE)
    expect(unread).toMatchObject({ before: [], ratio: undefined, leap: undefined })
    expect(unread.since).toHaveLength(3)
  })

  test('whatever the weeks: no more than twenty a side, each on its side', () => {
    const any = fc.array(
      fc.record({ hours: fc.integer({ min: -400, max: 400 }), income: fc.option(fc.nat(99_999)) }),
    )
    fc.assert(
      fc.property(anyWeek, anyWeek, any, (old, saved, told) => {
        const all = told.map(({ hours, income }) => recharge(hours, income ?? undefined))
        const found = billedSince([{ until: CHANGED, week: old }], saved, all, ZONE)
        expect(Math.max(found.before.length, found.since.length)).toBeLessThanOrEqual(BILLED_SHOWN)
        expect(found.before.every(({ startedAt }) => startedAt < CHANGED)).toBe(true)
        expect(found.since.every(({ startedAt }) => startedAt >= CHANGED)).toBe(true)
        expect(found.off).toBeLessThanOrEqual(found.since.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('what was billed in some days', () => {
  test('each against the list of its start: what is off, the worst first, and what it comes to both ways', () => {
    const told = [recharge(-2, 2000), recharge(-1, 2500), recharge(1, 2200), recharge(2, 2000)]
    expect(billedDays([OLD], flat(2.2), [...told, recharge(3, undefined)], ZONE)).toMatchObject({
      count: 4,
      off: [
        { id: -1, billed: 2500, expected: 2000 },
        { id: 2, billed: 2000, expected: 2200 },
      ],
      above: 500,
      below: 200,
    })
  })

  test('without a change that this browser knows of, the list in force is the measure', () => {
    const found = billedDays([], flat(2), [recharge(-200, 2000), recharge(1, 1000)], ZONE)
    expect(found).toMatchObject({ count: 2, off: [{ id: 1 }], above: 0, below: 1000 })
    const worst = billedDays([], flat(2), [recharge(1, 2100), recharge(2, 1000), recharge(3, 2500)], ZONE)
    expect(worst.off.map(({ id }) => id)).toEqual([2, 3, 1])
    expect(billedDays([], EMPTY_WEEK, [recharge(1, 1000)], ZONE)).toMatchObject({ count: 0, off: [] })
  })
})

test('the lists that a browser replaced: those of the profile, the newest first, unreadable ones too', () => {
  const kept = (profileUuid: string, at: number, week: unknown) => ({ profileUuid, at, week })
  const past = [
    kept('a', 1, keptWeek(flat(1), ZONE)),
    kept('b', 2, keptWeek(flat(2), ZONE)),
    kept('a', 3, '?'),
  ]
  expect(replacedLists(past, 'a', ZONE)).toMatchObject([
    { until: 3, week: undefined },
    { until: 1, week: { days: { MONDAY: { general: { tariff: { kwh: 1 } } } } } },
  ])
})
