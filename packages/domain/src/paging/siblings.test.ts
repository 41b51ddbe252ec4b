import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageRows, pageSiblings, withGaps } from './index.ts'

describe('pageSiblings', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 9, '1 2 gap 9'],
    [3, 9, '1 2 3 4 gap 9'],
    [4, 9, '1 2 3 4 5 gap 9'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [6, 9, '1 gap 5 6 7 8 9'],
    [9, 9, '1 gap 8 9'],
    [99, 3, '1 2 3'],
    [Number.NaN, Number.NaN, '1'],
  ])('TRX-063 page %d of %d shows %s', (current, count, expected) => {
    expect(pageSiblings(current, count).join(' ')).toBe(expected)
  })

  test('TRX-063 first, last and the current with its neighbours are always there; a gap hides at least two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 1, max: 2_000 }),
        (current, count) => {
          const items = pageSiblings(current, count)
          const page = Math.min(current, count)
          for (const each of [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count))
            expect(items).toContain(each)
          expect(items.length).toBeLessThanOrEqual(7)
          for (const [index, item] of items.entries()) {
            if (item !== 'gap') continue
            expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2)
          }
        },
      ),
    )
  })
})

test('FMT-006 the last page stands behind a gap when it is far', () => {
  expect(withGaps([1, 2, 3, 4, 5, 20])).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(withGaps([1, 2, 3, 4, 5, 7])).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(withGaps([])).toEqual([])
})

test('the rows of a page', () => {
  expect(pageRows(3, 10, 134)).toEqual({ from: 21, to: 30 })
  expect(pageRows(14, 10, 134)).toEqual({ from: 131, to: 134 })
  expect(pageRows(99, 10, 134)).toEqual({ from: 131, to: 134 })
  expect(pageRows(1, 10, 0)).toEqual({ from: 0, to: 0 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 50 }),
      fc.nat(9_999),
      (page, size, total) => {
        const { from, to } = pageRows(page, size, total)
        expect(to).toBeLessThanOrEqual(total)
        expect(to - from).toBeLessThan(size)
        if (total > 0) expect(from).toBeGreaterThan(0)
      },
    ),
  )
})
