import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl'
import { GRID, GRID_FROM_ZOOM } from '../basemap/index.ts'
import { gridLines } from './gridLines.ts'
import type { MapBase } from './mapBase.ts'
import type { Listen } from './openMap.ts'
import { basemapColorsAt, type ColorReader, colorReaderAt, watchTheme } from './resolveColors.ts'
import { paintsOf } from './tilesStyle.ts'

/** Of the view's size, filled with grid ahead on each side. */
const PAD = 0.6

export interface GroundOptions {
  readonly map: MapLibreMap
  readonly listen: Listen
  /** The style stands already, perhaps in the colours of another time. */
  readonly isStyled: boolean
  readonly container: HTMLElement
  readonly base: MapBase
  /** BCP 47 tag, as the map was made with it. */
  readonly language: string
  /** The tenant or the scheme changed; the basemap has its new colours. */
  readonly onRecolor?: (read: ColorReader) => void
}

/** Keeps the basemap or the tiles in the tenant's colours, and the fine grid where the view is; returns the end of it. */
export function keepGround(options: GroundOptions): () => void {
  const { map, listen, isStyled, container, base, language, onRecolor } = options
  const isEmbedded = base.kind === 'embedded'
  const fillGrid = () => {
    const zoom = map.getZoom()
    const source = isEmbedded && zoom >= GRID_FROM_ZOOM ? map.getSource<GeoJSONSource>(GRID) : undefined
    if (!source) return
    const box = map.getBounds()
    const [west, south, east, north] = [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()]
    const [dx, dy] = [(east - west) * PAD, (north - south) * PAD]
    // The tiles come from a worker when they come; a map that was removed meanwhile is nobody's error.
    void source.setData(gridLines([west - dx, south - dy, east + dx, north + dy], zoom))
  }
  listen('style.load', fillGrid)
  listen('moveend', fillGrid)
  const recolor = () => {
    const read = colorReaderAt(container)
    for (const { layer, property, value } of paintsOf(base, basemapColorsAt(read), language))
      map.setPaintProperty(layer, property, value)
    onRecolor?.(read)
  }
  if (isStyled) {
    recolor()
    fillGrid()
  }
  let frame = 0
  const stopWatching = watchTheme(container, () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(recolor)
  })
  return () => {
    cancelAnimationFrame(frame)
    stopWatching()
  }
}
