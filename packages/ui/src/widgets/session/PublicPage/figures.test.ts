import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ART_HEIGHT, ART_WIDTH, figureOf } from './figures.ts'

test('a brand has the same drawing at every start, and another brand another one', () => {
  expect(figureOf('move')).toEqual(figureOf('move'))
  const brands = Array.from({ length: 150 }, (_, index) => JSON.stringify(figureOf(`brand-${index}`)))
  expect(new Set(brands).size).toBe(150)
})

test('any seed gives whole lines, and stations clear of the logo and the words', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { lines, nodes } = figureOf(seed)
      expect(lines).toHaveLength(14)
      for (const { d, opacity } of lines) {
        expect(d).toMatch(/^M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+$/)
        expect(opacity).toBeGreaterThan(0)
      }
      expect(nodes.length).toBeGreaterThan(3)
      for (const { x, y } of nodes) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(ART_WIDTH)
        expect(y).toBeGreaterThan(ART_HEIGHT / 8)
        expect(y).toBeLessThan(ART_HEIGHT * 0.8)
      }
    }),
  )
})
