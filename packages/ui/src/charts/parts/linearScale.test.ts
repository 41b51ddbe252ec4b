import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from './linearScale.ts'

test('values lie on the range in proportion, also backwards', () => {
  const scale = linearScale({ domain: [0, 50], range: [200, 0] })
  expect([0, 25, 50, 75].map(scale)).toEqual([200, 100, 0, -100])
  expect(scale.invert(100)).toBe(25)
})

test('nice ends are round and hold the domain; ticks lie within', () => {
  const scale = linearScale({ domain: [0, 437], range: [0, 1], nice: 4 })
  expect(scale.ticks(4)).toEqual([0, 100, 200, 300, 400, 500].filter((tick) => tick <= 500))
  expect(scale(500)).toBe(1)
})

test('a domain without extent stands in the middle', () => {
  const scale = linearScale({ domain: [7, 7], range: [0, 100] })
  expect(scale(7)).toBe(50)
  expect(linearScale({ domain: [0, 1], range: [5, 5] }).invert(5)).toBe(0.5)
})

test('invert undoes the scale, and more is never less', () => {
  const ends = fc.tuple(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
  )
  fc.assert(
    fc.property(ends, fc.double({ min: 0, max: 1, noNaN: true }), ([low, extent], part) => {
      const scale = linearScale({ domain: [low, low + extent], range: [0, 640], nice: 4 })
      const value = low + extent * part
      expect(Math.abs(scale.invert(scale(value)) - value)).toBeLessThan(extent * 1e-6 + 1e-9)
      expect(scale(low + extent)).toBeGreaterThanOrEqual(scale(value))
      for (const tick of scale.ticks(4)) {
        expect(scale(tick)).toBeGreaterThanOrEqual(-1e-6)
        expect(scale(tick)).toBeLessThanOrEqual(640 + 1e-6)
      }
    }),
  )
})
