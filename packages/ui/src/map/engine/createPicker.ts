import { theme } from '@corrente/themes'
import { type MapLibreMap, Marker } from 'maplibre-gl'
import type { LatLng } from '../types.ts'
import { SELECTED_ZOOM } from './choice.ts'
import type { MapSetup } from './createMap.ts'
import { keepGround } from './ground.ts'
import { openMap } from './openMap.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** What an arrow key moves the pin by, CSS pixels; with Shift the small one. */
const STEP = 8
const SMALL_STEP = 1
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const BODY = 'M14 1C7.4 1 2 6.3 2 12.9c0 8.6 12 22.1 12 22.1s12-13.5 12-22.1C26 6.3 20.6 1 14 1Z'

export interface PickerOptions extends MapSetup {
  /** Where the pin stands at first. */
  readonly at: LatLng | undefined
  /** A click, the end of a drag, an arrow key: the pin stands there now. */
  readonly onPick: (at: LatLng) => void
  /** The base style did not come. */
  readonly onBaseLost?: (() => void) | undefined
}

/** A map with one pin, outside React. */
export interface Picker {
  readonly map: MapLibreMap
  /** Puts the pin where somebody else says, and looks there; undefined takes it away. */
  place(at: LatLng | undefined): void
  /** What assistive technology says of the pin. */
  name(text: string): void
  /** Puts the pin into the middle of what is seen. */
  pickCenter(): void
  /** Looks at the pin. */
  recenter(): void
  zoomBy(steps: 1 | -1): void
  dispose(): void
}

function makePin(): HTMLButtonElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.dataset.mapPin = ''
  const svg = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries({
    width: 28,
    height: 36,
    viewBox: '0 0 28 36',
    'aria-hidden': true,
  }))
    svg.setAttribute(name, String(value))
  const body = document.createElementNS(SVG, 'path')
  body.setAttribute('d', BODY)
  body.setAttribute('stroke-width', '2')
  body.style.fill = theme.brand.text
  body.style.stroke = theme.bg.surface
  const eye = document.createElementNS(SVG, 'circle')
  for (const [name, value] of Object.entries({ cx: 14, cy: 13, r: 4.5 }))
    eye.setAttribute(name, String(value))
  eye.style.fill = theme.bg.surface
  svg.append(body, eye)
  pin.append(svg)
  return pin
}

const isSame = (a: LatLng | undefined, b: LatLng | undefined) =>
  a === b || (a !== undefined && b !== undefined && Math.hypot(a.lat - b.lat, a.lng - b.lng) < 1e-6)

/**
 * Draws a map whose pin a click, a drag or the arrow keys move (STF-059).
 *
 * @throws where the browser has no WebGL2: the coordinates can still be typed.
 */
export function createPicker(options: PickerOptions): Picker {
  const { container, base, language, onPick } = options
  const { map, listen, isStyled, leave } = openMap(options, false)
  const leaveGround = keepGround({ map, listen, isStyled, container, base, language })
  const pin = makePin()
  const marker = new Marker({ element: pin, anchor: 'bottom', draggable: true })
  let at: LatLng | undefined

  const put = (next: LatLng | undefined) => {
    // Put on the map anew it would lose the focus.
    const isNew = at === undefined
    at = next
    if (!next) marker.remove()
    else {
      marker.setLngLat([next.lng, next.lat])
      if (isNew) marker.addTo(map)
    }
  }
  const pick = (next: LatLng) => {
    const { lng, lat } = next
    put({ lat: Math.min(90, Math.max(-90, lat)), lng })
    if (at) onPick(at)
  }
  const look = () => {
    if (at) map.easeTo({ center: [at.lng, at.lat], zoom: Math.max(map.getZoom(), SELECTED_ZOOM) })
  }

  let hasStyle = false
  map.on('style.load', () => {
    hasStyle = true
  })
  // A lost tile is nothing that an operator can mend.
  map.on('error', () => {
    if (!hasStyle) options.onBaseLost?.()
  })
  map.on('click', ({ lngLat }) => {
    pick(lngLat)
    look()
  })
  marker.on('dragend', () => pick(marker.getLngLat()))
  // A press of the pin is not a click on the map behind it.
  pin.addEventListener('click', (event) => event.stopPropagation())
  pin.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (!arrow || !at) return
    // The map would move as well.
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? SMALL_STEP : STEP
    const from = map.project([at.lng, at.lat])
    const to = map.unproject([from.x + arrow[0] * step, from.y + arrow[1] * step])
    pick(to)
    if (!map.getBounds().contains(to)) map.panTo(to)
  })
  put(options.at)

  return {
    map,
    place(next) {
      if (isSame(at, next)) return
      put(next)
      look()
    },
    name(text) {
      pin.setAttribute('aria-label', text)
      pin.title = text
    },
    pickCenter() {
      pick(map.getCenter())
      pin.focus()
    },
    recenter: look,
    zoomBy(steps) {
      map.easeTo({ zoom: map.getZoom() + steps })
    },
    dispose() {
      leaveGround()
      marker.remove()
      leave()
    },
  }
}
