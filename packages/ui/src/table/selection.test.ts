import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EVERYTHING_SELECTED,
  isSelected,
  NO_SELECTION,
  pageSelection,
  selectedCount,
  type TableSelection,
  togglePage,
  toggleRange,
  toggleRow,
  withRows,
} from './selection.ts'

const LIST = Array.from({ length: 25 }, (_, index) => `row-${index}`)
const key = fc.constantFrom(...LIST)
const selection: fc.Arbitrary<TableSelection> = fc.record({
  kind: fc.constantFrom('some', 'allBut'),
  keys: fc.array(key).map((keys) => new Set(keys)),
})
const picked = (chosen: TableSelection) => LIST.filter((each) => isSelected(chosen, each))

test('ticking rows changes these and no others, also when all of the list is ticked', () => {
  fc.assert(
    fc.property(selection, fc.array(key), fc.boolean(), (before, keys, shall) => {
      const after = withRows(before, keys, shall)
      for (const each of LIST)
        expect(isSelected(after, each)).toBe(keys.includes(each) ? shall : isSelected(before, each))
    }),
  )
})

test('turning a row over twice leaves it as it was', () => {
  fc.assert(
    fc.property(selection, key, (before, each) => {
      const once = toggleRow(before, each)
      expect(isSelected(once, each)).toBe(!isSelected(before, each))
      expect(picked(toggleRow(once, each))).toEqual(picked(before))
    }),
  )
})

test('the heading ticks the whole page, then clears it, and leaves other pages alone', () => {
  const page = LIST.slice(0, 10)
  const elsewhere = withRows(NO_SELECTION, ['row-12'], true)
  expect(pageSelection(elsewhere, page)).toBe('none')
  const all = togglePage(withRows(elsewhere, ['row-3'], true), page)
  expect(pageSelection(all, page)).toBe('all')
  expect(picked(all)).toEqual([...page, 'row-12'])
  expect(picked(togglePage(all, page))).toEqual(['row-12'])
  expect(pageSelection(withRows(NO_SELECTION, ['row-3'], true), page)).toBe('some')
  expect(pageSelection(EVERYTHING_SELECTED, [])).toBe('none')
})

test('a range follows the row that it ends on, both ways', () => {
  expect(picked(toggleRange(NO_SELECTION, LIST, 'row-2', 'row-4'))).toEqual(['row-2', 'row-3', 'row-4'])
  expect(picked(toggleRange(NO_SELECTION, LIST, 'row-4', 'row-2'))).toEqual(['row-2', 'row-3', 'row-4'])
  const three = withRows(NO_SELECTION, ['row-2', 'row-3', 'row-4'], true)
  expect(picked(toggleRange(three, LIST, 'row-3', 'row-4'))).toEqual(['row-2'])
})

test('a range from a row of another page, or from none, is just the row', () => {
  expect(picked(toggleRange(NO_SELECTION, LIST.slice(10), 'row-2', 'row-12'))).toEqual(['row-12'])
  expect(picked(toggleRange(NO_SELECTION, LIST, undefined, 'row-1'))).toEqual(['row-1'])
})

test('the count is what is ticked', () => {
  fc.assert(
    fc.property(selection, (chosen) => {
      expect(selectedCount(chosen, LIST.length)).toBe(picked(chosen).length)
    }),
  )
  expect(selectedCount(EVERYTHING_SELECTED, 20_000)).toBe(20_000)
  expect(selectedCount({ kind: 'allBut', keys: new Set(LIST) }, 3)).toBe(0)
})
