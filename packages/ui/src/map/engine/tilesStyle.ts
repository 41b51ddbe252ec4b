import type { LayerSpecification, MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { BASEMAP_PAINTS, type BasemapColors, basemapStyle, GRID } from '../basemap/index.ts'
import { TILES } from '../tiles/index.ts'
import type { MapBase } from './mapBase.ts'

type TilesBase = Extract<MapBase, { kind: 'tiles' }>

/** The land alone: names and the fine grid are the tiles' own. */
const isLand = ({ id, type }: LayerSpecification) => type !== 'symbol' && type !== 'circle' && id !== GRID

/** A deployment's tiles over the shipped land, which shows while they come and where they end. */
export function tilesStyle(
  { tiles, data }: TilesBase,
  colors: BasemapColors,
  language: string,
): StyleSpecification {
  const land = basemapStyle(data, colors, language)
  return {
    ...land,
    sources: { ...land.sources, [TILES]: { type: 'vector', url: tiles.source } },
    layers: [...land.layers.filter(isLand), ...tiles.layers(colors, language)],
  }
}

type Painting = Parameters<MapLibreMap['setPaintProperty']>

/** One colour of one layer of a map that is drawn. */
export interface Paint {
  readonly layer: Painting[0]
  readonly property: Painting[1]
  readonly value: Painting[2]
}

/** All colours of what a map is drawn on: what a change of tenant or scheme sets anew. */
export function paintsOf(base: MapBase, colors: BasemapColors, language: string): readonly Paint[] {
  if (base.kind === 'style' || base.kind === 'none') return []
  if (base.kind === 'embedded')
    return BASEMAP_PAINTS.map(({ layer, property, value }) => ({
      layer,
      property: property as Painting[1],
      value: value(colors),
    }))
  return tilesStyle(base, colors, language).layers.flatMap(({ id, paint = {} }) =>
    Object.entries(paint)
      .filter(([property]) => property.endsWith('-color'))
      .map(([property, value]) => ({
        layer: id,
        property: property as Painting[1],
        value: value as Painting[2],
      })),
  )
}
