import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimate, labelled, nearest } from './decimate.ts'

const series = fc
  .array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 600 })
  .map((values) => values.map((v, t) => ({ t, v })))

describe('decimate', () => {
  test('keeps the extremes and the order, and at most two points per bucket', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 200 }), (points, buckets) => {
        const kept = decimate(points, buckets)
        const values = (list: readonly { v: number }[]) => list.map(({ v }) => v)
        expect(kept.length).toBeLessThanOrEqual(Math.max(buckets * 2, Math.min(points.length, buckets * 2)))
        expect(Math.max(...values(kept))).toBe(Math.max(...values(points)))
        expect(Math.min(...values(kept))).toBe(Math.min(...values(points)))
        for (const [i, { t }] of kept.entries()) expect(t).toBeGreaterThan(kept[i - 1]?.t ?? -1)
      }),
    )
  })

  test('a short series comes back as it is', () => {
    const points = [{ t: 0, v: 1 }]
    expect(decimate(points, 1)).toBe(points)
  })
})

test('nearest finds what a walk over all points finds', () => {
  fc.assert(
    fc.property(series, fc.double({ min: -10, max: 700, noNaN: true }), (points, t) => {
      const found = points[nearest(points, t)]
      const least = Math.min(...points.map((point) => Math.abs(point.t - t)))
      expect(Math.abs((found?.t ?? Number.NaN) - t)).toBe(least)
    }),
  )
  expect(nearest([], 5)).toBe(0)
})

test('labels are few enough, none stands in the way of another, and the newest always has one', () => {
  const moments = fc.array(fc.nat(2000), { maxLength: 500 }).map((places) => places.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 30 }), (places, most) => {
      const chosen = labelled(places, most, 40)
      expect(chosen.length).toBeLessThanOrEqual(most)
      expect(chosen.at(-1)).toBe(places.length === 0 ? undefined : places.length - 1)
      const gaps = chosen.slice(1).map((at, i) => (places[at] ?? 0) - (places[chosen[i] ?? 0] ?? 0))
      expect(Math.min(40, ...gaps)).toBe(40)
    }),
  )
})
