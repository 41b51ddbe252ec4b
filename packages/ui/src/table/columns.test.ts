import { expect, test } from 'vitest'
import { canSort, chosenColumns, DEFAULT_TABLE_VIEW, growOf, rowHeaderOf, withColumn } from './columns.ts'
import { columnOf } from './testing/columnOf.ts'

const name = columnOf('name')
const city = columnOf('city', { priority: 3 })
const state = columnOf('state', { priority: 2, isFixed: true })
const columns = [name, city, state]
const keys = (hidden: readonly string[]) =>
  chosenColumns(columns, { ...DEFAULT_TABLE_VIEW, hidden }).map(({ key }) => key)

test('only columns that may be hidden are, whatever the kept view says', () => {
  expect(keys([])).toEqual(['name', 'city', 'state'])
  expect(keys(['city'])).toEqual(['name', 'state'])
  expect(keys(['name', 'state', 'gone'])).toEqual(['name', 'city', 'state'])
})

test('hiding and showing are each other’s opposite, and doing either twice changes nothing', () => {
  const hidden = withColumn(DEFAULT_TABLE_VIEW, city, false)
  expect(hidden.hidden).toEqual(['city'])
  expect(withColumn(hidden, city, false)).toBe(hidden)
  expect(withColumn(hidden, city, true)).toEqual(DEFAULT_TABLE_VIEW)
  expect(withColumn(DEFAULT_TABLE_VIEW, city, true)).toBe(DEFAULT_TABLE_VIEW)
  expect(withColumn(DEFAULT_TABLE_VIEW, name, false)).toBe(DEFAULT_TABLE_VIEW)
})

test('text takes the room that is left, numbers and marks their own', () => {
  expect([
    growOf(name),
    growOf(columnOf('n', { kind: 'number' })),
    growOf(columnOf('m', { kind: 'mark' })),
  ]).toEqual([1, 0, 0])
  expect(growOf(columnOf('x', { grow: -3 }))).toBe(0)
})

test('the row is named by the first column, or by the one that says so', () => {
  expect(rowHeaderOf(columns)).toBe(name)
  const code = columnOf('code', { isRowHeader: true })
  expect(rowHeaderOf([name, code])).toBe(code)
  expect(rowHeaderOf([])).toBeUndefined()
})

test('a heading sorts by a value, or because the screen does', () => {
  expect([
    canSort(name),
    canSort(columnOf('a', { sortValue: () => 1 })),
    canSort(columnOf('b', { isSortable: true })),
  ]).toEqual([false, true, true])
})
