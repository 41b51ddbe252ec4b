import type { SeriesPoint } from './schema.ts'

/** A range of values and how many fell into it. */
export interface Bin {
  /** Where it begins, included; undefined where it is open. */
  readonly from: number | undefined
  /** Where it ends, excluded; undefined where it is open. */
  readonly to: number | undefined
  readonly count: number
}

/** Ends of the brackets of a stay, hours: under 1 h, 1 h to 2 h, 2 h to 4 h, over 4 h (ANL-009). */
export const STAY_EDGES_HOURS = [1, 2, 4] as const

/**
 * Counts values into ranges: one below the first edge, one between each two, one from the last edge on. A value on an
 * edge belongs to the range that begins there; what is not finite is in none.
 *
 * @param edges ascending, without repetition; none gives one range that holds everything
 */
export function countBetween(values: readonly number[], edges: readonly number[]): Bin[] {
  const counts = new Array<number>(edges.length + 1).fill(0)
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    let [low, high] = [0, edges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((edges[middle] ?? 0) <= value) low = middle + 1
      else high = middle
    }
    counts[low] = (counts[low] ?? 0) + 1
  }
  return counts.map((count, i) => ({ from: edges[i - 1], to: edges[i], count }))
}

/**
 * The 24 hours of a day with what a series says of each: hours that it leaves out count 0, hours that come twice are added
 * up, and what is no hour from 0 to 23 is left out (ANL-010).
 */
export function hourBins(points: readonly SeriesPoint[]): Bin[] {
  const counts = new Array<number>(24).fill(0)
  for (const { x, y } of points)
    if (typeof x === 'number' && counts[x] !== undefined) counts[x] = (counts[x] ?? 0) + y
  return counts.map((count, hour) => ({ from: hour, to: hour + 1, count }))
}
