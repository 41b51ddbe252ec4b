import type { MapLibreMap } from 'maplibre-gl'
import { CLUSTER_MAX_ZOOM } from '../cluster/index.ts'
import { MAX_ZOOM } from './createMap.ts'
import type { MapModel } from './createModel.ts'
import type { OpenMap } from './openMap.ts'
import type { Singles } from './singles.ts'

/** Points nearer than this are one spot to a finger, in px. */
const SPOT_PX = 8

export interface Pressing {
  readonly onSelect: (index: number) => void
  /** Several points lie on one spot: somebody has to choose. */
  readonly onSpot: (indexes: readonly number[]) => void
}

/** Goes to where a cluster falls apart; one that never does is a spot. */
export function openCluster(map: MapLibreMap, model: MapModel, { onSpot }: Pressing, slot: number): void {
  const { tree } = model
  if (!tree) return
  const [west, south, east, north] = tree.boundsOf(slot)
  const last = tree.shape.lastZoom[slot] ?? 0
  if (last >= CLUSTER_MAX_ZOOM || (west === east && south === north)) {
    onSpot(tree.pointsOf(slot))
    return
  }
  const [lng = 0, lat = 0] = tree.shape.at.subarray(slot * 2, slot * 2 + 2)
  map.easeTo({ center: [lng, lat], zoom: Math.min(last + 1.2, MAX_ZOOM) })
}

/** Selects the single point that is clicked, and shows by the pointer what can be. */
export function listenToPresses(
  { map, listen }: OpenMap,
  model: MapModel,
  singles: Singles,
  { onSelect, onSpot }: Pressing,
): void {
  listen('click', ({ point }) => {
    const [first, ...more] = singles.hit(point.x, point.y)
    if (first === undefined) return
    const at = model.points[first]
    const same = more.filter((i) => {
      const other = model.points[i]
      if (!at || !other) return false
      const a = map.project([at.lng, at.lat])
      const b = map.project([other.lng, other.lat])
      return Math.hypot(a.x - b.x, a.y - b.y) < SPOT_PX
    })
    if (same.length > 0) onSpot([first, ...same])
    else onSelect(first)
  })
  listen('mousemove', ({ point }) => {
    if (map.isMoving()) return
    map.getCanvas().style.cursor = singles.hit(point.x, point.y).length > 0 ? 'pointer' : ''
  })
}
