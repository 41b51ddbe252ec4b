import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCompare, isMissing, nextSort, SORT_DIRECTIONS } from './sorting.ts'

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

describe('createCompare', () => {
  const compare = createCompare('pt-BR')
  test('texts as a reader expects: accents and case beside their letter, numbers inside as numbers', () => {
    const names = ['CP-10', 'Zebra', 'álamo', 'cp-9', 'Água', 'bosque']
    expect([...names].sort(compare)).toEqual(['Água', 'álamo', 'bosque', 'cp-9', 'CP-10', 'Zebra'])
  })
  test('numbers by size, no before yes', () => {
    expect([10, 9, -1, 1.5].sort(compare)).toEqual([-1, 1.5, 9, 10])
    expect([true, false].sort(compare)).toEqual([false, true])
    expect(compare(2, 2n)).toBe(0)
  })
  test('it is an order: both ways round agree, and it can be chained', () => {
    const value = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.constant(null))
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0)
      }),
    )
    const number = fc.double({ noNaN: true })
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
  test.each([null, undefined, '', Number.NaN])('%s is missing, and equal to anything', (value) => {
    expect(isMissing(value)).toBe(true)
    expect(compare(value, 'x')).toBe(0)
  })
  test.each([0, false, 'null', ' '])('%j is there', (value) => expect(isMissing(value)).toBe(false))
})
