import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import type { MapTiles } from './mapTiles.ts'
import { tilesLayers } from './tilesLayers.ts'

/** A host that says nothing for so long has no map. */
const PATIENCE_MS = 10_000

let protocol: Protocol | undefined

/** The protocol by which maplibre asks for tiles of files; it is global, so it is added once. */
function tilesProtocol(): Protocol {
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  return protocol
}

/** Of a place in degrees, the tile at a zoom that it lies in. */
function tileAt(lng: number, lat: number, zoom: number): [zoom: number, x: number, y: number] {
  const count = 2 ** zoom
  const angle = (lat * Math.PI) / 180
  const clamp = (at: number) => Math.min(count - 1, Math.max(0, Math.floor(at * count)))
  return [zoom, clamp((lng + 180) / 360), clamp((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2)]
}

/** Reads the beginning of a file, and one tile. @throws where it is no file of vector tiles. */
async function read(file: PMTiles): Promise<void> {
  const { tileType, minZoom, centerLon, centerLat } = await file.getHeader()
  if (tileType !== TileType.Mvt) throw new Error('The file holds no vector tiles.')
  // A damaged directory shows only here; that the middle of the file holds nothing does not matter.
  await file.getZxy(...tileAt(centerLon, centerLat, minZoom))
}

/**
 * Opens a file of map tiles (PMTiles) by its address.
 *
 * @throws where it is not there, its host answers no ranges, or it cannot be read; also after ten seconds of silence.
 */
export async function openTiles(address: string): Promise<MapTiles> {
  const file = new PMTiles(new URL(address, document.baseURI).href)
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The file does not come.')), PATIENCE_MS)
  })
  try {
    await Promise.race([read(file), silence])
  } finally {
    clearTimeout(timer)
  }
  tilesProtocol().add(file)
  return { source: `pmtiles://${file.source.getKey()}`, layers: tilesLayers }
}
