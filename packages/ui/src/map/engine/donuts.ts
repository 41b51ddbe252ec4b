import { theme } from '@corrente/themes'
import { type MapLibreMap, Marker } from 'maplibre-gl'
import { textScale } from '../../foundations/index.ts'
import type { ClusterTree } from '../cluster/index.ts'
import type { MapStatus } from '../types.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The hole takes 80 % of the width, as in the product's other pies (HOM-021). */
const CUTOUT = 0.8

interface Donut {
  readonly marker: Marker
  readonly button: HTMLButtonElement
  readonly arcs: readonly SVGCircleElement[]
  readonly round: number
  /** What each arc was last drawn with. */
  readonly dashes: string[]
}

export interface DonutsOptions {
  readonly map: MapLibreMap
  readonly statuses: readonly MapStatus[]
  /** Written into the hole. */
  readonly writeCount: (count: number) => string
  /** What assistive technology and the tooltip say of a cluster. */
  readonly describe: (total: number, counts: ArrayLike<number>) => string
  readonly onOpen: (slot: number) => void
}

/** The clusters that are drawn, as buttons of the page: repainted in place, without a frame of the map's own. */
export interface Donuts {
  /** Shows these clusters and no others. */
  show(tree: ClusterTree, slots: readonly number[]): void
  /** Repaints those whose counts changed. */
  repaint(tree: ClusterTree, dirty: ReadonlySet<number>): void
  /** Number of donuts that stand on the page. */
  readonly size: number
  clear(): void
}

/** Names follow the pictures at a reader's pace. */
const NAME_EVERY_MS = 2_000

/** How wide the donut of a cluster is, CSS pixels. */
export const donutSize = (total: number): number =>
  total < 10 ? 36 : total < 100 ? 42 : total < 1_000 ? 50 : 60

const shape = <K extends 'svg' | 'g' | 'circle' | 'text'>(
  name: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] => {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Whole numbers fit into the hole, whatever their length. */
const fontFor = (letters: number, size: number, scale: number) =>
  Math.min(scale * (size < 42 ? 12 : 14), Math.floor((size * CUTOUT * 0.86) / (letters * 0.58)))

/** Keeps the donuts of one map. */
export function createDonuts({ map, statuses, writeCount, describe, onOpen }: DonutsOptions): Donuts {
  let shown = new Map<number, Donut>()
  const scale = textScale()

  const make = (tree: ClusterTree, slot: number): Donut => {
    const total = tree.shape.total[slot] ?? 0
    const size = donutSize(total)
    const radius = size / 2
    const width = radius * (1 - CUTOUT)
    const ring = radius - width / 2
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.mapDonut = ''
    // The list beside the map is the keyboard's way; a tab stop per cluster would be in nobody's order.
    button.tabIndex = -1
    const svg = shape('svg', { width: size, height: size, 'aria-hidden': 'true' })
    const face = shape('circle', { cx: radius, cy: radius, r: radius })
    face.style.fill = theme.bg.surface
    const turned = shape('g', { transform: `rotate(-90 ${radius} ${radius})` })
    const arcs = statuses.map(({ token }) => {
      const arc = shape('circle', { cx: radius, cy: radius, r: ring, fill: 'none', 'stroke-width': width })
      arc.style.stroke = `var(--${token})`
      turned.append(arc)
      return arc
    })
    const text = shape('text', {
      x: radius,
      y: radius,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    })
    text.style.fill = theme.fg.default
    text.textContent = writeCount(total)
    text.setAttribute('font-size', String(fontFor(text.textContent.length, size, scale)))
    svg.append(face, turned, text)
    button.append(svg)
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      onOpen(slot)
    })
    const [lng = 0, lat = 0] = tree.shape.at.subarray(slot * 2, slot * 2 + 2)
    const marker = new Marker({ element: button }).setLngLat([lng, lat]).addTo(map)
    return { marker, button, arcs, round: 2 * Math.PI * ring, dashes: [] }
  }

  const name = (donut: Donut, tree: ClusterTree, slot: number) => {
    const words = describe(tree.shape.total[slot] ?? 0, tree.countsAt(slot))
    donut.button.setAttribute('aria-label', words)
    donut.button.title = words
  }

  const paint = (donut: Donut, tree: ClusterTree, slot: number) => {
    const counts = tree.countsAt(slot)
    const total = tree.shape.total[slot] ?? 1
    let passed = 0
    for (const [k, arc] of donut.arcs.entries()) {
      const length = ((counts[k] ?? 0) / total) * donut.round
      // A gap up to where the arc begins, the arc, and a gap for the rest of the ring: one attribute says it all.
      const dashes = length > 0 ? `0 ${passed} ${length} ${donut.round}` : `0 ${donut.round}`
      passed += length
      if (donut.dashes[k] === dashes) continue
      donut.dashes[k] = dashes
      arc.setAttribute('stroke-dasharray', dashes)
    }
  }

  // Pictures change at once; words, which cost more than the picture, follow when there is time.
  const unnamed = new Set<number>()
  let naming: ReturnType<typeof setTimeout> | undefined
  let named: ClusterTree | undefined
  const nameLater = (tree: ClusterTree, slot: number) => {
    unnamed.add(slot)
    named = tree
    naming ??= setTimeout(() => {
      naming = undefined
      for (const each of unnamed) {
        const donut = shown.get(each)
        if (donut && named) name(donut, named, each)
      }
      unnamed.clear()
    }, NAME_EVERY_MS)
  }

  return {
    get size() {
      return shown.size
    },
    show(tree, slots) {
      const next = new Map<number, Donut>()
      for (const slot of slots) {
        const known = shown.get(slot)
        const donut = known ?? make(tree, slot)
        shown.delete(slot)
        paint(donut, tree, slot)
        if (!known) name(donut, tree, slot)
        next.set(slot, donut)
      }
      for (const { marker } of shown.values()) marker.remove()
      shown = next
    },
    repaint(tree, dirty) {
      for (const [slot, donut] of shown) {
        if (!dirty.has(slot)) continue
        paint(donut, tree, slot)
        nameLater(tree, slot)
      }
    },
    clear() {
      clearTimeout(naming)
      naming = undefined
      unnamed.clear()
      for (const { marker } of shown.values()) marker.remove()
      shown = new Map()
    },
  }
}
