import type { MapLibreMap } from 'maplibre-gl'
import { type Bounds, CLUSTER_MAX_ZOOM } from '../cluster/index.ts'
import type { LatLng, MapStatus } from '../types.ts'
import { createMap, MAX_ZOOM, type MapSetup } from './createMap.ts'
import type { MapModel } from './createModel.ts'
import { createDonuts } from './donuts.ts'
import { keepGround } from './ground.ts'
import { colorReaderAt } from './resolveColors.ts'
import { createSelection } from './selection.ts'
import { createShadows } from './shadows.ts'
import { createSingles } from './singles.ts'

/** The zoom that selecting a point goes to (HOM-018). */
export const SELECTED_ZOOM = 15
/** Of the view's size, drawn ahead on each side, so that a short pan needs no query. */
const PAD = 0.2

/** What is on the screen. */
export interface MapView {
  readonly bounds: Bounds
  readonly center: LatLng
  readonly zoom: number
}

export interface EngineOptions extends MapSetup {
  readonly model: MapModel
  readonly statuses: readonly MapStatus[]
  readonly writeCount: (count: number) => string
  readonly describe: (total: number, counts: ArrayLike<number>) => string
  readonly onSelect: (index: number) => void
  /** Several points lie on one spot: somebody has to choose. */
  readonly onSpot: (indexes: readonly number[]) => void
  /** After each move; not for each frame of it. */
  readonly onView: (view: MapView) => void
  /** With each frame of a move, for what must follow smoothly, such as the scale. */
  readonly onFrame?: ((view: MapView) => void) | undefined
  /** The base style did not come; the points would stand on nothing. */
  readonly onBaseLost?: (() => void) | undefined
}

/** The map, outside React. */
export interface Engine {
  readonly map: MapLibreMap
  /** Marks a point and goes there, now or once it is on the map; undefined takes the mark away and stays. */
  select(id: string | undefined): void
  /** Shows every point. */
  fitAll(): void
  zoomBy(steps: 1 | -1): void
  view(): MapView
  /** How many marks are drawn, for the bench. */
  drawn(): { donuts: number; singles: number }
  dispose(): void
}

/**
 * Draws a model's points on a map and keeps them up to date.
 *
 * @throws where the browser has no WebGL2: show the list instead.
 */
