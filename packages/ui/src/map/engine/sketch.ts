import type { MapLibreMap } from 'maplibre-gl'
import { feature } from 'topojson-client'
import type { BasemapColors, BasemapData } from '../basemap/index.ts'
import { GRID_FROM_ZOOM } from '../basemap/index.ts'
import { gridLines } from './gridLines.ts'
import type { MapBase } from './mapBase.ts'
import { basemapColorsAt, colorReaderAt } from './resolveColors.ts'
import { boundsOf } from './views.ts'

/** Side of the world at zoom 0, CSS pixels. */
const WORLD = 512

interface View {
  readonly width: number
  readonly height: number
  /** Where a place stands, CSS pixels from the upper left. */
  readonly at: (lng: number, lat: number) => readonly [x: number, y: number]
}

const mercator = (lat: number) => {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2
}

/** The map's own projection; asked point by point it would take seconds. */
function projectionOf(map: MapLibreMap): View {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const size = WORLD * 2 ** map.getZoom()
  const { lng, lat } = map.getCenter()
  const [left, top] = [(lng / 360) * size - width / 2, mercator(lat) * size - height / 2]
  return { width, height, at: (x, y) => [(x / 360) * size - left, mercator(y) * size - top] }
}

/** The lines of a shape as rings or strokes of one path; what lies outside the view costs little. */
function trace({ width, height, at }: View, lines: readonly GeoJSON.Position[][]): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    const points = line.map(([lng = 0, lat = 0]) => at(lng, lat))
    const isOut =
      points.every(([x]) => x < 0) ||
      points.every(([x]) => x > width) ||
      points.every(([, y]) => y < 0) ||
      points.every(([, y]) => y > height)
    if (!isOut) for (const [i, [x, y]] of points.entries()) i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
  }
  return path
}

function linesOf(geometry: GeoJSON.Geometry): GeoJSON.Position[][] {
  switch (geometry.type) {
    case 'Polygon':
    case 'MultiLineString':
      return geometry.coordinates
    case 'MultiPolygon':
      return geometry.coordinates.flat()
    default:
      return []
  }
}

function featuresOf({ topo }: BasemapData, name: string): readonly GeoJSON.Feature[] {
  const object = topo.objects[name]
  if (!object) return []
  const shape = feature(topo, object)
  return shape.type === 'FeatureCollection' ? shape.features : [shape]
}

function draw(
  context: CanvasRenderingContext2D,
  map: MapLibreMap,
  shapes: Shapes,
  colors: BasemapColors,
): void {
  const view = projectionOf(map)
  context.fillStyle = colors.water
  context.fillRect(0, 0, view.width, view.height)
  context.lineWidth = 1
  for (const { geometry, properties } of shapes.land) {
    const path = trace(view, linesOf(geometry))
    context.fillStyle = properties?.f ? colors['land-focus'] : colors.land
    context.strokeStyle = colors.coast
    context.fill(path, 'evenodd')
    context.stroke(path)
  }
  context.fillStyle = colors.water
  for (const { geometry } of shapes.lakes) context.fill(trace(view, linesOf(geometry)), 'evenodd')
  context.strokeStyle = colors.border
  for (const { geometry } of shapes.borders) context.stroke(trace(view, linesOf(geometry)))
  if (map.getZoom() < GRID_FROM_ZOOM) return
  context.globalAlpha = 0.45
  context.strokeStyle = colors.state
  context.stroke(trace(view, linesOf(gridLines(boundsOf(map), map.getZoom()).geometry)))
  context.globalAlpha = 1
}

interface Shapes {
  readonly land: readonly GeoJSON.Feature[]
  readonly lakes: readonly GeoJSON.Feature[]
  readonly borders: readonly GeoJSON.Feature[]
}

/**
 * Draws land, water and grid at once, above the map's canvas and below its marks, until the map has drawn them itself: its
 * worker must come and cut the tiles first, and until then it paints nothing but water.
 */
export function sketchUntilDrawn(map: MapLibreMap, container: HTMLElement, base: MapBase): void {
  if (base.kind === 'style' || base.kind === 'none') return
  const canvas = container.ownerDocument.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return
  const { data } = base
  const shapes = {
    land: featuresOf(data, 'land'),
    lakes: featuresOf(data, 'lake'),
    borders: featuresOf(data, 'border'),
  }
  const colors = basemapColorsAt(colorReaderAt(container))
  const ratio = container.ownerDocument.defaultView?.devicePixelRatio ?? 1
  canvas.dataset.mapSketch = ''
  canvas.ariaHidden = 'true'
  map.getCanvas().after(canvas)
  const redraw = () => {
    canvas.width = container.clientWidth * ratio
    canvas.height = container.clientHeight * ratio
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    draw(context, map, shapes, colors)
  }
  const leave = () => {
    canvas.remove()
    map.off('move', redraw)
    map.off('render', leaveWhenDrawn)
    map.off('idle', leave)
  }
  const leaveWhenDrawn = () => {
    if (map.loaded()) leave()
  }
  map.on('move', redraw)
  map.on('render', leaveWhenDrawn)
  map.on('idle', leave)
  redraw()
}
