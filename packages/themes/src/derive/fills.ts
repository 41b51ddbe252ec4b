import { GRAPHIC, TEXT } from '../contract/pairs.ts'
import { INK, WHITE } from './brand.ts'
import type { Swatch } from './color.ts'
import { nearest, type Ramp, ramp, reads } from './solve.ts'

/** A fill that carries text: at rest, under the pointer, and what is written on it. */
export interface Fill {
  rest: Swatch
  hover: Swatch
  on: Swatch
}

/** Small enough that an amber with dark text has room for it between its ground and its text. */
const HOVER = 0.033

function fillAt(of: Ramp, l: number, backs: readonly Swatch[]): Fill | undefined {
  const rest = of(l)
  for (const on of [WHITE, INK])
    for (const way of on === WHITE ? [-1, 1] : [1, -1]) {
      const hover = of(l + way * HOVER)
      const stands = [rest, hover].every((fill) => reads(fill, backs, GRAPHIC))
      if (stands && reads(on, [rest, hover], TEXT)) return { rest, hover, on }
    }
  return undefined
}

export interface FillWish {
  c: number
  /** Hues it may take, the one it wants first. */
  hues: readonly number[]
  l: number
  /** Grounds it must stand out from. */
  backs: readonly Swatch[]
  /** What else must hold of the fill at rest. */
  holds: (color: Swatch) => boolean
}

/** A lean to another hue is worth this much lightness. */
const LEAN_COST = 0.05

/** The fill nearest to the wish, with its hue; throws when no lightness of any hue will do. */
export function solveFill(what: string, { c, hues, l, backs, holds }: FillWish): { fill: Fill; hue: number } {
  const options = hues.flatMap((hue, index) => {
    const of = ramp(c, hue)
    const rest = nearest(of, l, (color) => holds(color) && fillAt(of, color.lch.l, backs) !== undefined)
    const fill = rest && fillAt(of, rest.lch.l, backs)
    return fill ? [{ fill, hue, cost: Math.abs(fill.rest.lch.l - l) + (index === 0 ? 0 : LEAN_COST) }] : []
  })
  const [first, ...others] = options
  if (!first) throw new Error(`No fill of ${what} stands out and carries text.`)
  return others.reduce((best, option) => (option.cost < best.cost ? option : best), first)
}
