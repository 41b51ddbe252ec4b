import { differenceEuclidean, wcagContrast } from 'culori'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, hueGap, swatch, swatchOf } from './color.ts'
import { leastDistance, lookOf } from './vision.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a swatch', () => {
  test('reads what it writes', () => {
    fc.assert(
      fc.property(hex, (value) => {
        expect(swatchOf(value).hex).toBe(value)
      }),
    )
  })

  test.each(['#fff', 'fff000', '#ffff0g', '#ffffff80', 'red', ''])('%s is no colour', (text) => {
    expect(() => swatchOf(text)).toThrow('#rrggbb')
  })

  test('keeps lightness and hue where sRGB cannot show the chroma', () => {
    const wanted = fc.record({
      l: fc.double({ min: 0.1, max: 0.95, noNaN: true }),
      c: fc.double({ min: 0, max: 0.4, noNaN: true }),
      h: fc.double({ min: 0, max: 359, noNaN: true }),
    })
    fc.assert(
      fc.property(wanted, ({ l, c, h }) => {
        const shown = swatchOf(swatch(l, c, h).hex)
        expect(Math.abs(shown.lch.l - l)).toBeLessThan(0.012)
        expect(shown.lch.c).toBeLessThan(c + 0.012)
        if (shown.lch.c > 0.05) expect(hueGap(shown.lch.h, h)).toBeLessThan(6)
      }),
    )
  })
})

describe('against an independent library', () => {
  test('contrast is the same, either way round', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrast(swatchOf(one), swatchOf(other))).toBeCloseTo(wcagContrast(one, other), 6)
        expect(contrast(swatchOf(other), swatchOf(one))).toBeCloseTo(wcagContrast(one, other), 6)
      }),
    )
  })

  test('distance is at most what all three cones see', () => {
    const difference = differenceEuclidean('oklab')
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const least = leastDistance(lookOf(swatchOf(one)), lookOf(swatchOf(other)))
        expect(least).toBeLessThanOrEqual(difference(one, other) + 1e-6)
      }),
    )
  })
})

describe('a simulated eye', () => {
  test.each([
    ['red and green of one lightness', swatch(0.62, 0.14, 30), swatch(0.62, 0.14, 140)],
    ['blue and green of one lightness', swatch(0.62, 0.1, 225), swatch(0.62, 0.1, 165)],
  ])('takes %s for nearly the same', (_, one, other) => {
    const whole = Math.hypot(one.lab.a - other.lab.a, one.lab.b - other.lab.b)
    expect(leastDistance(lookOf(one), lookOf(other))).toBeLessThan(whole / 2)
  })

  test('sees black, white and gray as they are', () => {
    for (const l of [0, 0.5, 1])
      for (const { a, b } of lookOf(swatch(l, 0, 0))) expect(Math.hypot(a, b)).toBeLessThan(0.01)
  })
})
