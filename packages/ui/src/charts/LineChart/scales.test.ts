import { expect, test } from 'vitest'
import { footOf, scalesOf } from './Plot.tsx'

const lineOf = (...values: readonly number[]) => [
  { key: 'power', label: 'Power', color: 'red', points: values.map((v, t) => ({ t, v })) },
]

test('the axis holds the lowest value: a car that feeds back stays in the plot', () => {
  const { y } = scalesOf(lineOf(0, -3.5, 7.2), 640, 220)
  for (const v of [-3.5, 0, 7.2]) {
    expect(y(v)).toBeGreaterThanOrEqual(0)
    expect(y(v)).toBeLessThanOrEqual(footOf(220))
  }
  expect(y(0)).toBeLessThan(y(-3.5))
  expect(y.ticks(4)).toContain(0)
})

test.each([[[0, 0]], [[1, 5]]])('without a value below it zero is the foot: %j', (values) => {
  expect(scalesOf(lineOf(...values), 640, 220).y(0)).toBe(footOf(220))
})
