import { layers } from '@protomaps/basemaps'
import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { type BasemapColors, MAP_FONT } from '../basemap/index.ts'
import { TILES } from './mapTiles.ts'
import { tilesFlavor } from './tilesFlavor.ts'

/** Signs of the sprite, which is not loaded. */
const SIGNS = new Set(['roads_oneway', 'pois'])
/** Their text is a number of the road or of the house, not a name. */
const NUMBERS = new Set(['roads_shields', 'address_label'])

/** A name in the product's language where the file has it, else as the place's people write it. */
const nameIn = (language: string): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${language.split('-')[0]}`],
  ['get', 'name'],
]

/** A label without signs and without glyphs of others: maplibre draws the product's own font. */
function ownLabel(layer: SymbolLayerSpecification, language: string, halo: string): SymbolLayerSpecification {
  const layout = Object.fromEntries(
    Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith('icon-')),
  )
  const isNumber = NUMBERS.has(layer.id)
  return {
    ...layer,
    layout: {
      ...layout,
      'text-font': MAP_FONT,
      ...(isNumber ? {} : { 'text-field': nameIn(language) }),
      ...(layer.id === 'roads_shields' ? { 'text-size': 10 } : {}),
    },
    paint: { ...layer.paint, 'text-halo-color': halo, 'text-halo-width': 2 },
  }
}

/** The layers of a tiles file with the schema of Protomaps, in the tenant's colours and the user's language. */
export function tilesLayers(colors: BasemapColors, language: string): LayerSpecification[] {
  // One flavour and one schema: the package is typed with a style specification of its own.
  const made = layers(TILES, tilesFlavor(colors), {
    lang: language.split('-')[0] ?? 'en',
  }) as LayerSpecification[]
  return (
    made
      // Around the file's area the shipped land shows through.
      .filter(({ id, type }) => type !== 'background' && !SIGNS.has(id))
      .map((layer) => (layer.type === 'symbol' ? ownLabel(layer, language, colors.halo) : layer))
      .map((layer) => ({ ...layer, id: `${TILES}-${layer.id}` }))
  )
}
