import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnalyticsSeries } from './index.ts'
import {
  bestDay,
  brandSlices,
  changeOf,
  hourFacts,
  isWithin,
  longerPeriod,
  stayCounts,
  totalOf,
  USAGE_PERIODS,
  USUAL_PERIOD,
  usageDays,
} from './usage.ts'

const TODAY = '2026-03-14'
const series = (values: Readonly<Record<string, number>>): AnalyticsSeries => ({
  key: 'recharges',
  rawKey: 'recharges',
  title: '',
  points: Object.entries(values).map(([x, y]) => ({ x, y })),
})

describe('the days of a period', () => {
  test('ANL-004 seven, 28 or 365 days up to today, 28 at first; the longer reply holds the days before', () => {
    expect([USAGE_PERIODS, USUAL_PERIOD]).toEqual([[7, 28, 365], 28])
    expect(USAGE_PERIODS.map(longerPeriod)).toEqual([28, 365, undefined])
    for (const period of USAGE_PERIODS) {
      const days = usageDays(series({}), period, TODAY)
      expect(days).toHaveLength(period)
      expect(days.at(-1)).toEqual({ day: TODAY, value: undefined, isToday: true })
    }
    expect(usageDays(series({}), 28, '2026-03-01')[0]?.day).toBe('2026-02-02')
  })

  test('a day that the reply lacks is a gap and no zero; today is in no sum', () => {
    const days = usageDays(series({ '2026-03-12': 4, '2026-03-13': 0, [TODAY]: 100 }), 7, TODAY)
    expect(days.map(({ value }) => value)).toEqual([undefined, undefined, undefined, undefined, 4, 0, 100])
    expect(totalOf(days)).toEqual({ total: 4, days: 2, missing: 4 })
    expect(totalOf(usageDays(undefined, 7, TODAY))).toBeUndefined()
    const parts = usageDays(series({ '2026-03-13T08:00:00': 3, '2026-03-13T09:00:00': 4 }), 7, TODAY)
    expect(parts.map(({ value }) => value).filter(Boolean)).toEqual([7])
  })

  test('the change compares each day with its like one period earlier, and only days that both have', () => {
    const longer = series({ '2026-03-05': 2, '2026-03-06': 3, '2026-03-07': 1000 })
    const days = usageDays(
      series({ '2026-03-11': 9, '2026-03-12': 4, '2026-03-13': 6, [TODAY]: 50 }),
      7,
      TODAY,
    )
    expect(changeOf(days, longer, 7)).toEqual({ now: 10, before: 5, days: 2 })
    expect(changeOf(days, undefined, 7)).toBeUndefined()
  })

  test('the best day is told with how many times the average it is', () => {
    const days = usageDays(series({ '2026-03-11': 9, '2026-03-12': 3, [TODAY]: 50 }), 7, TODAY)
    expect(bestDay(days)).toEqual({ day: '2026-03-11', value: 9, times: 1.5 })
    expect(bestDay(usageDays(series({ '2026-03-11': 0 }), 7, TODAY))).toBeUndefined()
  })
})

test('ANL-009 four brackets of a stay, by whatever the reply calls them', () => {
  const points = [
    { x: '<1h', y: 5 },
    { x: '1h-2h', y: 4 },
    { x: '2h - 4h', y: 3 },
    { x: '>4h', y: 2 },
    { x: 'moon', y: 9 },
  ]
  expect(stayCounts(points)).toEqual({ under1: 5, from1: 4, from2: 3, over4: 2 })
  expect(stayCounts([])).toEqual({ under1: 0, from1: 0, from2: 0, over4: 0 })
})

describe('ANL-010 the hours of a day', () => {
  test('the busiest two and the quietest four, past midnight too', () => {
    const facts = hourFacts(
      Array.from({ length: 24 }, (_, x) => ({ x, y: x === 18 || x === 19 ? 20 : x >= 22 || x < 2 ? 0 : 4 })),
    )
    expect(facts?.busiest).toEqual({ from: 18, to: 20 })
    expect(facts?.quietest).toEqual({ from: 22, to: 2 })
    expect(facts?.times).toBeCloseTo(20 / ((40 + 18 * 4) / 24))
    expect(hourFacts([])).toBeUndefined()
  })

  test('no four hours in a row have less, no two have more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 24, maxLength: 24 }), (counts) => {
        const facts = hourFacts(counts.map((y, x) => ({ x, y })))
        if (!facts) return
        const within = (from: number, to: number) =>
          counts.filter((_, hour) => isWithin({ from, to }, hour)).reduce((sum, count) => sum + count, 0)
        for (let hour = 0; hour < 24; hour += 1) {
          expect(within(facts.quietest.from, facts.quietest.to)).toBeLessThanOrEqual(
            within(hour, (hour + 4) % 24),
          )
          expect(within(facts.busiest.from, facts.busiest.to)).toBeGreaterThanOrEqual(
            within(hour, (hour + 2) % 24),
          )
        }
      }),
    )
  })
})

describe('ANL-012 the slices of the brands', () => {
  const brands = (count: number) => Array.from({ length: count }, (_, i) => ({ x: `B${i}`, y: i + 1 }))
  test.each([
    [0, 0],
    [1, 1],
    [5, 5],
    [6, 6],
    [7, 6],
    [40, 6],
  ])('%i brands are %i slices', (count, slices) => expect(brandSlices(brands(count))).toHaveLength(slices))

  test('seven or more are the five largest and the sum of the others, which loses nobody', () => {
    const slices = brandSlices(brands(8))
    expect(slices.map(({ brand }) => brand)).toEqual(['B7', 'B6', 'B5', 'B4', 'B3', undefined])
    expect(slices.reduce((sum, { count }) => sum + count, 0)).toBe(36)
    expect(slices.at(-1)?.count).toBe(6)
  })
})
