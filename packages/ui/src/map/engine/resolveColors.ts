import type { ColorToken } from '@corrente/themes'
import { BASEMAP_COLORS, type BasemapColors } from '../basemap/index.ts'

/** Reads tokens as plain rgba: maplibre knows neither `var()` nor `oklch()` nor `color-mix()`. */
export type ColorReader = (token: ColorToken) => string

/** Drawn while a skin is not there yet: the system's own colours. */
const WITHOUT_SKIN = 'GrayText'

/** What was read once, by what the skin writes: a map that comes back asks for all its colours again. */
const known = new Map<string, string>()

/**
 * Reads the tokens that hold at an element, through one pixel of a canvas: the browser itself turns whatever the skin
 * writes into red, green, blue and alpha. A token without a value gives a system colour.
 */
export function colorReaderAt(element: Element): ColorReader {
  const canvas = element.ownerDocument.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const computed = getComputedStyle(element)
  return (token) => {
    const raw = computed.getPropertyValue(`--${token}`).trim() || WITHOUT_SKIN
    const found = known.get(raw)
    if (found !== undefined || !context) return found ?? raw
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = WITHOUT_SKIN
    context.fillStyle = raw
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
    const color = `rgba(${red},${green},${blue},${Math.round((alpha / 255) * 1000) / 1000})`
    // A colour by name may be the system's, which changes.
    if (/[#(]/.test(raw)) known.set(raw, color)
    return color
  }
}

/** The basemap's colours at an element. */
export function basemapColorsAt(read: ColorReader): BasemapColors {
  // Built from the very list that the type is made of.
  return Object.fromEntries(BASEMAP_COLORS.map((name) => [name, read(`map-${name}`)])) as BasemapColors
}

/** Calls back when the tenant or the scheme of an element changes, or a skin arrives; returns the end of the watch. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const page = element.ownerDocument
  const observer = new MutationObserver(onChange)
  const watched = { attributes: true, attributeFilter: ['data-tenant', 'data-scheme'] }
  for (let at = element.closest('[data-tenant]'); at; at = at.parentElement?.closest('[data-tenant]') ?? null)
    observer.observe(at, watched)
  observer.observe(page.documentElement, watched)
  const onLoad = (event: Event) => {
    if (event.target instanceof HTMLLinkElement) onChange()
  }
  // A stylesheet's load event does not bubble; it can only be caught on its way down.
  page.addEventListener('load', onLoad, true)
  return () => {
    observer.disconnect()
    page.removeEventListener('load', onLoad, true)
  }
}
