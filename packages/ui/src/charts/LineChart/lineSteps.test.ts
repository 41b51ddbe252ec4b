import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineSteps } from './lineSteps.ts'

test('CHP-008 a limit holds until the next one begins', () => {
  expect(
    lineSteps([
      { t: 0, v: 16 },
      { t: 420, v: 32 },
      { t: 600, v: 32 },
      { t: 1_440, v: 16 },
    ]),
  ).toEqual([
    { t: 0, v: 16 },
    { t: 420, v: 16 },
    { t: 420, v: 32 },
    { t: 600, v: 32 },
    { t: 1_440, v: 32 },
    { t: 1_440, v: 16 },
  ])
})

test('every point is still there, in order, and no line leans', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }), (values) => {
      const points = values.map((v, t) => ({ t, v }))
      const steps = lineSteps(points)
      expect(steps.filter((step) => points.includes(step))).toEqual(points)
      for (const [i, { t, v }] of steps.entries()) {
        const last = steps[i - 1]
        if (last) expect(last.t === t || last.v === v).toBe(true)
      }
    }),
  )
})
