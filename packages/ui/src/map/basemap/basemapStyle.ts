import type {
  DataDrivenPropertyValueSpecification,
  FilterSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'

/** What `basemap.json` holds; see NOTICE.md for where it comes from. */
export interface BasemapData {
  readonly topo: Topology
  /** name, lng, lat, rank 0 (largest) … 5, capital 0 or 1, thousands of inhabitants */
  readonly places: readonly (readonly [string, number, number, number, number, number])[]
  /** name, lng, lat, area in square degrees */
  readonly states: readonly (readonly [string, number, number, number])[]
  /** ISO 3166 numeric code, lng, lat, area in square degrees */
  readonly countries: readonly (readonly [string, number, number, number])[]
}

/** Nothing but water: drawn where the basemap did not come. */
export const NO_BASEMAP: BasemapData = {
  topo: { type: 'Topology', objects: {}, arcs: [] },
  places: [],
  states: [],
  countries: [],
}

/** The tokens that the basemap paints with, without the prefix `map-`. */
export const BASEMAP_COLORS = [
  'water',
  'land',
  'land-focus',
  'coast',
  'border',
  'state',
  'river',
  'text',
  'text-muted',
  'halo',
] as const
export type BasemapColor = (typeof BASEMAP_COLORS)[number]

/** Each token as a colour that maplibre's parser knows: hex, rgb, hsl or a name; never `var()` or `oklch()`. */
export type BasemapColors = Readonly<Record<BasemapColor, string>>

type ColorValue = DataDrivenPropertyValueSpecification<string>

/** One colour of one layer: what a change of theme sets anew. */
export interface BasemapPaint {
  readonly layer: string
  readonly property: string
  readonly value: (colors: BasemapColors) => ColorValue
}

const paint = (layer: string, property: string, color: BasemapColor): BasemapPaint => ({
  layer,
  property,
  value: (colors) => colors[color],
})

/** Source and layer of the fine grid; the map fills it for what it shows. */
export const GRID = 'grid'
/** From here on the land has nothing of its own to show: the grid gives the eye a hold. */
export const GRID_FROM_ZOOM = 9

/** Every colour of the style, in one list, so that drawing and re-colouring cannot drift apart. */
export const BASEMAP_PAINTS: readonly BasemapPaint[] = [
  paint('water', 'background-color', 'water'),
  {
    layer: 'land',
    property: 'fill-color',
    // The countries that the product serves stand out a little.
    value: (colors) => ['case', ['has', 'f'], colors['land-focus'], colors.land],
  },
  paint(GRID, 'line-color', 'state'),
  paint('coast', 'line-color', 'coast'),
  paint('lake', 'fill-color', 'water'),
  paint('river', 'line-color', 'river'),
  paint('state', 'line-color', 'state'),
  paint('border', 'line-color', 'border'),
  paint('place-dot', 'circle-color', 'land-focus'),
  paint('place-dot', 'circle-stroke-color', 'text-muted'),
  paint('place', 'text-color', 'text-muted'),
  paint('place', 'text-halo-color', 'halo'),
  paint('state-name', 'text-color', 'text-muted'),
  paint('state-name', 'text-halo-color', 'halo'),
  paint('country-name', 'text-color', 'text-muted'),
  paint('country-name', 'text-halo-color', 'halo'),
]

/** The family comes first: maplibre reads the weight from the words of the first name only. */
export const MAP_FONT = ['Inter Variable', 'sans-serif']

/**
 * Where a place's name may stand: beside its dot; else, where something covers the dot, as far off as that reaches. In
 * the name's own size, from its anchor.
 */
const PLACE_ANCHORS: (string | [number, number])[] = [
  'left',
  [0.5, 0],
  'right',
  [-0.5, 0],
  'top',
  [0, 0.5],
  'bottom',
  [0, -0.5],
  'top',
  [0, 2.3],
  'bottom',
  [0, -2.3],
  'left',
  [2.5, 0],
  'right',
  [-2.5, 0],
]

const point = (lng: number, lat: number, properties: Record<string, unknown>): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
})
const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

/** Names of countries by their numeric code, in a language; undefined for what has no name. */
function countryNames(language: string): (numeric: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return (numeric) => {
    const region = /^\d{3}$/.test(numeric) ? new Intl.Locale(`und-${numeric}`).region : undefined
    return region && !/^\d/.test(region) ? names.of(region) : undefined
  }
}

/** Small places appear as the map comes closer. */
const PLACE_FILTER: FilterSpecification = [
  '<=',
  ['get', 'r'],
  ['step', ['zoom'], 0, 4, 1, 5.5, 2, 6.5, 3, 7.5, 4, 9, 6],
]

/**
 * The map that ships with the product, as a maplibre style: no glyphs, no sprite, nothing fetched.
 *
 * @param language BCP 47 tag for the names of countries; the other names are as their people write them.
 */
