import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveActive } from './listKeys.ts'

test.each([
  ['ArrowDown', -1, 5, 0],
  ['ArrowDown', 4, 5, 0],
  ['ArrowUp', -1, 5, 4],
  ['ArrowUp', 0, 5, 4],
  ['PageDown', 0, 20, 8],
  ['PageDown', 18, 20, 19],
  ['PageUp', 3, 20, 0],
  ['a', 1, 5, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s from %i of %i goes to %s', (key, active, count, next) => {
  expect(moveActive(key, active, count)).toBe(next)
})

test('a move always lands on an option', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: -1, max: 19_999 }),
      (key, count, active) => {
        const next = moveActive(key, Math.min(active, count - 1), count) ?? -1
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
      },
    ),
  )
})
