import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { feature } from 'topojson-client'
import type { BasemapData } from '../basemap/index.ts'
import type { LatLng } from '../types.ts'
import { type ArchivedTile, type Box, tilesArchive } from './tilesArchive.ts'

/** Half of the side of what the file covers, degrees. */
const REACH = 0.09
/** Degrees between two streets. */
const BLOCK = 0.003
/** The closest zoom of the file; closer views stretch its tiles. */
const MAX_ZOOM = 12

type Properties = Readonly<Record<string, string | number>>
const made = (geometry: GeoJSON.Geometry, properties: Properties): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry,
})
const line = (coordinates: number[][], properties: Properties) =>
  made({ type: 'LineString', coordinates }, properties)

/** How far the town is turned, so that its streets are not taken for a grid of degrees. */
const TURN = Math.PI / 11
/** Degrees of the town, east and north of its middle, as a place on the earth. */
const placeIn =
  ({ lng, lat }: LatLng) =>
  (east: number, north: number): number[] => [
    lng + east * Math.cos(TURN) - north * Math.sin(TURN),
    lat + east * Math.sin(TURN) + north * Math.cos(TURN),
  ]

/** An invented town: the shipped basemap has no streets. */
function town(center: LatLng) {
  const at = placeIn(center)
  const most = Math.floor(REACH / BLOCK)
  const steps = Array.from({ length: 2 * most + 1 }, (_, i) => i - most)
  const kindOf = (step: number): Properties =>
    step % 4 === 0
      ? { kind: 'major_road', kind_detail: 'primary', name: `Avenida ${Math.abs(step)}`, min_zoom: 8 }
      : { kind: 'minor_road', name: `Rua ${Math.abs(step)}`, min_zoom: 12 }
  const highway = { kind: 'highway', name: 'Rodovia das Árvores', shield_text: 'BR-116', min_zoom: 4 }
  const block = (west: number, south: number, east: number, north: number, properties: Properties) =>
    made(
      {
        type: 'Polygon',
        coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
      },
      properties,
    )
  return {
    roads: [
      ...steps.flatMap((step) => [
        line([at(step * BLOCK, -REACH), at(step * BLOCK, REACH)], kindOf(step)),
        line([at(-REACH, step * BLOCK), at(REACH, step * BLOCK)], kindOf(step)),
      ]),
      line([at(-REACH, -0.061), at(-0.006, 0.0042), at(REACH, 0.029)], highway),
      line([at(-REACH, 0.0131), at(REACH, 0.0092)], { kind: 'rail', min_zoom: 10 }),
    ],
    landuse: [
      block(0.0045, -0.0075, 0.0115, -0.0005, { kind: 'park', min_zoom: 8 }),
      block(-0.0155, 0.0045, -0.0125, 0.0075, { kind: 'hospital', min_zoom: 8 }),
    ],
    buildings: steps.flatMap((step) =>
      [-6, -5, 1, 4].map((row) => {
        const [east, north] = [step * BLOCK + 0.0008, row * BLOCK + 0.0008]
        return block(east, north, east + 0.0014, north + 0.0018, { kind: 'building', min_zoom: 12 })
      }),
    ),
  }
}

/** The layers that Protomaps' schema names, of the shipped basemap and the invented town. */
function layersOf(data: BasemapData, center: LatLng): Readonly<Record<string, readonly GeoJSON.Feature[]>> {
  const features = (name: string): GeoJSON.Feature[] => {
    const object = data.topo.objects[name]
    const shape = object && feature(data.topo, object)
    return shape?.type === 'FeatureCollection' ? shape.features : shape ? [shape as GeoJSON.Feature] : []
  }
  const withKind = (name: string, properties: Properties) =>
    features(name).map(({ geometry }) => made(geometry, properties))
  return {
    earth: withKind('land', { kind: 'earth' }),
    water: [...withKind('lake', { kind: 'lake' }), ...withKind('river', { kind: 'river' })],
    boundaries: [
      ...withKind('border', { kind: 'country', kind_detail: 2 }),
      ...withKind('state', { kind: 'region', kind_detail: 4 }),
    ],
    places: data.places.map(([name, lng, lat, rank]) =>
      made(
        { type: 'Point', coordinates: [lng, lat] },
        { kind: 'locality', name, min_zoom: rank * 2, population_rank: 13 - rank },
      ),
    ),
    ...town(center),
  }
}

/** The tiles of a zoom that a box touches. */
function tilesIn([west, south, east, north]: Box, zoom: number): [zoom: number, x: number, y: number][] {
  const count = 2 ** zoom
  const x = (lng: number) => Math.floor(((lng + 180) / 360) * count)
  const y = (lat: number) =>
    Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count)
  const tiles: [number, number, number][] = []
  for (let i = x(west); i <= x(east); i++) for (let j = y(north); j <= y(south); j++) tiles.push([zoom, i, j])
  return tiles
}

/** A small file of tiles around a place, as a deployment would have one: what a street map is tested and pictured with. */
export function makeTilesFile(data: BasemapData, center: LatLng): Uint8Array<ArrayBuffer> {
  const box: Box = [center.lng - REACH, center.lat - REACH, center.lng + REACH, center.lat + REACH]
  const indexes = Object.entries(layersOf(data, center)).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT(
          { type: 'FeatureCollection', features: [...features] },
          { maxZoom: MAX_ZOOM, buffer: 64 },
        ),
      ] as const,
  )
  const tiles: ArchivedTile[] = []
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom++)
    for (const at of tilesIn(box, zoom)) {
      const layers = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(...at)
        const features = tile?.features.filter(({ tags }) => !(Number(tags?.min_zoom) > zoom)) ?? []
        return tile && features.length > 0 ? [[name, { ...tile, features } as typeof tile] as const] : []
      })
      tiles.push({ at, bytes: fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }) })
    }
  return tilesArchive(tiles, box)
}