export function basemapStyle(data: BasemapData, colors: BasemapColors, language: string): StyleSpecification {
  const shape = (name: string): GeoJSON.GeoJSON => {
    const object = data.topo.objects[name]
    return object ? feature(data.topo, object) : collection([])
  }
  const nameOf = countryNames(language)
  const paintOf = (layer: string) =>
    Object.fromEntries(
      BASEMAP_PAINTS.filter((entry) => entry.layer === layer).map(({ property, value }) => [
        property,
        value(colors),
      ]),
    )
  const places: StyleSpecification['sources'][string] = {
    type: 'geojson',
    maxzoom: 10,
    data: collection(data.places.map(([n, lng, lat, r, c]) => point(lng, lat, { n, r, c }))),
  }
  return {
    version: 8,
    name: 'corrente',
    sources: {
      land: { type: 'geojson', data: shape('land'), tolerance: 0.2, maxzoom: 10 },
      border: { type: 'geojson', data: shape('border'), tolerance: 0.2, maxzoom: 10 },
      state: { type: 'geojson', data: shape('state'), tolerance: 0.2, maxzoom: 10 },
      river: { type: 'geojson', data: shape('river'), maxzoom: 10 },
      lake: { type: 'geojson', data: shape('lake'), maxzoom: 10 },
      places,
      [GRID]: { type: 'geojson', data: collection([]) },
      states: {
        type: 'geojson',
        maxzoom: 8,
        data: collection(data.states.map(([n, lng, lat, a]) => point(lng, lat, { n, a }))),
      },
      countries: {
        type: 'geojson',
        maxzoom: 6,
        data: collection(
          data.countries.flatMap(([id, lng, lat, a]) => {
            const n = nameOf(id)
            return n ? [point(lng, lat, { n, a })] : []
          }),
        ),
      },
    },
    layers: [
      { id: 'water', type: 'background', paint: paintOf('water') },
      { id: 'land', type: 'fill', source: 'land', paint: { ...paintOf('land'), 'fill-antialias': false } },
      {
        id: GRID,
        type: 'line',
        source: GRID,
        minzoom: GRID_FROM_ZOOM,
        paint: {
          ...paintOf(GRID),
          'line-width': 1,
          'line-opacity': ['interpolate', ['linear'], ['zoom'], GRID_FROM_ZOOM, 0, GRID_FROM_ZOOM + 1, 0.45],
        },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { ...paintOf('coast'), 'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.4, 8, 1] },
      },
      { id: 'lake', type: 'fill', source: 'lake', paint: paintOf('lake') },
      {
        id: 'river',
        type: 'line',
        source: 'river',
        paint: { ...paintOf('river'), 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 10, 2.5] },
      },
      {
        id: 'state',
        type: 'line',
        source: 'state',
        minzoom: 3,
        paint: { ...paintOf('state'), 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 9, 1.4] },
      },
      {
        id: 'border',
        type: 'line',
        source: 'border',
        paint: { ...paintOf('border'), 'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 9, 1.8] },
      },
      {
        id: 'place-dot',
        type: 'circle',
        source: 'places',
        minzoom: 4,
        filter: PLACE_FILTER,
        paint: {
          ...paintOf('place-dot'),
          'circle-radius': ['case', ['==', ['get', 'c'], 1], 3, 2],
          'circle-stroke-width': 1,
        },
      },
      {
        id: 'place',
        type: 'symbol',
        source: 'places',
        minzoom: 3.5,
        filter: PLACE_FILTER,
        layout: {
          'text-field': ['get', 'n'],
          'text-font': MAP_FONT,
          'text-size': [
            'interpolate',
            ['linear'],
            ['zoom'],
            4,
            ['match', ['get', 'r'], 0, 12, 1, 11, 10],
            9,
            ['match', ['get', 'r'], 0, 16, 1, 14, 2, 13, 12],
          ],
          'text-variable-anchor-offset': PLACE_ANCHORS,
          'text-justify': 'auto',
          'symbol-sort-key': ['get', 'r'],
          'text-max-width': 8,
        },
        paint: { ...paintOf('place'), 'text-halo-width': 1.2 },
      },
      {
        id: 'state-name',
        type: 'symbol',
        source: 'states',
        minzoom: 4.2,
        maxzoom: 8,
        layout: {
          'text-field': ['get', 'n'],
          'text-font': MAP_FONT,
          'text-size': ['interpolate', ['linear'], ['zoom'], 4, 9, 8, 13],
          'text-letter-spacing': 0.12,
          'text-transform': 'uppercase',
          'symbol-sort-key': ['-', 0, ['get', 'a']],
          'text-padding': 8,
        },
        paint: { ...paintOf('state-name'), 'text-halo-width': 1 },
      },
      {
        id: 'country-name',
        type: 'symbol',
        source: 'countries',
        maxzoom: 6,
        layout: {
          'text-field': ['get', 'n'],
          'text-font': MAP_FONT,
          'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 5, 16],
          'text-transform': 'uppercase',
          'text-letter-spacing': 0.15,
          'symbol-sort-key': ['-', 0, ['get', 'a']],
        },
        paint: { ...paintOf('country-name'), 'text-halo-width': 1.2 },
      },
    ],
  }
}
