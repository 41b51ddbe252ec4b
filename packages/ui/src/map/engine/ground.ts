import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl'
import { BASEMAP_PAINTS, GRID, GRID_FROM_ZOOM } from '../basemap/index.ts'
import type { MapBase } from './createMap.ts'
import { gridLines } from './gridLines.ts'
import { basemapColorsAt, type ColorReader, colorReaderAt, watchTheme } from './resolveColors.ts'

/** Of the view's size, filled with grid ahead on each side. */
const PAD = 0.6

export interface GroundOptions {
  readonly map: MapLibreMap
  readonly container: HTMLElement
  readonly base: MapBase
  /** The tenant or the scheme changed; the basemap has its new colours. */
  readonly onRecolor?: (read: ColorReader) => void
}

/** Keeps the embedded basemap in the tenant's colours, and its fine grid where the view is; returns the end of it. */
export function keepGround({ map, container, base, onRecolor }: GroundOptions): () => void {
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
  map.on('style.load', fillGrid)
  map.on('moveend', fillGrid)
  let frame = 0
  const stopWatching = watchTheme(container, () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const read = colorReaderAt(container)
      if (isEmbedded) {
        const colors = basemapColorsAt(read)
        // The list names paint properties of its own layers only; the style is built from it.
        for (const { layer, property, value } of BASEMAP_PAINTS)
          map.setPaintProperty(layer, property as Parameters<typeof map.setPaintProperty>[1], value(colors))
      }
      onRecolor?.(read)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    stopWatching()
  }
}
