import { contrast, type Swatch, swatch } from './color.ts'

/** A ratio is solved a hair above its limit, so that another tool's rounding never reads it as below. */
const MARGIN = 0.02

/** True when `front` reaches `min` on every one of `backs`. */
export function reads(front: Swatch, backs: readonly Swatch[], min: number): boolean {
  return backs.every((back) => contrast(front, back) >= min + MARGIN)
}

/** One hue from black to white: the colour at a lightness. */
export type Ramp = (l: number) => Swatch

/** A ramp of one hue and, as far as sRGB can show it, one chroma. */
export const ramp =
  (c: number, h: number): Ramp =>
  (l) =>
    swatch(l, c, h)

const STEP = 0.005

/** Lightnesses from `start` outwards: nearest first, darker before lighter. */
function* outwards(start: number): Generator<number> {
  yield start
  for (let away = STEP; away <= 1; away += STEP) {
    if (start - away >= 0) yield start - away
    if (start + away <= 1) yield start + away
  }
}

/** The step of a ramp nearest to lightness `start` for which `holds` is true; undefined when there is none. */
export function nearest(of: Ramp, start: number, holds: (color: Swatch) => boolean): Swatch | undefined {
  for (const l of outwards(start)) {
    const color = of(l)
    if (holds(color)) return color
  }
  return undefined
}

/** As `nearest`, but a miss is a fault of the palette and names what could not be solved. */
export function solve(what: string, of: Ramp, start: number, holds: (color: Swatch) => boolean): Swatch {
  const found = nearest(of, start, holds)
  if (!found) throw new Error(`No lightness of its hue satisfies what ${what} must hold.`)
  return found
}
