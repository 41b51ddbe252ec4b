/** One value at one moment. */
export interface LinePoint {
  /** Milliseconds since 1970; ascending within a series. */
  readonly t: number
  /** Finite. */
  readonly v: number
}

/**
 * Leaves at most two points per bucket, the lowest and the highest, in their order: the line looks the same and no spike
 * is lost. A series that is short enough comes back as it is.
 *
 * @param buckets about one per two pixels; at least 1
 */
export function decimate(points: readonly LinePoint[], buckets: number): readonly LinePoint[] {
  const size = points.length
  if (size <= buckets * 2) return points
  const kept: LinePoint[] = []
  for (let b = 0; b < buckets; b++) {
    const bucket = points.slice(Math.floor((b * size) / buckets), Math.floor(((b + 1) * size) / buckets))
    let [low, high] = [0, 0]
    for (const [i, { v }] of bucket.entries()) {
      if (v < (bucket[low]?.v ?? v)) low = i
      if (v > (bucket[high]?.v ?? v)) high = i
    }
    for (const i of new Set([Math.min(low, high), Math.max(low, high)])) {
      const point = bucket[i]
      if (point) kept.push(point)
    }
  }
  return kept
}

/** Index of the point nearest to a moment, by bisection; 0 for an empty series. */
export function nearest(points: readonly LinePoint[], t: number): number {
  let low = 0
  let high = points.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.t ?? 0) < t) low = middle + 1
    else high = middle
  }
  const before = points[low - 1]
  const at = points[low]
  return before && at && t - before.t < at.t - t ? low - 1 : Math.max(0, low)
}

/**
 * Which places get a label: evenly many apart, from the last one backwards, so that the newest always has its label; one
 * that would stand in the next one's way has none.
 * @param places - ascending, CSS pixels
 * @param most - so many at most
 * @param apart - CSS pixels that a label needs
 */
export function labelled(places: readonly number[], most: number, apart: number): number[] {
  const step = Math.max(1, Math.ceil(places.length / most))
  const chosen: number[] = []
  let next = Number.POSITIVE_INFINITY
  for (let i = places.length - 1; i >= 0; i -= step) {
    const place = places[i] ?? 0
    if (next - place < apart) continue
    chosen.push(i)
    next = place
  }
  return chosen.reverse()
}
