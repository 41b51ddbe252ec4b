import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl'
import type { ClusterTree } from '../cluster/index.ts'
import { donutSize } from './donuts.ts'

const SHADOWS = 'corrente-shadows'
/** Width of the unseen image, CSS pixels; the largest donut and a little more. */
const BOX = 64

/**
 * What donuts cover. They are elements of the page above the map's own drawing, of which the map knows nothing: without
 * this its names would be written below them. An unseen image of each donut's size takes part in the placing of names,
 * so that a name moves aside or waits for a closer view.
 */
export interface Shadows {
  /** Adds source and layer to a style that has just loaded. */
  attach(): void
  /** Takes it off the map again, but the image. */
  detach(): void
  /** The clusters that are drawn. */
  show(tree: ClusterTree, slots: readonly number[]): void
}

/** Keeps the shadows of one map's donuts; they change with the view, never with a status. */
export function createShadows(map: MapLibreMap): Shadows {
  let data: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }
  const source = () => map.getSource<GeoJSONSource>(SHADOWS)
  return {
    attach() {
      if (!map.hasImage(SHADOWS))
        map.addImage(SHADOWS, { width: BOX, height: BOX, data: new Uint8Array(BOX * BOX * 4) })
      map.addSource(SHADOWS, { type: 'geojson', data, maxzoom: 14, buffer: 64 })
      map.addLayer({
        id: SHADOWS,
        type: 'symbol',
        source: SHADOWS,
        layout: {
          'icon-image': SHADOWS,
          'icon-size': ['get', 'k'],
          'icon-allow-overlap': true,
          'icon-padding': 0,
        },
      })
    },
    detach() {
      if (!source()) return
      map.removeLayer(SHADOWS)
      map.removeSource(SHADOWS)
    },
    show(tree, slots) {
      data = {
        type: 'FeatureCollection',
        features: slots.map((slot) => ({
          type: 'Feature',
          properties: { k: donutSize(tree.shape.total[slot] ?? 0) / BOX },
          geometry: {
            type: 'Point',
            coordinates: [tree.shape.at[slot * 2] ?? 0, tree.shape.at[slot * 2 + 1] ?? 0],
          },
        })),
      }
      void source()?.setData(data)
    },
  }
}
