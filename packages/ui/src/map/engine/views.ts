import type { MapLibreMap } from 'maplibre-gl'
import type { Bounds } from '../cluster/index.ts'
import type { LatLng } from '../types.ts'

/** What is on the screen. */
export interface MapView {
  readonly bounds: Bounds
  readonly center: LatLng
  readonly zoom: number
}

/** Where a map opens or was left: on all points, or at a place, zoom 1 to 18. */
export type MapPlace = 'whole' | { readonly center: LatLng; readonly zoom: number }

export const boundsOf = (map: MapLibreMap): Bounds => {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

export const viewOf = (map: MapLibreMap): MapView => {
  const { lat, lng } = map.getCenter()
  return { bounds: boundsOf(map), center: { lat, lng }, zoom: map.getZoom() }
}

/** The smallest box that holds all points; undefined where there is none. */
export const boxAround = (points: readonly LatLng[]): [number, number, number, number] | undefined => {
  if (points.length === 0) return undefined
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { lng, lat } of points) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

/** Whether a view shows a point. The world goes round: -180 is 180, and a view may lie beyond either. */
export function isInView([west, south, east, north]: Bounds, { lat, lng }: LatLng): boolean {
  if (lat < south || lat > north) return false
  return [lng - 360, lng, lng + 360].some((each) => each >= west && each <= east)
}
