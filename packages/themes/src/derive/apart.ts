import type { Swatch } from './color.ts'
import type { Ramp } from './solve.ts'
import { type Look, leastDistance, lookOf } from './vision.ts'

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

/** Step between the lightnesses that are tried: finer than the eye, coarse enough to try all. */
const LADDER = 0.0125

/** Cheapest first. */
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

/** Whether two candidates may stand in one set; each pair is measured at most once. */
function createJudge(min: number): (one: Candidate, other: Candidate) => boolean {
  const verdicts = new Map<Candidate, Map<Candidate, boolean>>()
  return (one, other) => {
    const known = verdicts.get(one) ?? new Map<Candidate, boolean>()
    verdicts.set(one, known)
    const verdict = known.get(other) ?? leastDistance(one.look, other.look) >= min
    known.set(other, verdict)
    return verdict
  }
}

/**
 * Chooses a lightness for each slot so that all stand at least `min` apart in every vision and the sum of squared
 * departures from the wanted ones is least. Exhaustive with pruning: what a choice rules out for the slots to come is
 * taken out at once, and a branch ends where its least possible cost reaches the best known. The answer depends on no
 * order and no chance. Undefined when there is none.
 */
export function solveApart(slots: readonly Slot[], min: number): Swatch[] | undefined {
  const apart = createJudge(min)
  let best: Candidate[] | undefined
  let bestCost = Number.POSITIVE_INFINITY
  const walk = (
    chosen: readonly Candidate[],
    open: readonly (readonly Candidate[])[],
    cost: number,
  ): void => {
    const [here, ...later] = open
    if (!here) {
      best = [...chosen]
      bestCost = cost
      return
    }
    for (const candidate of here) {
      if (cost + candidate.cost >= bestCost) return
      const left = later.map((list) => list.filter((other) => apart(candidate, other)))
      const least = left.reduce((sum, [first]) => sum + (first?.cost ?? Number.POSITIVE_INFINITY), 0)
      if (cost + candidate.cost + least < bestCost) walk([...chosen, candidate], left, cost + candidate.cost)
    }
  }
  walk([], slots.map(candidatesOf), 0)
  return best?.map(({ color }) => color)
}
