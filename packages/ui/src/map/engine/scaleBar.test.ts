import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleBar } from './scaleBar.ts'

test('a scale bar is a round distance that fits and fills more than a third of its room', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: 1, max: 18, noNaN: true }),
      (lat, zoom) => {
        const { metres, width } = scaleBar(lat, zoom, 96)
        expect(width).toBeLessThanOrEqual(96.0001)
        expect(width).toBeGreaterThan(96 / 3)
        expect(['1', '2', '3', '5']).toContain(String(metres)[0])
      },
    ),
  )
})

test('at the equator zoom 0 the world is 512 pixels wide', () => {
  const { metres, width } = scaleBar(0, 0, 512)
  expect((metres / width) * 512).toBeCloseTo(40_075_016.686, 0)
})
