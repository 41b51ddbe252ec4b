import Supercluster from 'supercluster'

/** Pixels within which points join: the widest donut and room for the eye between two. */
const RADIUS = 72
/** Last zoom at which points still join; beyond it, stations of one place are told apart by a list. */
export const CLUSTER_MAX_ZOOM = 16

/**
 * The hierarchy of a set of points, in flat arrays, so that a worker can hand it over without copying.
 *
 * Clusters are numbered by slot in pre-order: a parent's slot is always smaller than its children's. A child is a slot
 * (>= 0) or a point written as `~index` (< 0). The roots stand as the children of the slot one past the last cluster.
 */
export interface ClusterShape {
  /** lng, lat of each point, degrees. */
  readonly points: Float64Array<ArrayBuffer>
  /** Slot of each point's innermost cluster, -1 for none. */
  readonly parentOfPoint: Int32Array<ArrayBuffer>
  /** Slot of each cluster's parent, -1 for none. */
  readonly parent: Int32Array<ArrayBuffer>
  /** lng, lat at which each cluster is drawn. */
  readonly at: Float64Array<ArrayBuffer>
  /** west, south, east, north of each cluster's points. */
  readonly bounds: Float64Array<ArrayBuffer>
  /** Number of points in each cluster. */
  readonly total: Int32Array<ArrayBuffer>
  /** Last integer zoom at which each cluster is shown as one; one step further it falls apart. */
  readonly lastZoom: Uint8Array<ArrayBuffer>
  /** Where each cluster's children begin in `children`; one more entry for the roots and one for the end. */
  readonly childStart: Int32Array<ArrayBuffer>
  readonly children: Int32Array<ArrayBuffer>
}

/** The buffers of a shape, for `postMessage`'s transfer list. */
export const buffersOf = (shape: ClusterShape): ArrayBuffer[] =>
  Object.values(shape).map((array: Float64Array<ArrayBuffer>) => array.buffer)

interface Draft {
  parent: number[]
  at: number[]
  bounds: number[]
  total: number[]
  lastZoom: number[]
  children: number[][]
}

type Found = ReturnType<Supercluster<{ i: number }, { i: number }>['getClusters']>[number]

/**
 * Joins points into a hierarchy by distance on the screen, once per set of positions.
 *
 * @param points lng, lat, lng, lat … in finite degrees (a point that is not finite would join nothing; leave it out).
 */
export function buildClusterShape(points: Float64Array<ArrayBuffer>): ClusterShape {
  const size = points.length / 2
  const index = new Supercluster<{ i: number }, { i: number }>({
    radius: RADIUS,
    maxZoom: CLUSTER_MAX_ZOOM,
    minPoints: 2,
    extent: 512,
  })
  index.load(
    Array.from({ length: size }, (_, i) => ({
      type: 'Feature',
      properties: { i },
      geometry: { type: 'Point', coordinates: [points[2 * i] ?? 0, points[2 * i + 1] ?? 0] },
    })),
  )
  const draft: Draft = { parent: [], at: [], bounds: [], total: [], lastZoom: [], children: [] }
  const parentOfPoint = new Int32Array(size).fill(-1)
  const visit = (found: Found, parent: number): number => {
    const properties = found.properties
    if (!('cluster' in properties)) {
      parentOfPoint[properties.i] = parent
      return ~properties.i
    }
    const slot = draft.parent.length
    const id = properties.cluster_id
    draft.parent.push(parent)
    draft.at.push(found.geometry.coordinates[0] ?? 0, found.geometry.coordinates[1] ?? 0)
    draft.total.push(properties.point_count)
    draft.lastZoom.push(index.getClusterExpansionZoom(id) - 1)
    draft.children.push([])
    draft.bounds.push(180, 90, -180, -90)
    draft.children[slot] = index.getChildren(id).map((child) => visit(child, slot))
    return slot
  }
  // Nothing joins across zoom 0's tile, so this box holds every root.
  const roots = index.getClusters([-180, -90, 180, 90], 0).map((found) => visit(found, -1))
  return pack(points, parentOfPoint, draft, roots)
}

function pack(
  points: Float64Array<ArrayBuffer>,
  parentOfPoint: Int32Array<ArrayBuffer>,
  draft: Draft,
  roots: readonly number[],
): ClusterShape {
  const clusters = draft.parent.length
  const lists = [...draft.children, roots]
  const childStart = new Int32Array(clusters + 2)
  const children = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let end = 0
  for (const [slot, list] of lists.entries()) {
    childStart[slot] = end
    children.set(list, end)
    end += list.length
  }
  childStart[clusters + 1] = end
  const shape: ClusterShape = {
    points,
    parentOfPoint,
    parent: Int32Array.from(draft.parent),
    at: Float64Array.from(draft.at),
    bounds: Float64Array.from(draft.bounds),
    total: Int32Array.from(draft.total),
    lastZoom: Uint8Array.from(draft.lastZoom),
    childStart,
    children,
  }
  fillBounds(shape)
  return shape
}

/** Children stand after their parents, so one walk from the end carries every box to the top. */
function fillBounds({ points, bounds, parent, parentOfPoint }: ClusterShape): void {
  const stretch = (slot: number, west: number, south: number, east: number, north: number) => {
    if (slot < 0) return
    const o = slot * 4
    if (west < (bounds[o] ?? 0)) bounds[o] = west
    if (south < (bounds[o + 1] ?? 0)) bounds[o + 1] = south
    if (east > (bounds[o + 2] ?? 0)) bounds[o + 2] = east
    if (north > (bounds[o + 3] ?? 0)) bounds[o + 3] = north
  }
  for (let i = 0; i < parentOfPoint.length; i++) {
    const lng = points[2 * i] ?? 0
    const lat = points[2 * i + 1] ?? 0
    stretch(parentOfPoint[i] ?? -1, lng, lat, lng, lat)
  }
  for (let slot = parent.length - 1; slot >= 0; slot--) {
    const o = slot * 4
    stretch(parent[slot] ?? -1, bounds[o] ?? 0, bounds[o + 1] ?? 0, bounds[o + 2] ?? 0, bounds[o + 3] ?? 0)
  }
}
