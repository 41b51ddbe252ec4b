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

/**
 * Whether two candidates may stand in one set, by their places in `all`. Each pair is measured at most once; the answers
 * lie in one flat table, since a search asks for them millions of times.
 */
function createJudge(all: readonly Candidate[], min: number): (one: number, other: number) => boolean {
  const unknown = 0
  const yes = 1
  const no = 2
  const verdicts = new Uint8Array(all.length * all.length)
  return (one, other) => {
    const at = one * all.length + other
    let verdict = verdicts[at]
    if (verdict === unknown) {
      const [a, b] = [all[one], all[other]]
      verdict = a && b && leastDistance(a.look, b.look) >= min ? yes : no
      verdicts[at] = verdict
    }
    return verdict === yes
  }
}

/**
 * Chooses a lightness for each slot so that all stand at least `min` apart in every vision and the sum of squared
 * departures from the wanted ones is least. Exhaustive with pruning: what a choice rules out for the slots to come is
 * taken out at once, and a branch ends where its least possible cost reaches the best known. The answer depends on no
 * order and no chance. Undefined when there is none.
 */
export function solveApart(slots: readonly Slot[], min: number): Swatch[] | undefined {
  const lists = slots.map(candidatesOf)
  const all = lists.flat()
  const costs = all.map(({ cost }) => cost)
  const costOf = (place: number | undefined): number =>
    place === undefined ? Number.POSITIVE_INFINITY : (costs[place] ?? Number.POSITIVE_INFINITY)
  const apart = createJudge(all, min)
  let best: readonly number[] | undefined
  let bestCost = Number.POSITIVE_INFINITY
  const walk = (chosen: readonly number[], open: readonly (readonly number[])[], cost: number): void => {
    const [here, ...later] = open
    if (!here) {
      best = chosen
      bestCost = cost
      return
    }
    for (const candidate of here) {
      const reached = cost + costOf(candidate)
      if (reached >= bestCost) return
      let least = reached
      const left: number[][] = []
      for (const list of later) {
        const fitting = list.filter((other) => apart(candidate, other))
        left.push(fitting)
        least += costOf(fitting[0])
        // Nothing further down can win any more.
        if (least >= bestCost) break
      }
      if (least < bestCost) walk([...chosen, candidate], left, reached)
    }
  }
  let first = 0
  const open = lists.map((list) => list.map(() => first++))
  walk([], open, 0)
  return best?.flatMap((place) => all[place]?.color ?? [])
}
