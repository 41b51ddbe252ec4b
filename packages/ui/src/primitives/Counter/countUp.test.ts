import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNT_UP_MS, countUpValue, easeOut } from './countUp.ts'

test('HOM-022 counters animate for 3 seconds and end on the exact value', () => {
  expect(COUNT_UP_MS).toBe(3000)
  expect(countUpValue(12_000, 0)).toBe(9_000)
  expect(countUpValue(12_000, 0, 11_990)).toBe(11_990)
  expect(countUpValue(12_000, 2999, 12_000)).toBe(12_000)
  expect(countUpValue(12_845, 2999)).not.toBe(0)
  expect(countUpValue(0.1 + 0.2, 3000)).toBe(0.1 + 0.2)
  expect(countUpValue(7, 60_000)).toBe(7)
})

test('the run goes one way, from the last known value to the new one, and a whole target passes whole numbers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 4000 }),
      fc.nat(4000),
      fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined }),
      (target, at, later, from) => {
        const now = countUpValue(target, at, from)
        const then = countUpValue(target, at + later, from)
        expect(Number.isInteger(now)).toBe(true)
        expect(Math.abs(target - then)).toBeLessThanOrEqual(Math.abs(target - now))
        expect(Math.abs(target - now)).toBeLessThanOrEqual(
          Math.ceil(Math.abs(target - (from ?? target * 0.75))),
        )
      },
    ),
  )
})

test('easing is clamped', () => {
  expect([easeOut(-1), easeOut(0), easeOut(1), easeOut(9)]).toEqual([0, 0, 1, 1])
})
