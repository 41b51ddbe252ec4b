import type { Bounds } from '../cluster/index.ts'
import type { MapModel } from '../engine/index.ts'
import type { LatLng } from '../types.ts'

/**
 * Indexes of the points to list: by status in its given order, then from the middle of the map outwards.
 *
 * @param only these points; else those within `bounds`; else all
 */
export function listRows(
  model: MapModel,
  {
    bounds,
    only,
    center,
  }: { bounds?: Bounds | undefined; only?: readonly number[] | undefined; center: LatLng },
): number[] {
  const { points, tree } = model
  const found = only ? [...only] : bounds && tree ? tree.pointsIn(bounds) : Array.from(points.keys())
  const narrow = Math.cos((center.lat * Math.PI) / 180)
  // One number per point: the status counts more than any distance on earth (at most 360 degrees, squared).
  const rank = new Float64Array(points.length)
  for (const i of found) {
    const point = points[i]
    if (!point) continue
    const [dx, dy] = [(point.lng - center.lng) * narrow, point.lat - center.lat]
    rank[i] = model.statusAt(i) * 1e6 + dx * dx + dy * dy
  }
  return found.filter((i) => points[i]).sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b)
}
