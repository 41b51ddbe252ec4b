/** A round distance and how wide it is drawn. */
export interface ScaleBar {
  /** 1, 2, 3 or 5 times a power of ten. */
  readonly metres: number
  /** CSS pixels. */
  readonly width: number
}

const EARTH_METRES = 40_075_016.686
const ROUND = [1, 2, 3, 5, 10] as const

/**
 * The longest round distance that fits.
 *
 * @param lat degrees, at the middle of the map: distances stretch away from the equator
 * @param zoom of tiles of 512 pixels, as maplibre counts
 * @param most CSS pixels that the bar may take
 */
export function scaleBar(lat: number, zoom: number, most: number): ScaleBar {
  const perPixel = (EARTH_METRES * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom)
  const room = perPixel * most
  const power = 10 ** Math.floor(Math.log10(room))
  const metres = (ROUND.findLast((step) => step * power <= room) ?? 1) * power
  return { metres, width: metres / perPixel }
}
