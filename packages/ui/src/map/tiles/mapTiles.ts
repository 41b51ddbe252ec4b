import type { LayerSpecification } from 'maplibre-gl'
import type { BasemapColors } from '../basemap/index.ts'

/** Source of a tiles file, and the beginning of its layers' names. */
export const TILES = 'tiles'

/** A tiles file that was opened and can be read. */
export interface MapTiles {
  /** Address for the map's source. */
  readonly source: string
  readonly layers: (colors: BasemapColors, language: string) => LayerSpecification[]
}

/** Whether an address is that of a tiles file (PMTiles) rather than of a map style. */
export const isTilesFile = (address: string): boolean => /\.pmtiles(?:[?#]|$)/i.test(address)
