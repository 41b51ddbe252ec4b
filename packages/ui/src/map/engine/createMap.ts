import { MapLibreMap, type MapOptions, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { basemapStyle } from '../basemap/index.ts'
import type { LatLng } from '../types.ts'
import type { MapBase } from './mapBase.ts'
import { basemapColorsAt, colorReaderAt } from './resolveColors.ts'
import { sketchUntilDrawn } from './sketch.ts'
import { tilesStyle } from './tilesStyle.ts'

setWorkerUrl(workerUrl)

/** Closest zoom; beyond it nothing becomes clearer. */
export const MAX_ZOOM = 18

/** How a map is made. */
export interface MapSetup {
  /** An empty element with a size; the map fills it. Its tenant and scheme give the colours. */
  readonly container: HTMLElement
  readonly center: LatLng
  readonly zoom: number
  /** The map's own sentences, see maplibre's `locale`. */
  readonly sentences: Readonly<Record<string, string>>
  /** BCP 47 tag for the names of countries. */
  readonly language: string
  readonly base: MapBase
  /** Moves jump, nothing fades. */
  readonly isStill: boolean
  /** For tests and pictures: options of maplibre's own. */
  readonly map?: Partial<MapOptions>
}

/** An address with the provider's key where it has a place for it. */
export const withKey = (url: string, key: string | undefined) =>
  key === undefined ? url : url.replaceAll('{key}', encodeURIComponent(key))

function styleOf({ base, container, language }: MapSetup): StyleSpecification | string {
  switch (base.kind) {
    case 'embedded':
      return basemapStyle(base.data, basemapColorsAt(colorReaderAt(container)), language)
    case 'tiles':
      return tilesStyle(base, basemapColorsAt(colorReaderAt(container)), language)
    case 'style':
      return withKey(base.url, base.key)
    case 'none':
      return { version: 8, sources: {}, layers: [] }
  }
}

/**
 * maplibre's own observer makes the canvas anew where the map is taken out of the page and again where it comes back as
 * large as it was: a blank moment, and most of the time that opening a page with a map takes.
 */
function followSize(map: MapLibreMap, container: HTMLElement): void {
  const canvas = map.getCanvas()
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = container
    if (width === 0 || height === 0) return
    if (width === canvas.clientWidth && height === canvas.clientHeight) return
    map.resize().redraw()
  })
  observer.observe(container)
  map.on('remove', () => observer.disconnect())
}

/**
 * A flat map with north up, without controls of its own.
 * @throws where the browser has no WebGL2.
 */
export function createMap(setup: MapSetup): MapLibreMap {
  const { container, center, zoom, base, isStill } = setup
  const map = new MapLibreMap({
    container,
    style: styleOf(setup),
    center: [center.lng, center.lat],
    zoom,
    minZoom: 1,
    maxZoom: MAX_ZOOM,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // Its own control writes HTML from text, which the page's policy refuses; the view writes the credits.
    attributionControl: false,
    // `followSize` does.
    trackResize: false,
    fadeDuration: isStill ? 0 : 160,
    reduceMotion: isStill,
    locale: { ...setup.sentences },
    ...setup.map,
  })
  followSize(map, container)
  sketchUntilDrawn(map, container, base)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (base.kind === 'style') {
    const { key } = base
    map.setTransformRequest((url) => ({ url: withKey(url, key) }))
  }
  return map
}
