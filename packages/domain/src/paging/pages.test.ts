import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCountOf, pageNumbers } from './index.ts'
import { PAGE_NUMBERS } from './pages.ts'

describe('pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 20]],
    [10, 20, [8, 9, 10, 11, 12, 20]],
    [20, 20, [16, 17, 18, 19, 20]],
    [99, 3, [1, 2, 3]],
    [Number.NaN, Number.NaN, [1]],
  ])('FMT-006 page %d of %d shows %j', (current, count, expected) =>
    expect(pageNumbers(current, count)).toEqual(expected),
  )

  test('FMT-006 at most five and the last, ascending, with the current one among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 1e6 }), fc.integer({ min: 0, max: 1e5 }), (current, count) => {
        const shown = pageNumbers(current, count)
        expect(shown.length).toBeLessThanOrEqual(PAGE_NUMBERS + 1)
        expect(shown.at(-1)).toBe(Math.max(1, count))
        expect([...new Set(shown)].sort((a, b) => a - b)).toEqual(shown)
        expect(shown).toContain(Math.min(Math.max(1, current), Math.max(1, count)))
      }),
    )
  })

  test('rows make pages', () => {
    expect([0, 1, 10, 11, Number.NaN].map((count) => pageCountOf(count, 10))).toEqual([1, 1, 1, 2, 1])
    expect(pageCountOf(10, 0)).toBe(1)
  })
})
