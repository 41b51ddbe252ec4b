import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepNumber } from './steps.ts'

test.each([
  ['ArrowUp', 1, { min: 0, max: 10, step: 1 }, 2],
  ['ArrowUp', 0.2, { min: 0, max: 1, step: 0.1 }, 0.3],
  ['ArrowDown', 0, { min: 0, max: 10, step: 1 }, 0],
  ['PageUp', 5, { min: 0, max: 10, step: 1 }, 10],
  ['ArrowUp', undefined, { min: 1, max: 10, step: 1 }, 1],
  ['ArrowDown', undefined, { min: undefined, max: undefined, step: 1 }, 0],
  ['ArrowDown', 5000, { min: 0, max: 1000, step: 1 }, 1000],
  ['a', 5, { min: 0, max: 10, step: 1 }, undefined],
])('%s from %s within %j goes to %s', (key, value, rules, next) => {
  expect(stepNumber(key, value, rules)).toBe(next)
})

test('a step never leaves the bounds and never leaves dust', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'),
      fc.integer({ min: -1000, max: 1000 }),
      (key, tenths) => {
        const next = stepNumber(key, tenths / 10, { min: -100, max: 100, step: 0.1 }) ?? Number.NaN
        expect(Math.abs(next)).toBeLessThanOrEqual(100)
        expect(String(next)).toMatch(/^-?\d+(\.\d)?$/)
      },
    ),
  )
})
