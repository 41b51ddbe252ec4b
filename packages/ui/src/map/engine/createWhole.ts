import type { MapLibreMap } from 'maplibre-gl'
import { SELECTED_ZOOM } from './choice.ts'
import type { MapModel } from './createModel.ts'
import type { OpenMap } from './openMap.ts'
import { boxAround, type MapPlace } from './views.ts'

export interface WholeOptions {
  readonly opensWhole?: boolean | undefined
  readonly onLeft?: ((place: MapPlace) => void) | undefined
}

/** The view of all points, and the memory of where the map was left. */
export interface Whole {
  /** Shows every point. */
  readonly showAll: () => void
  /** The opening: shows every point once there are any, unless somebody moved the map before. */
  readonly open: () => void
}

/** Keeps one map's view of all its points; a place that is left is told when the map comes to rest. */
export function createWhole({ map, listen }: OpenMap, model: MapModel, options: WholeOptions): Whole {
  let isOpening = options.opensWhole === true
  let isFitting = false
  let isWhole = false
  let last = placeOf(map)

  const showAll = (isAnimated: boolean) => {
    const box = boxAround(model.points)
    if (!box) return
    isFitting = true
    map.fitBounds(box, { padding: 56, maxZoom: SELECTED_ZOOM, animate: isAnimated })
    isFitting = false
  }
  listen('movestart', () => {
    isOpening = false
    // Fitting starts its move at once.
    isWhole = isFitting
  })
  listen('moveend', () => {
    const place = placeOf(map)
    // A resize moves nothing that anybody meant.
    if (
      place.zoom === last.zoom &&
      place.center.lat === last.center.lat &&
      place.center.lng === last.center.lng
    )
      return
    last = place
    options.onLeft?.(isWhole ? 'whole' : place)
  })
  return {
    showAll: () => showAll(true),
    open: () => {
      if (!isOpening || model.points.length === 0) return
      showAll(false)
      isOpening = false
    },
  }
}

function placeOf(map: MapLibreMap) {
  const { lat, lng } = map.getCenter()
  return { center: { lat, lng }, zoom: map.getZoom() }
}
