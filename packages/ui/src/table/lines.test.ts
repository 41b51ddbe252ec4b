import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnLines, lineOfRow, linesOf, sameLines, uniqueKeys } from './lines.ts'

const KEYS = ['a', 'b', 'c', 'd']

test('a panel stands below its row and nowhere else', () => {
  expect(linesOf(KEYS, new Set(['b', 'gone'])).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'row a',
    'row b',
    'panel b',
    'row c',
    'row d',
  ])
})

test('every row is found again among the panels', () => {
  fc.assert(
    fc.property(fc.subarray(KEYS), (open) => {
      const lines = linesOf(KEYS, new Set(open))
      expect(lines).toHaveLength(KEYS.length + open.length)
      for (const [row, key] of KEYS.entries())
        expect(lines[lineOfRow(lines, row)]).toEqual({ kind: 'row', key, row })
      expect(lineOfRow(lines, KEYS.length)).toBe(-1)
    }),
  )
})

test('what is in sight is drawn, and the line with the focus wherever it is', () => {
  const range = { startIndex: 100, endIndex: 110, overscan: 2, count: 10_000 }
  expect(drawnLines(range, -1)).toEqual([
    98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
  ])
  expect(drawnLines(range, 3)[0]).toBe(3)
  expect(drawnLines(range, 9_999).at(-1)).toBe(9_999)
  expect(drawnLines(range, 105)).toEqual(drawnLines(range, -1))
  expect(drawnLines(range, 10_000)).toEqual(drawnLines(range, -1))
  expect(drawnLines({ startIndex: 0, endIndex: 0, overscan: 8, count: 0 }, 0)).toEqual([])
})

test('lines that are the same are the ones before; a panel, a row more or another order are not', () => {
  const before = linesOf(KEYS, new Set())
  expect(sameLines(before, linesOf([...KEYS], new Set()))).toBe(before)
  for (const other of [
    linesOf(KEYS, new Set(['b'])),
    linesOf([...KEYS, 'more'], new Set()),
    linesOf(KEYS.slice(1), new Set()),
    linesOf(KEYS.slice(0, -1), new Set()),
    linesOf([...KEYS].reverse(), new Set()),
  ])
    expect(sameLines(before, other)).toBe(other)
})

test('every row has a key of its own, whatever came', () => {
  expect(uniqueKeys(KEYS)).toBe(KEYS)
  expect(uniqueKeys(['a', 'a', 'a (2)', 'a'])).toEqual(['a', 'a (3)', 'a (2)', 'a (4)'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a (2)', 'a (2) (2)', 'b')), (keys) => {
      const own = uniqueKeys(keys)
      expect(new Set(own).size).toBe(keys.length)
      // The first of each keeps its key: what was open before the second came stays open.
      for (const key of new Set(keys)) expect(own[keys.indexOf(key)]).toBe(key)
    }),
  )
})
