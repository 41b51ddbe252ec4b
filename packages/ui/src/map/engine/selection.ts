import { type MapLibreMap, Marker } from 'maplibre-gl'
import type { MapPoint, MapStatus } from '../types.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The selected point: always drawn alone and on top, whatever cluster it belongs to. */
export interface Selection {
  show(point: MapPoint, status: MapStatus): void
  hide(): void
}

/** Keeps the mark of the selected point of one map. */
export function createSelection(map: MapLibreMap): Selection {
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
