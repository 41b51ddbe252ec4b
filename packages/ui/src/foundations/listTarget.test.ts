import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listTarget } from './listTarget.ts'

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['PageDown', 3, 8],
  ['PageUp', 30, 25],
  ['Home', 30, 0],
  ['End', 3, 40],
  ['ArrowDown', 40, 40],
  ['PageDown', 38, 40],
  ['ArrowUp', 0, 0],
  ['PageUp', 2, 0],
  ['ArrowDown', -1, 0],
  ['Enter', 3, undefined],
  ['toString', 3, undefined],
] as const)('%s from row %s of 40 leads to %s', (key, at, to) => {
  expect(listTarget(key, at, 40, 5)).toBe(to)
})

test('an empty list has no row to lead to', () => {
  expect(listTarget('Home', -1, -1, 5)).toBeUndefined()
})

test('whatever the key, it leads to a row of the list or nowhere', () => {
  const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a')
  fc.assert(
    fc.property(
      key,
      fc.nat(50),
      fc.integer({ min: -1, max: 50 }),
      fc.integer({ min: 1, max: 60 }),
      (k, last, at, page) => {
        const to = listTarget(k, Math.min(at, last), last, page)
        expect(to === undefined || (to >= 0 && to <= last)).toBe(true)
      },
    ),
  )
})
