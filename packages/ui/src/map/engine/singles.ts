import type { ColorToken } from '@corrente/themes'
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl'
import { textScale } from '../../foundations/index.ts'
import { MAP_FONT } from '../basemap/index.ts'
import type { MapPoint, MapStatus } from '../types.ts'
import type { ColorReader } from './resolveColors.ts'

/** Side of a mark's image with its halo, CSS pixels. */
const SIZE = 24
/** Width of the halo that sets the mark off from the map, CSS pixels. */
const HALO = 2
/** Image pixels per CSS pixel. */
const MARK_RATIO = 2
/** Side of the box that the outlines are drawn in. */
const BOX = 16

/** A mark as pixels for maplibre: filled with a colour, set off from the map by a halo that also fills its holes. */
function drawMark(
  canvas: HTMLCanvasElement,
  outline: string,
  fill: string,
  halo: string,
): ImageData | undefined {
  const side = SIZE * MARK_RATIO
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  const scale = (side - 2 * HALO * MARK_RATIO) / BOX
  context.setTransform(scale, 0, 0, scale, HALO * MARK_RATIO, HALO * MARK_RATIO)
  const path = new Path2D(outline)
  context.lineJoin = 'round'
  context.lineWidth = (2 * HALO * MARK_RATIO) / scale
  context.strokeStyle = halo
  context.fillStyle = halo
  context.fill(path, 'nonzero')
  context.stroke(path)
  context.fillStyle = fill
  context.fill(path, 'evenodd')
  return context.getImageData(0, 0, side, side)
}

const SOURCE = 'corrente-points'
const LABELS = 'corrente-labels'
const layerOf = (key: string) => `corrente-mark-${key}`

/** Pixels around a click within which a mark is hit: marks are 24 wide, a finger is wider. */
const REACH = 14

/** The points that stand alone, drawn by the map itself: a status change costs one feature state, no tile. */
export interface Singles {
  /** Adds source, images and layers to a style that has just loaded. */
  attach(read: ColorReader): void
  /** Takes all of it off the map again, but the images. */
  detach(): void
  /** Draws images and labels anew in other colours. */
  recolor(read: ColorReader): void
  /** @param unnamed the point whose label stays away, because something else names it */
  show(
    points: readonly MapPoint[],
    indexes: readonly number[],
    statusAt: (index: number) => number,
    unnamed: number | undefined,
  ): void
  /** Gives those of the points that are shown their status. */
  repaint(changed: ReadonlySet<number>, statusAt: (index: number) => number): void
  /** Indexes of the marks around a place of the screen, nearest first. */
  hit(x: number, y: number): number[]
  /** Other points have taken the indexes. */
  clear(): void
}

/** The map breaks lines at blanks only: a longer word would run across half the view. */
const LONGEST_WORD = /\S{25,}/gu
const breakable = (label: string) => label.replace(LONGEST_WORD, (word) => `${word.slice(0, 23)}…`)

const LABEL_COLORS: readonly (readonly ['text-color' | 'text-halo-color', ColorToken])[] = [
  ['text-color', 'map-text'],
  ['text-halo-color', 'map-halo'],
]

/** Keeps the lone points of one map. */
export function createSingles(map: MapLibreMap, statuses: readonly MapStatus[]): Singles {
  let shown = new Set<number>()
  let data: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
  const canvas = document.createElement('canvas')

  const source = () => map.getSource<GeoJSONSource>(SOURCE)
  const drawImages = (read: ColorReader) => {
    for (const { key, mark, token } of statuses) {
      const pixels = drawMark(canvas, mark, read(token), read('map-halo'))
      if (!pixels) continue
      if (map.hasImage(layerOf(key))) map.updateImage(layerOf(key), pixels)
      else map.addImage(layerOf(key), pixels, { pixelRatio: MARK_RATIO })
    }
  }

  return {
    attach(read) {
      drawImages(read)
      map.addSource(SOURCE, { type: 'geojson', data, maxzoom: 14, buffer: 64 })
      const [text, halo] = LABEL_COLORS.map(([, token]) => read(token))
      map.addLayer({
        id: LABELS,
        type: 'symbol',
        source: SOURCE,
        minzoom: 11,
        layout: {
          'text-field': ['get', 'l'],
          'text-font': MAP_FONT,
          'text-size': 12 * textScale(),
          'text-anchor': 'top',
          'text-offset': [0, 1],
          'text-max-width': 12,
        },
        paint: {
          'text-color': text ?? '',
          'text-halo-color': halo ?? '',
          'text-halo-width': 1.4,
        },
      })
      // An image cannot depend on a feature's state, its opacity can: one layer per status, one of them visible.
      for (const [k, { key }] of statuses.entries())
        map.addLayer({
          id: layerOf(key),
          type: 'symbol',
          source: SOURCE,
          layout: {
            'icon-image': layerOf(key),
            'icon-allow-overlap': true,
            'icon-ignore-placement': true,
          },
          paint: { 'icon-opacity': ['case', ['==', ['feature-state', 's'], k], 1, 0] },
        })
    },
    detach() {
      if (!source()) return
      for (const layer of [LABELS, ...statuses.map(({ key }) => layerOf(key))]) map.removeLayer(layer)
      map.removeSource(SOURCE)
    },
    recolor(read) {
      if (!source()) return
      drawImages(read)
      for (const [property, token] of LABEL_COLORS) map.setPaintProperty(LABELS, property, read(token))
    },
    show(points, indexes, statusAt, unnamed) {
      shown = new Set(indexes)
      data = {
        type: 'FeatureCollection',
        features: indexes.flatMap((id) => {
          const point = points[id]
          if (!point) return []
          return [
            {
              type: 'Feature',
              id,
              properties: { l: id === unnamed ? '' : breakable(point.label) },
              geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
            },
          ]
        }),
      }
      const into = source()
      if (!into) return
      for (const id of indexes) map.setFeatureState({ source: SOURCE, id }, { s: statusAt(id) })
      // The tiles come from a worker when they come; a map that was removed meanwhile is nobody's error.
      void into.setData(data)
    },
    repaint(changed, statusAt) {
      if (!source()) return
      for (const id of changed)
        if (shown.has(id)) map.setFeatureState({ source: SOURCE, id }, { s: statusAt(id) })
    },
    hit(x, y) {
      if (!source()) return []
      const near = map.queryRenderedFeatures(
        [
          [x - REACH, y - REACH],
          [x + REACH, y + REACH],
        ],
        { layers: statuses.map(({ key }) => layerOf(key)) },
      )
      const distance = new Map<number, number>()
      for (const { id, geometry } of near) {
        if (typeof id !== 'number' || geometry.type !== 'Point') continue
        const [lng = 0, lat = 0] = geometry.coordinates
        const at = map.project([lng, lat])
        distance.set(id, (at.x - x) ** 2 + (at.y - y) ** 2)
      }
      return [...distance].sort((a, b) => a[1] - b[1]).map(([id]) => id)
    },
    clear() {
      shown = new Set()
      if (source()) map.removeFeatureState({ source: SOURCE })
    },
  }
}
