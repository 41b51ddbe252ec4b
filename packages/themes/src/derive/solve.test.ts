import { describe, expect, test } from 'vitest'
import { type Slot, solveApart } from './apart.ts'
import { contrast, swatch } from './color.ts'
import { nearest, ramp, reads, solve } from './solve.ts'
import { leastDistance, lookOf } from './vision.ts'

const white = swatch(1, 0, 0)
const black = swatch(0, 0, 0)

describe('nearest', () => {
  test('takes the wanted lightness when it will do', () => {
    expect(nearest(ramp(0.1, 200), 0.4, (color) => reads(color, [white], 4.5))?.lch.l).toBe(0.4)
  })

  test('goes no further than it must', () => {
    const found = nearest(ramp(0.1, 200), 0.9, (color) => reads(color, [white], 4.5))
    expect(found && contrast(found, white)).toBeGreaterThanOrEqual(4.5)
    expect(found && contrast(found, white)).toBeLessThan(4.75)
  })

  test('finds nothing between grounds that leave no room', () => {
    expect(nearest(ramp(0, 0), 0.5, (color) => reads(color, [white, black], 4.6))).toBeUndefined()
    expect(() => solve('fg-default', ramp(0, 0), 0.5, () => false)).toThrow('fg-default')
  })
})

describe('a set that is solved together', () => {
  const slot = (start: number, reach = 0.3): Slot => ({
    of: ramp(0.12, 200),
    start,
    reach,
    holds: () => true,
  })

  test('stands apart, each as near to its wish as the others let it', () => {
    const colors = solveApart([slot(0.5), slot(0.5), slot(0.5)], 0.08) ?? []
    expect(colors).toHaveLength(3)
    for (const [index, one] of colors.entries())
      for (const other of colors.slice(index + 1))
        expect(leastDistance(lookOf(one), lookOf(other))).toBeGreaterThanOrEqual(0.08)
    expect(Math.max(...colors.map((one) => Math.abs(one.lch.l - 0.5)))).toBeLessThan(0.12)
  })

  test('leaves alone what already stands apart', () => {
    expect(solveApart([slot(0.3), slot(0.5), slot(0.7)], 0.08)?.map(({ lch }) => lch.l)).toEqual([
      0.3, 0.5, 0.7,
    ])
  })

  test('says so when there is no room', () => {
    expect(solveApart([slot(0.5, 0.02), slot(0.5, 0.02)], 0.08)).toBeUndefined()
    expect(solveApart([{ ...slot(0.5), holds: () => false }], 0.08)).toBeUndefined()
  })
})