export function createEngine(options: EngineOptions): Engine {
  const { container, model, statuses, base } = options
  const map = createMap(options)
  const donuts = createDonuts({
    map,
    statuses,
    writeCount: options.writeCount,
    describe: options.describe,
    onOpen: (slot) => open(slot),
  })
  const singles = createSingles(map, statuses)
  const selection = createSelection(map)
  const shadows = createShadows(map)
  let selectedId: string | undefined
  let isAwaited = false
  let drawnZoom = -1
  let drawnBox: Bounds = [0, 0, 0, 0]
  let drawnSingles = 0

  const boundsOf = (): Bounds => {
    const b = map.getBounds()
    return [b.getWest(), b.getSouth(), b.getEast(), b.getNorth()]
  }
  const view = (): MapView => {
    const { lat, lng } = map.getCenter()
    return { bounds: boundsOf(), center: { lat, lng }, zoom: map.getZoom() }
  }
  const statusAt = (index: number) => model.statusAt(index)

  const selectedIndex = () => (selectedId === undefined ? undefined : model.indexOf(selectedId))

  /** Asks the tree again only when the view left what is drawn: another zoom step, or past the padded box. */
  const refresh = (force = false) => {
    const { tree, points } = model
    if (!tree) return
    const [west, south, east, north] = boundsOf()
    const zoom = Math.floor(map.getZoom())
    const [w, s, e, n] = drawnBox
    if (!force && zoom === drawnZoom && west >= w && south >= s && east <= e && north <= n) return
    const [dx, dy] = [(east - west) * PAD, (north - south) * PAD]
    drawnBox = [west - dx, south - dy, east + dx, north + dy]
    drawnZoom = zoom
    const slots: number[] = []
    const indexes: number[] = []
    tree.view(drawnBox, zoom, {
      onCluster: (slot) => slots.push(slot),
      onPoint: (index) => indexes.push(index),
    })
    donuts.show(tree, slots)
    shadows.show(tree, slots)
    // The selected one's own mark carries its name.
    singles.show(points, indexes, statusAt, selectedIndex())
    drawnSingles = indexes.length
  }

  const markSelected = () => {
    const index = selectedIndex()
    const point = index === undefined ? undefined : model.points[index]
    const status = index === undefined ? undefined : statuses[statusAt(index)]
    if (!point || !status) {
      selection.hide()
      return
    }
    selection.show(point, status)
    if (isAwaited) map.flyTo({ center: [point.lng, point.lat], zoom: SELECTED_ZOOM, maxDuration: 1_200 })
    isAwaited = false
  }

  const open = (slot: number) => {
    const { tree } = model
    if (!tree) return
    const [west, south, east, north] = tree.boundsOf(slot)
    const last = tree.shape.lastZoom[slot] ?? 0
    if (last >= CLUSTER_MAX_ZOOM || (west === east && south === north)) {
      options.onSpot(tree.pointsOf(slot))
      return
    }
    const [lng = 0, lat = 0] = tree.shape.at.subarray(slot * 2, slot * 2 + 2)
    map.easeTo({ center: [lng, lat], zoom: Math.min(last + 1.2, MAX_ZOOM) })
  }

  let hasStyle = false
  // Without a listener maplibre writes errors to the console; a lost tile is nothing that an operator can mend.
  map.on('error', () => {
    if (!hasStyle) options.onBaseLost?.()
  })
  map.on('style.load', () => {
    hasStyle = true
    singles.attach(colorReaderAt(container))
    shadows.attach()
    refresh(true)
    markSelected()
  })
  map.on('move', () => {
    refresh()
    options.onFrame?.(view())
  })
  map.on('moveend', () => options.onView(view()))
  map.on('resize', () => refresh())
  map.on('click', ({ point }) => {
    const [first, ...more] = singles.hit(point.x, point.y)
    if (first === undefined) return
    const at = model.points[first]
    const same = more.filter((i) => {
      const other = model.points[i]
      if (!at || !other) return false
      const a = map.project([at.lng, at.lat])
      const b = map.project([other.lng, other.lat])
      return Math.hypot(a.x - b.x, a.y - b.y) < 8
    })
    if (same.length > 0) options.onSpot([first, ...same])
    else options.onSelect(first)
  })
  map.on('mousemove', ({ point }) => {
    if (map.isMoving()) return
    map.getCanvas().style.cursor = singles.hit(point.x, point.y).length > 0 ? 'pointer' : ''
  })

  const stopListening = model.listen({
    onFlush(points, clusters) {
      const { tree } = model
      if (!tree) return
      donuts.repaint(tree, clusters)
      singles.repaint(points, statusAt)
      const index = selectedIndex()
      if (index !== undefined && points.has(index)) markSelected()
    },
    onSet() {
      donuts.clear()
      singles.clear()
      refresh(true)
      markSelected()
      options.onView(view())
    },
  })
  const leaveGround = keepGround({ map, container, base, onRecolor: singles.recolor })
  refresh(true)

  return {
    map,
    select(id) {
      isAwaited = id !== undefined
      selectedId = id
      refresh(true)
      markSelected()
    },
    fitAll() {
      const { points } = model
      if (points.length === 0) return
      let [west, south, east, north] = [180, 90, -180, -90]
      for (const { lng, lat } of points) {
        west = Math.min(west, lng)
        east = Math.max(east, lng)
        south = Math.min(south, lat)
        north = Math.max(north, lat)
      }
      map.fitBounds([west, south, east, north], { padding: 56, maxZoom: SELECTED_ZOOM })
    },
    zoomBy(steps) {
      map.easeTo({ zoom: map.getZoom() + steps })
    },
    view,
    drawn: () => ({ donuts: donuts.size, singles: drawnSingles }),
    dispose() {
      stopListening()
      leaveGround()
      donuts.clear()
      map.remove()
    },
  }
}
