import { expect, test } from 'vitest'
import { differenceOf } from './keysInOrders.ts'

test.each([
  ['in the middle', 'style="a; b"', 'style="a; c"', '"style=\\"a; b\\"" and "style=\\"a; c\\""'],
  ['at the end of one', 'ab', 'abc', '"ab" and "abc"'],
  ['at the beginning', '', 'a', '"" and "a"'],
])('shows where two texts differ: %s', (_name, a, b, expected) => {
  expect(differenceOf(a, b)).toBe(expected)
})

test('of long texts it shows what is around that place', () => {
  const [before, after] = ['x'.repeat(1000), 'y'.repeat(1000)]
  const shown = differenceOf(`${before}1${after}`, `${before}2${after}`)
  expect(shown).toMatch(/^"x{60}1y{59}" and "x{60}2y{59}"$/)
})
