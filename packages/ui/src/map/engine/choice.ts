import { type MapLibreMap, Marker } from 'maplibre-gl'
import type { MapPoint, MapStatus } from '../types.ts'
import type { MapModel } from './createModel.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The selected point: always drawn alone and on top, whatever cluster it belongs to. */
interface Selection {
  show(point: MapPoint, status: MapStatus): void
  hide(): void
}

/** Keeps the mark of the selected point of one map. */
function createSelection(map: MapLibreMap): Selection {
  const element = document.createElement('div')
  element.dataset.mapSelected = ''
  element.setAttribute('aria-hidden', 'true')
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 16 16')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('fill-rule', 'evenodd')
  svg.append(path)
  const name = document.createElement('span')
  element.append(svg, name)
  const marker = new Marker({ element })
  let isShown = false
  return {
    show(point, { mark, token }) {
      path.setAttribute('d', mark)
      path.style.fill = `var(--${token})`
      name.textContent = point.label
      marker.setLngLat([point.lng, point.lat])
      if (!isShown) marker.addTo(map)
      isShown = true
    },
    hide() {
      if (isShown) marker.remove()
      isShown = false
    },
  }
}

/** The zoom that selecting a point goes to (HOM-018). */
export const SELECTED_ZOOM = 15

/** Which point is selected, and its mark. */
export interface Choice {
  /** Where the selected point stands in the model; undefined while it is not on the map. */
  index(): number | undefined
  /** Selects another point, or none. */
  choose(id: string | undefined): void
  /** Takes the mark off the map. */
  leave(): void
  /** Draws the mark as the model is now, and goes to a point that was chosen and has come. */
  mark(): void
}

/** Keeps the selected point of one map, also while the point is not on it yet. */
export function createChoice(map: MapLibreMap, model: MapModel, statuses: readonly MapStatus[]): Choice {
  const selection = createSelection(map)
  let selectedId: string | undefined
  let isAwaited = false
  const index = () => (selectedId === undefined ? undefined : model.indexOf(selectedId))
  return {
    index,
    choose(id) {
      isAwaited = id !== undefined
      selectedId = id
    },
    leave: selection.hide,
    mark() {
      const at = index()
      const point = at === undefined ? undefined : model.points[at]
      const status = at === undefined ? undefined : statuses[model.statusAt(at)]
      if (!point || !status) {
        selection.hide()
        return
      }
      selection.show(point, status)
      if (isAwaited) map.flyTo({ center: [point.lng, point.lat], zoom: SELECTED_ZOOM, maxDuration: 1_200 })
      isAwaited = false
    },
  }
}
