import { SORT_DIRECTIONS } from '@corrente/domain/paging'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextSort } from './sorting.ts'

describe('nextSort', () => {
  test('a heading goes its first way, the other, none, and around', () => {
    const first = nextSort(undefined, 'name')
    const second = nextSort(first, 'name')
    expect([first, second, nextSort(second, 'name')]).toEqual([
      { key: 'name', direction: 'ascending' },
      { key: 'name', direction: 'descending' },
      undefined,
    ])
  })
  test('a column that begins descending goes descending, ascending, none', () => {
    const first = nextSort(undefined, 'start', 'descending')
    const second = nextSort(first, 'start', 'descending')
    expect([first?.direction, second?.direction, nextSort(second, 'start', 'descending')]).toEqual([
      'descending',
      'ascending',
      undefined,
    ])
  })
  test('another heading begins anew', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORT_DIRECTIONS), fc.constantFrom(...SORT_DIRECTIONS), (now, first) => {
        expect(nextSort({ key: 'a', direction: now }, 'b', first)).toEqual({ key: 'b', direction: first })
      }),
    )
  })
})
