import type { LinePoint } from '../decimate.ts'

/**
 * The points of a line that holds each value until the next one comes: a corner before every change. A value that stays
 * adds nothing.
 */
export function lineSteps(points: readonly LinePoint[]): LinePoint[] {
  const corners: LinePoint[] = []
  for (const point of points) {
    const last = corners.at(-1)
    if (last && last.v !== point.v) corners.push({ t: point.t, v: last.v })
    corners.push(point)
  }
  return corners
}
