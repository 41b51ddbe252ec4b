import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCompare, isMissing, SORT_DIRECTIONS, type SortValue, sortRows } from './sort.ts'

describe('createCompare', () => {
  const compare = createCompare('pt-BR')
  test('texts as a reader expects: accents and case beside their letter, numbers inside as numbers', () => {
    const names = ['CP-10', 'Zebra', 'álamo', 'cp-9', 'Água', 'bosque']
    expect([...names].sort(compare)).toEqual(['Água', 'álamo', 'bosque', 'cp-9', 'CP-10', 'Zebra'])
  })
  test('numbers by size, no before yes', () => {
    expect([10, -9, 1.5, 1.25, -10, 9].sort(compare)).toEqual([-10, -9, 1.25, 1.5, 9, 10])
    expect([true, false].sort(compare)).toEqual([false, true])
    expect([compare(2, 2n), compare(-3n, -2)]).toEqual([0, -1])
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

describe('sortRows', () => {
  interface Row {
    readonly id: number
    readonly value: SortValue
  }
  const VALUES = { value: ({ value }: Row) => value }
  const sorted = (values: readonly SortValue[], direction: (typeof SORT_DIRECTIONS)[number]) =>
    sortRows(
      values.map((value, id): Row => ({ id, value })),
      VALUES,
      { key: 'value', direction },
      'pt-BR',
    )

  test('numbers as numbers, texts as a reader expects, nothing last both ways', () => {
    const numbers = [10, undefined, 9, Number.NaN, 100]
    expect(sorted(numbers, 'ascending').map(({ value }) => value)).toEqual([
      9,
      10,
      100,
      undefined,
      Number.NaN,
    ])
    expect(sorted(numbers, 'descending').map(({ value }) => value)).toEqual([
      100,
      10,
      9,
      undefined,
      Number.NaN,
    ])
    expect(sorted(['b10', '', 'Á', 'b9'], 'descending').map(({ value }) => value)).toEqual([
      'b10',
      'b9',
      'Á',
      '',
    ])
  })

  const value = fc.oneof(
    fc.constantFrom('a', 'A', 'b', ''),
    fc.integer({ max: 3, min: 0 }),
    fc.constant(null),
  )
  test('each row stays once, equal ones in their order, those without a value at the end in theirs', () => {
    fc.assert(
      fc.property(fc.array(value), fc.constantFrom(...SORT_DIRECTIONS), (values, direction) => {
        const rows = sorted(values, direction)
        expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(values.map((_, id) => id))
        const compare = createCompare('pt-BR')
        rows.forEach((row, place) => {
          const next = rows[place + 1]
          if (!next) return
          const isApart = isMissing(row.value) !== isMissing(next.value)
          if (isApart) expect(isMissing(next.value)).toBe(true)
          else if (compare(row.value, next.value) === 0) expect(row.id).toBeLessThan(next.id)
        })
      }),
    )
  })

  test('without a sort, and by a column without values, the list is the same object', () => {
    const rows: readonly Row[] = [{ id: 1, value: 2 }]
    expect(sortRows(rows, VALUES, undefined, 'pt-BR')).toBe(rows)
    for (const key of ['other', 'toString'])
      expect(sortRows(rows, VALUES, { key, direction: 'ascending' }, 'pt-BR')).toBe(rows)
  })
})
