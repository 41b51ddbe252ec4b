import type { ClusterShape } from './clusterShape.ts'

/** west, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Who is told what a view holds: clusters by slot, points by index. */
export interface ViewVisitor {
  onCluster(slot: number): void
  onPoint(index: number): void
}

/**
 * A hierarchy of points whose statuses change all the time while their places do not.
 *
 * Each cluster keeps one count per status. A change walks up the point's parents (at most one per zoom), so it costs the
 * same with a hundred points as with a hundred thousand. Nothing is ever clustered again.
 */
export class ClusterTree {
  readonly shape: ClusterShape
  /** Number of different statuses. */
  readonly kinds: number
  /** Status of each point, 0 … kinds - 1. */
  readonly status: Uint8Array
  readonly #counts: Int32Array

  /** @param status one entry per point, each below `kinds`; kept and written to by `mark`. */
  constructor(shape: ClusterShape, kinds: number, status: Uint8Array) {
    this.shape = shape
    this.kinds = kinds
    this.status = status
    const { parent, parentOfPoint } = shape
    const counts = new Int32Array(parent.length * kinds)
    for (let i = 0; i < status.length; i++) {
      const slot = parentOfPoint[i] ?? -1
      const at = slot * kinds + (status[i] ?? 0)
      if (slot >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
    for (let slot = parent.length - 1; slot >= 0; slot--) {
      const above = parent[slot] ?? -1
      if (above < 0) continue
      for (let k = 0; k < kinds; k++) {
        const at = above * kinds + k
        counts[at] = (counts[at] ?? 0) + (counts[slot * kinds + k] ?? 0)
      }
    }
    this.#counts = counts
  }

  /** Gives a point its next status; adds every cluster whose counts changed to `dirty`. False when nothing changed. */
  mark(index: number, next: number, dirty?: Set<number>): boolean {
    const { status, kinds } = this
    const { parent, parentOfPoint } = this.shape
    const counts = this.#counts
    const previous = status[index]
    if (previous === undefined || previous === next || next >= kinds) return false
    status[index] = next
    for (let slot = parentOfPoint[index] ?? -1; slot >= 0; slot = parent[slot] ?? -1) {
      const base = slot * kinds
      counts[base + previous] = (counts[base + previous] ?? 0) - 1
      counts[base + next] = (counts[base + next] ?? 0) + 1
      dirty?.add(slot)
    }
    return true
  }

  /** Counts per status of one cluster; a view onto the tree's own memory: read it, do not keep it. */
  countsAt(slot: number): Int32Array {
    return this.#counts.subarray(slot * this.kinds, (slot + 1) * this.kinds)
  }

  /** Tells what is drawn within `bounds` at a zoom (fractions are cut). */
  view(bounds: Bounds, zoom: number, visitor: ViewVisitor): void {
    const { shape } = this
    const level = Math.floor(zoom)
    const stack = [shape.parent.length]
    const [west, south, east, north] = bounds
    const inside = (lng: number, lat: number) => lng >= west && lng <= east && lat >= south && lat <= north
    for (let slot = stack.pop(); slot !== undefined; slot = stack.pop()) {
      const end = shape.childStart[slot + 1] ?? 0
      for (let c = shape.childStart[slot] ?? 0; c < end; c++) {
        const child = shape.children[c] ?? 0
        if (child < 0) {
          const i = ~child
          if (inside(shape.points[2 * i] ?? 0, shape.points[2 * i + 1] ?? 0)) visitor.onPoint(i)
        } else if ((shape.lastZoom[child] ?? 0) >= level) {
          if (inside(shape.at[2 * child] ?? 0, shape.at[2 * child + 1] ?? 0)) visitor.onCluster(child)
        } else if (this.#meets(child, bounds)) stack.push(child)
      }
    }
  }

  /** Every point within `bounds`, whatever it is joined to. */
  pointsIn(bounds: Bounds): number[] {
    const found: number[] = []
    this.view(bounds, Number.POSITIVE_INFINITY, { onCluster: () => {}, onPoint: (i) => found.push(i) })
    return found
  }

  /** Every point of one cluster. */
  pointsOf(slot: number): number[] {
    const { childStart, children } = this.shape
    const found: number[] = []
    const stack = [slot]
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const end = childStart[at + 1] ?? 0
      for (let c = childStart[at] ?? 0; c < end; c++) {
        const child = children[c] ?? 0
        if (child < 0) found.push(~child)
        else stack.push(child)
      }
    }
    return found
  }

  /** The box around one cluster's points. */
  boundsOf(slot: number): Bounds {
    const b = this.shape.bounds
    const o = slot * 4
    return [b[o] ?? 0, b[o + 1] ?? 0, b[o + 2] ?? 0, b[o + 3] ?? 0]
  }

  #meets(slot: number, [west, south, east, north]: Bounds): boolean {
    const b = this.shape.bounds
    const o = slot * 4
    return (
      (b[o] ?? 0) <= east && (b[o + 2] ?? 0) >= west && (b[o + 1] ?? 0) <= north && (b[o + 3] ?? 0) >= south
    )
  }
}
