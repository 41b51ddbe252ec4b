import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BAR_ARRANGEMENTS, barSpans, spanRange } from './spans.ts'

const table = fc.array(fc.array(fc.integer({ min: -1_000, max: 1_000 }), { maxLength: 8 }), { maxLength: 6 })

describe('barSpans', () => {
  test('side by side every bar stands on zero and is as long as its value', () => {
    fc.assert(
      fc.property(table, (values) => {
        for (const { series, category, from, to } of barSpans(values, 'grouped'))
          expect([from, to]).toEqual([0, values[series]?.[category]])
      }),
    )
  })

  test('stacked, the ends of a category are the sums of what lies above and below zero', () => {
    fc.assert(
      fc.property(table, (values) => {
        const spans = barSpans(values, 'stacked')
        const categories = Math.max(0, ...values.map((row) => row.length))
        for (let c = 0; c < categories; c++) {
          const column = values.map((row) => row[c] ?? 0)
          const ends = spans.filter(({ category }) => category === c).map(({ to }) => to)
          const sum = (keep: (v: number) => boolean) => column.filter(keep).reduce((a, b) => a + b, 0)
          expect(Math.max(0, ...ends)).toBe(sum((v) => v > 0))
          expect(Math.min(0, ...ends)).toBe(sum((v) => v < 0))
        }
        for (const { series, category, from, to } of spans) expect(to - from).toBe(values[series]?.[category])
      }),
    )
  })

  test('what is no number has no bar, and does not move the others', () => {
    for (const arrangement of BAR_ARRANGEMENTS)
      expect(barSpans([[Number.NaN], [5], [Number.POSITIVE_INFINITY]], arrangement)).toEqual([
        { category: 0, series: 1, from: 0, to: 5, isLast: true },
      ])
  })

  test('only the outermost part of a stack is its end, on either side', () => {
    const ends = barSpans([[4], [3], [-2], [-1]], 'stacked').filter(({ isLast }) => isLast)
    expect(ends.map(({ series }) => series)).toEqual([1, 3])
  })
})

test('the range holds zero and every end, and is never empty', () => {
  expect(spanRange([])).toEqual([0, 1])
  expect(spanRange(barSpans([[5, 9]], 'grouped'))).toEqual([0, 9])
  expect(spanRange(barSpans([[-5, 9]], 'grouped'))).toEqual([-5, 9])
  expect(spanRange(barSpans([[0, 0]], 'grouped'))).toEqual([0, 1])
})
