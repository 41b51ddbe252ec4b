import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewColours, paletteOf, shrunk } from './palette.ts'
import type { Picture } from './picture.ts'
import { decodePng, encodePng } from './png.ts'

/** Every pixel of another colour. */
const wheel = (width: number, height: number): Picture => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 37 + Math.floor(i / 3) * 11) % 256),
})

test('a picture of more than 256 colours is packed without a palette, and comes back the same', () => {
  const many: Picture = {
    width: 30,
    height: 30,
    pixels: Uint8Array.from(
      { length: 2700 },
      (_, i) => [Math.floor(i / 3) % 256, Math.floor(i / 768), 7][i % 3] ?? 0,
    ),
  }
  expect(paletteOf(many)).toBeUndefined()
  expect(decodePng(encodePng(many))).toEqual(many)
  const few = fewColours(many)
  expect(paletteOf(few)).toBeDefined()
  // 16 steps a channel: no colour is further away than a step.
  for (const [i, value] of few.pixels.entries())
    expect(Math.abs(value - (many.pixels[i] ?? 0))).toBeLessThan(16)
})

test('a shrunk picture keeps its proportions and its mean', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(255),
      (width, height, level) => {
        const plain = { width, height, pixels: new Uint8Array(width * height * 3).fill(level) }
        const small = shrunk(plain, 16, 30)
        expect(small.width).toBeLessThanOrEqual(16)
        expect(small.height).toBeLessThanOrEqual(30)
        expect(small.pixels).toHaveLength(small.width * small.height * 3)
        expect(new Set(small.pixels)).toEqual(new Set([level]))
      },
    ),
  )
  expect(shrunk(wheel(64, 20), 32, 32)).toMatchObject({ width: 32, height: 10 })
  expect(shrunk(wheel(20, 64), 32, 32)).toMatchObject({ width: 10, height: 32 })
})
