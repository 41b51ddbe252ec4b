import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEAT_STEPS, heatStep, highestOf } from './heatSteps.ts'

const amount = fc.double({ min: 0, max: 1e9, noNaN: true })

test('a higher value never has a lighter shade; the highest has the last one', () => {
  fc.assert(
    fc.property(amount, amount, amount, (a, b, c) => {
      const [low = 0, middle = 0, most = 0] = [a, b, c].sort((x, y) => x - y)
      expect(heatStep(low, most)).toBeLessThanOrEqual(heatStep(middle, most) ?? -1)
      expect(heatStep(most, most)).toBe(most > 0 ? HEAT_STEPS : 0)
    }),
  )
})

test('nothing and what is missing are told apart', () => {
  expect([0, -4, 1, 20, 21, 100].map((value) => heatStep(value, 100))).toEqual([0, 0, 1, 1, 2, 5])
  expect([undefined, Number.NaN].map((value) => heatStep(value, 100))).toEqual([undefined, undefined])
  expect(heatStep(1e-12, 100)).toBe(1)
})

test('the highest value is found among holes', () => {
  expect(highestOf([[undefined, 3], [], [Number.NaN, 7]])).toBe(7)
  expect(highestOf([[-1]])).toBe(0)
})
