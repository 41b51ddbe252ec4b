import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridLines, gridStep } from './gridLines.ts'

test('lines stand 90 to about 250 pixels apart at every zoom that shows them', () => {
  for (let zoom = 9; zoom <= 18; zoom += 0.25) {
    const apart = (gridStep(zoom) * 512 * 2 ** zoom) / 360
    expect(apart).toBeGreaterThanOrEqual(90)
    if (zoom < 18) expect(apart).toBeLessThan(260)
  }
})

test('every line is a multiple of the step, inside the box, and there are few of them', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 175, noNaN: true }),
      fc.double({ min: -85, max: 80, noNaN: true }),
      fc.integer({ min: 9, max: 18 }),
      (west, south, zoom) => {
        const step = gridStep(zoom)
        const [east, north] = [west + step * 12, south + step * 7]
        const { geometry } = gridLines([west, south, east, north], zoom)
        if (geometry.type !== 'MultiLineString') throw new Error('lines')
        expect(geometry.coordinates.length).toBeLessThanOrEqual(22)
        expect(geometry.coordinates.length).toBeGreaterThanOrEqual(17)
        for (const [[x = 0, y = 0] = [], [x2 = 0, y2 = 0] = []] of geometry.coordinates) {
          expect(x === x2 || y === y2).toBe(true)
          const at = x === x2 ? x : y
          expect(Math.abs(at / step - Math.round(at / step))).toBeLessThan(1e-3)
        }
      },
    ),
  )
})

test('a world that wraps or an absurd box does not flood the map', () => {
  const { geometry } = gridLines([-180, -85, 180, 85], 18)
  expect(geometry.type === 'MultiLineString' && geometry.coordinates.length).toBeLessThanOrEqual(160)
})
