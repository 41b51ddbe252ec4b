import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShiftFine, shiftPrice, shiftTariff } from './priceShift.ts'
import { NO_TARIFF } from './week.ts'

const by = (percent: number, decimals = 2) => ({ percent, decimals })

test('5 percent more, rounded half up to the smallest coin', () => {
  expect(shiftPrice(1.9, by(5))).toBe(2)
  expect(shiftPrice(2.3, by(5))).toBe(2.42)
  expect(shiftPrice(2.3, by(-12.5))).toBe(2.01)
  expect(shiftPrice(1.1, by(10))).toBe(1.21)
})

test('a price with more decimals keeps as many, and a coin without decimals is rounded to whole ones', () => {
  expect(shiftPrice(0.8537, by(5))).toBe(0.8964)
  expect(shiftPrice(850, by(5, 0))).toBe(893)
})

test('what is off stays off; fee and tax are shares, and stay', () => {
  const tariff = { ...NO_TARIFF, kwh: 2, idle: 0.5, reserve: 3, fee: 0.05, tax: 0.15 }
  expect(shiftTariff(tariff, by(10))).toEqual({ ...tariff, kwh: 2.2, idle: 0.55 })
})

test('ten times, or a tenth, is no change that can be meant', () => {
  expect([-90.01, -90, -89.99, 0, 899.99, 900].map(isShiftFine)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

test('no percent is no change; more is never less', () => {
  const price = fc.integer({ min: 0, max: 10_000_000 }).map((value) => Number(`${value}e-4`))
  const percent = fc.integer({ min: -8999, max: 89_999 }).map((value) => Number(`${value}e-2`))
  fc.assert(
    fc.property(price, percent, percent, (value, one, other) => {
      expect(shiftPrice(value, by(0))).toBe(value)
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(shiftPrice(value, by(low))).toBeLessThanOrEqual(shiftPrice(value, by(high)))
    }),
  )
})
