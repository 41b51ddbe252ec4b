import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdRows, pageOfComplete, pageOfServer } from './index.ts'

describe('a complete list', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index)
  test.each([
    [1, [0, 9], 1],
    [3, [20, 22], 3],
    [99, [20, 22], 3],
    [0, [0, 9], 1],
    [Number.NaN, [0, 9], 1],
  ])('GRP-007 page %d', (page, [first, last], shown) => {
    const found = pageOfComplete(rows, page, 10)
    expect([found.rows[0], found.rows.at(-1), found.page, found.pageCount, found.total]).toEqual([
      first,
      last,
      shown,
      3,
      23,
    ])
  })

  test('an empty one has one page', () => {
    expect(pageOfComplete([], 5, 10)).toEqual({ rows: [], page: 1, pageCount: 1, total: 0 })
  })

  test('all pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (list, size) => {
        const { pageCount } = pageOfComplete(list, 1, size)
        const pages = Array.from(
          { length: pageCount },
          (_, index) => pageOfComplete(list, index + 1, size).rows,
        )
        expect(pages.flat()).toEqual(list)
      }),
    )
  })
})

describe('a list that the server pages', () => {
  test('STN-030 the total drives the pages', () => {
    expect(pageOfServer(['a'], 2, 10, 11)).toEqual({
      rows: ['a'],
      page: 2,
      pageCount: 2,
      total: 11,
      lastPage: undefined,
    })
  })

  test('an empty page with a total above 0 goes to the last page', () => {
    expect(pageOfServer([], 5, 10, 23)).toMatchObject({ lastPage: 3, pageCount: 3 })
    expect(pageOfServer([], 1, 10, 0)).toMatchObject({ lastPage: undefined, pageCount: 1 })
    expect(pageOfServer([], 3, 10, 30).lastPage).toBeUndefined()
  })

  test('a total that is missing, or smaller than what is there, is that of the rows', () => {
    expect(pageOfServer(['a', 'b'], 2, 10, undefined).total).toBe(12)
    expect(pageOfServer(['a', 'b'], 2, 10, 3).total).toBe(12)
  })
})

describe('a live list', () => {
  const key = ({ id }: { id: number }) => id
  const row = (id: number, text = 'a') => ({ id, text })

  test('rows stay where they are; one that no longer fits is marked, a new one is only counted', () => {
    const now = new Map([row(1, 'b'), row(2), row(4)].map((each) => [each.id, each]))
    const held = holdRows([row(3), row(1), row(2)], [row(1, 'b'), row(4)], key, (id) => now.get(id))
    expect(held).toEqual({
      rows: [
        { row: row(3), fits: false },
        { row: row(1, 'b'), fits: true },
        { row: row(2), fits: false },
      ],
      fresh: 1,
    })
  })

  test('whatever happens behind it, order and number of the shown rows never change', () => {
    const rows = fc.uniqueArray(fc.record({ id: fc.nat(9), text: fc.string() }), { selector: key })
    fc.assert(
      fc.property(rows, rows, (shown, fitting) => {
        const held = holdRows(shown, fitting, key, (id) => fitting.find((each) => each.id === id))
        expect(held.rows.map((each) => each.row.id)).toEqual(shown.map(key))
        expect(held.fresh + held.rows.filter(({ fits }) => fits).length).toBe(fitting.length)
      }),
    )
  })
})
