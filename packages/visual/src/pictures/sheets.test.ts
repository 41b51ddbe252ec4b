import { describe, expect, test } from 'vitest'
import { spread } from '../spread.ts'
import { columnsOf, sheetsOf } from './sheets.ts'

describe('sheets', () => {
  test('hold as many cells as fit, at least one', () => {
    const themes = ['a', 'b', 'c', 'd', 'e']
    expect(sheetsOf(themes, { width: 10, height: 10 }, 250)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect(sheetsOf(['a', 'b'], { width: 100, height: 100 }, 250)).toEqual([['a'], ['b']])
    expect(columnsOf(5, { width: 480 }, 1000)).toBe(2)
    expect(columnsOf(1, { width: 480 }, 1000)).toBe(1)
    expect(columnsOf(3, { width: 4800 }, 1000)).toBe(1)
  })
  test('spread takes the first, the last and some between', () => {
    expect(spread([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5])
    expect(spread([1, 2], 6)).toEqual([1, 2])
    expect(spread([], 2)).toEqual([])
    expect(spread([1, 2, 3], 0)).toEqual([])
  })
})
