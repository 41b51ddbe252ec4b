import { expect, test } from 'vitest'
import { keyTarget } from './Cursor.tsx'

test('in rows of marks the keys go from row to row and along one', () => {
  const from = (key: string, index: number) => keyTarget(key, index, 21, 7)
  expect(from('ArrowDown', 3)).toBe(10)
  expect(from('ArrowUp', 10)).toBe(3)
  expect(from('ArrowUp', 3)).toBe(3)
  expect(from('ArrowDown', 18)).toBe(18)
  expect(from('Home', 10)).toBe(7)
  expect(from('End', 10)).toBe(13)
  expect(from('ArrowRight', 10)).toBeUndefined()
})
