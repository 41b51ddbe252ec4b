import type { Bounds } from '../cluster/index.ts'

/** Degrees between two lines, from wide to narrow. */
const STEPS = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]
/** Two lines stand at least so far apart, CSS pixels. */
const LEAST = 90
/** More lines than this along one axis are not drawn. */
const MOST = 80

/** Degrees between two lines of the grid at a zoom (tiles of 512 pixels). */
export function gridStep(zoom: number): number {
  const pixels = (512 * 2 ** zoom) / 360
  return STEPS.findLast((step) => step * pixels >= LEAST) ?? 1
}

const between = (from: number, to: number, step: number) => {
  const first = Math.ceil(from / step)
  const count = Math.min(MOST, Math.max(0, Math.floor(to / step) - first + 1))
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toFixed(6)))
}

/** Lines of even longitudes and latitudes over a box. */
export function gridLines([west, south, east, north]: Bounds, zoom: number): GeoJSON.Feature {
  const step = gridStep(zoom)
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        ...between(west, east, step).map((lng) => [
          [lng, south],
          [lng, north],
        ]),
        ...between(south, north, step).map((lat) => [
          [west, lat],
          [east, lat],
        ]),
      ],
    },
  }
}
