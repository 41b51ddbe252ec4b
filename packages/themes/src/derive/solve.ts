import { contrast, type Swatch, swatch } from './color.ts'
import { type Look, leastDistance, lookOf } from './vision.ts'

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

/** One colour of a set that is solved together: the lightnesses it may take around the one it would like. */
export interface Slot {
  of: Ramp
  start: number
  /** How far lightness may go from `start`, either way. */
  reach: number
  holds: (color: Swatch) => boolean
}

interface Candidate {
  color: Swatch
  look: Look
  cost: number
}

const LADDER = 0.0125

function candidatesOf({ of, start, reach, holds }: Slot): Candidate[] {
  const list: Candidate[] = []
  for (let n = 0; n * LADDER <= reach + 1e-9; n++) {
    const away = n * LADDER
    for (const l of n === 0 ? [start] : [start - away, start + away]) {
      if (l < 0 || l > 1) continue
      const color = of(l)
      if (holds(color)) list.push({ color, look: lookOf(color), cost: away ** 2 })
    }
  }
  return list
}

/**
 * Chooses a lightness for each slot so that all stand at least `min` apart in every vision and the sum of squared
 * departures from the wanted ones is least. Exhaustive with pruning over a coarse ladder: the answer depends on no
 * order and no chance. Undefined when there is none.
 */
export function solveApart(slots: readonly Slot[], min: number): Swatch[] | undefined {
  const ladders = slots.map(candidatesOf)
  /** The least that the slots from here on can still cost. */
  const rest = ladders.map((_, index) =>
    ladders.slice(index).reduce((sum, ladder) => sum + (ladder[0]?.cost ?? 0), 0),
  )
  let best: Candidate[] | undefined
  let bestCost = Number.POSITIVE_INFINITY
  const chosen: Candidate[] = []
  const walk = (index: number, cost: number): void => {
    const ladder = ladders[index]
    if (!ladder) {
      best = [...chosen]
      bestCost = cost
      return
    }
    for (const candidate of ladder) {
      if (cost + candidate.cost + (rest[index + 1] ?? 0) >= bestCost) break
      if (!chosen.every((other) => leastDistance(other.look, candidate.look) >= min)) continue
      chosen.push(candidate)
      walk(index + 1, cost + candidate.cost)
      chosen.pop()
    }
  }
  walk(0, 0)
  return best?.map(({ color }) => color)
}
