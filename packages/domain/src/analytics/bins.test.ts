import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countBetween, hourBins, STAY_EDGES_HOURS } from './index.ts'

const edges = fc
  .uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 8 })
  .map((list) => list.sort((a, b) => a - b))
const values = fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 80 })

describe('countBetween', () => {
  test('ANL-009 a stay on an edge belongs to the longer bracket', () => {
    expect(countBetween([0, 0.99, 1, 1.5, 2, 3.99, 4, 30], STAY_EDGES_HOURS)).toEqual([
      { from: undefined, to: 1, count: 2 },
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 4, count: 2 },
      { from: 4, to: undefined, count: 2 },
    ])
  })

  test('each range counts what a walk over all values finds in it', () => {
    fc.assert(
      fc.property(values, edges, (list, ends) => {
        const bins = countBetween(list, ends)
        expect(bins).toHaveLength(ends.length + 1)
        for (const { from, to, count } of bins)
          expect(count).toBe(
            list.filter((value) => (from === undefined || value >= from) && (to === undefined || value < to))
              .length,
          )
      }),
    )
  })

  test('nothing is lost or counted twice, in whatever order it comes', () => {
    fc.assert(
      fc.property(values, edges, (list, ends) => {
        const bins = countBetween(list, ends)
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
        expect(countBetween(list.toReversed(), ends)).toEqual(bins)
        for (const [i, { from }] of bins.entries()) expect(from).toBe(bins[i - 1]?.to)
      }),
    )
  })

  test('what is no number is in no range', () => {
    expect(countBetween([Number.NaN, Number.POSITIVE_INFINITY, 1], [])).toEqual([
      { from: undefined, to: undefined, count: 1 },
    ])
  })
})

describe('hourBins', () => {
  test('ANL-010 a day has its 24 hours, whatever the series leaves out', () => {
    const bins = hourBins([
      { x: 8, y: 3 },
      { x: 23, y: 1 },
      { x: 8, y: 2 },
    ])
    expect(bins).toHaveLength(24)
    expect(bins[8]).toEqual({ from: 8, to: 9, count: 5 })
    expect(bins.at(-1)).toEqual({ from: 23, to: 24, count: 1 })
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(6)
  })

  test('what is no hour of the day is left out', () => {
    expect(hourBins([24, -1, 2.5, 'noite'].map((x) => ({ x, y: 9 }))).every(({ count }) => count === 0)).toBe(
      true,
    )
  })
})
