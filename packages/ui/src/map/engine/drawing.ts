import type { MapLibreMap } from 'maplibre-gl'
import type { Bounds } from '../cluster/index.ts'
import type { MapModel } from './createModel.ts'
import type { Donuts } from './donuts.ts'
import type { Shadows } from './shadows.ts'
import type { Singles } from './singles.ts'
import { boundsOf } from './views.ts'

/** Of the view's size, drawn ahead on each side, so that a short pan needs no query. */
const PAD = 0.2

export interface DrawingOptions {
  readonly map: MapLibreMap
  readonly model: MapModel
  readonly donuts: Donuts
  readonly singles: Singles
  readonly shadows: Shadows
  /** The point that is marked, whose own mark carries its name. */
  readonly selectedIndex: () => number | undefined
}

/** What a view holds of the model, as marks. */
export interface Drawing {
  /** Draws what is in sight; without `force` only when the view left what is drawn. */
  refresh(force?: boolean): void
  /** How many points are drawn alone. */
  singles(): number
}

/** Draws the part of a model that is in sight, in clusters and single points. */
export function createDrawing(options: DrawingOptions): Drawing {
  const { map, model, donuts, singles, shadows, selectedIndex } = options
  let drawnZoom = -1
  let drawnBox: Bounds = [0, 0, 0, 0]
  let drawnSingles = 0
  return {
    singles: () => drawnSingles,
    /** Asks the tree again only for another zoom step, or past the padded box. */
    refresh(force = false) {
      const { tree, points } = model
      if (!tree) return
      const [west, south, east, north] = boundsOf(map)
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
      singles.show(points, indexes, (index) => model.statusAt(index), selectedIndex())
      drawnSingles = indexes.length
    },
  }
}
