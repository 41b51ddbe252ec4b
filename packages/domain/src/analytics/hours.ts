import type { SeriesPoint } from './schema.ts'

/**
 * What a series says of each of the 24 hours of a day: hours that it leaves out count 0, hours that come twice are added
 * up, and what is no hour from 0 to 23 is left out (ANL-010).
 */
export function hourCounts(points: readonly SeriesPoint[]): number[] {
  const counts = new Array<number>(24).fill(0)
  for (const { x, y } of points)
    if (typeof x === 'number' && counts[x] !== undefined) counts[x] = (counts[x] ?? 0) + y
  return counts
}
