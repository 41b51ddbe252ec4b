/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/base.css'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STATUS_SHAPES } from '../../primitives/index.ts'
import { loadBasemap } from '../basemap/index.ts'
import { buildClusterShape } from '../cluster/index.ts'
import { fakeSource } from '../testing/index.ts'
import type { MapPoint, MapStatus } from '../types.ts'
import { SELECTED_ZOOM } from './choice.ts'
import { createEngine, type Engine, type EngineOptions } from './createEngine.ts'
import { createModel, type MapModel } from './createModel.ts'
import { colorReaderAt } from './resolveColors.ts'

const statuses: readonly MapStatus[] = (['available', 'busy', 'maintenance', 'unavailable'] as const).map(
  (key) => ({ key, label: key, token: `status-${key}`, mark: STATUS_SHAPES[key] }),
)
const center = { lat: -23.5505, lng: -46.6333 }
const at = (id: string, dLng: number, dLat = 0): MapPoint => ({
  id,
  lng: center.lng + dLng,
  lat: center.lat + dLat,
  label: id,
})
/** Two that stand alone, three that join. */
const points = [at('a', -0.2), at('b', 0.2), at('c', 0, 0.1), at('d', 0.001, 0.1), at('e', 0.002, 0.1)]

let container: HTMLElement
let engine: Engine | undefined
let model: MapModel | undefined
beforeEach(() => {
  document.documentElement.dataset.tenant = 'move'
  document.documentElement.dataset.scheme = 'light'
  container = document.createElement('div')
  container.style.cssText = 'position:relative;width:900px;height:500px'
  document.body.append(container)
})
afterEach(() => {
  engine?.dispose()
  model?.dispose()
  engine = undefined
  container.remove()
})

const start = (given: Partial<EngineOptions> = {}, source = fakeSource(points)) => {
  model = createModel({ source, kinds: statuses.length, build: buildClusterShape })
  const calls = { onSelect: vi.fn(), onSpot: vi.fn(), onView: vi.fn() }
  engine = createEngine({
    container,
    model,
    statuses,
    center,
    zoom: 10,
    sentences: { 'Map.Title': 'Mapa' },
    language: 'pt-BR',
    base: { kind: 'none' },
    isStill: true,
    writeCount: String,
    describe: (total, counts) => `${total}: ${Array.from(counts).join(',')}`,
    ...calls,
    map: { pixelRatio: 1, canvasContextAttributes: { antialias: false } },
    ...given,
  })
  return { engine, model, source, ...calls }
}
const idle = ({ map }: Engine) =>
  new Promise<void>((done) => {
    map.once('idle', () => done())
    map.triggerRepaint()
  })
const donut = () => container.querySelector<HTMLButtonElement>('[data-map-donut]')

describe('createEngine', () => {
  test('opens at the given zoom and centre', async () => {
    const { engine } = start()
    await idle(engine)
    expect(engine.map.getZoom()).toBe(10)
    expect(engine.map.getCenter().lat).toBeCloseTo(center.lat, 4)
    expect(engine.map.getCenter().lng).toBeCloseTo(center.lng, 4)
  })

  test('HOM-018 selecting a station centres it at zoom 15 and draws it alone, also inside a cluster', async () => {
    const { engine } = start()
    await idle(engine)
    engine.select('d')
    await idle(engine)
    expect(engine.map.getZoom()).toBeCloseTo(SELECTED_ZOOM, 5)
    expect(SELECTED_ZOOM).toBe(15)
    expect(engine.map.getCenter().lng).toBeCloseTo(center.lng + 0.001, 4)
    expect(container.querySelector('[data-map-selected]')?.textContent).toBe('d')
    engine.map.jumpTo({ zoom: 8 })
    expect(container.querySelector('[data-map-selected]')?.textContent).toBe('d')
    engine.select(undefined)
    expect(container.querySelector('[data-map-selected]')).toBeNull()
  })

  test('a station that is chosen before it is on the map is flown to once it comes', async () => {
    const { engine, source } = start({}, fakeSource([]))
    await idle(engine)
    engine.select('b')
    expect(engine.map.getZoom()).toBe(10)
    source.reset(points)
    await idle(engine)
    expect(engine.map.getZoom()).toBeCloseTo(15, 5)
  })

  test('a status change repaints the donut in place and the single by its feature state', async () => {
    const { engine, model, source } = start()
    await idle(engine)
    const before = donut()
    const busyArc = () =>
      before?.querySelectorAll('g circle')[1]?.getAttribute('stroke-dasharray')?.split(' ')
    expect(before?.getAttribute('aria-label')).toBe('3: 3,0,0,0')
    expect(busyArc()).toHaveLength(2)
    source.change(
      new Map([
        ['d', 1],
        ['a', 3],
      ]),
    )
    model.flush()
    expect(donut()).toBe(before)
    const [, begin = 0, length = 0, round = 0] = busyArc()?.map(Number) ?? []
    expect([begin / round, length / round].map((share) => share.toFixed(3))).toEqual(['0.667', '0.333'])
    const states = [0, 1].map(
      (id) => engine.map.getFeatureState({ source: 'corrente-points', id }).s as unknown,
    )
    expect(states).toEqual([3, 0])
    await expect.poll(() => before?.getAttribute('aria-label'), { timeout: 10_000 }).toBe('3: 2,1,0,0')
  })

  test('a donut is no tab stop; a click on it comes closer', async () => {
    const { engine } = start()
    await idle(engine)
    expect(donut()?.tabIndex).toBe(-1)
    donut()?.click()
    await idle(engine)
    expect(engine.map.getZoom()).toBeGreaterThan(12)
  })

  test('stations of one place ask which one is meant', async () => {
    const spot = ['x', 'y', 'z'].map((id) => at(id, 0))
    const { engine, onSpot } = start({}, fakeSource(spot))
    await idle(engine)
    donut()?.click()
    expect(onSpot).toHaveBeenCalledWith(expect.arrayContaining([0, 1, 2]))
  })

  test('see all shows every station', async () => {
    const { engine } = start({}, fakeSource([...points, at('north', 10, 20), at('south', -5, -8)]))
    await idle(engine)
    engine.fitAll()
    await idle(engine)
    const { bounds } = engine.view()
    expect(bounds[3]).toBeGreaterThan(center.lat + 20)
    expect(bounds[1]).toBeLessThan(center.lat - 8)
  })

  test('keys move and zoom the map, and never turn it', async () => {
    const { engine } = start()
    await idle(engine)
    const canvas = engine.map.getCanvas()
    canvas.focus()
    const press = async (key: string, shiftKey = false) => {
      canvas.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: key, keyCode: KEYS[key] ?? 0, shiftKey, bubbles: true }),
      )
      await idle(engine)
    }
    await press('ArrowRight')
    expect(engine.map.getCenter().lng).toBeGreaterThan(center.lng)
    await press('=')
    expect(engine.map.getZoom()).toBeCloseTo(11, 1)
    await press('ArrowRight', true)
    await press('ArrowUp', true)
    expect([engine.map.getBearing(), engine.map.getPitch()]).toEqual([0, 0])
    expect(canvas.getAttribute('aria-label')).toBe('Mapa')
  })

  test('WCAG 2.5.7 two presses and the button to zoom out move the view, without a drag', async () => {
    const { engine } = start()
    await idle(engine)
    const canvas = engine.map.getCanvas()
    const { right, top } = canvas.getBoundingClientRect()
    canvas.dispatchEvent(
      new MouseEvent('dblclick', {
        clientX: right - 50,
        clientY: top + 250,
        bubbles: true,
        cancelable: true,
      }),
    )
    await idle(engine)
    engine.zoomBy(-1)
    await idle(engine)
    const { center: moved, zoom } = engine.view()
    expect(zoom).toBeCloseTo(10, 1)
    expect(moved.lng).toBeGreaterThan(center.lng + 0.1)
    expect(moved.lat).toBeCloseTo(center.lat, 2)
  })

  test('the embedded basemap draws offline, and follows the scheme without a new style', async () => {
    const data = await loadBasemap()
    const { engine } = start({ base: { kind: 'embedded', data }, zoom: 6 })
    const onError = vi.fn()
    engine.map.on('error', onError)
    await idle(engine)
    const names = engine.map
      .queryRenderedFeatures({ layers: ['place'] })
      .map(({ properties }) => properties.n as unknown)
    expect(names).toContain('São Paulo')
    const water = () => engine.map.getPaintProperty('water', 'background-color')
    const light = water()
    document.documentElement.dataset.scheme = 'dark'
    await vi.waitFor(() => expect(water()).not.toBe(light))
    expect(water()).toBe(colorReaderAt(container)('map-water'))
    expect(onError).not.toHaveBeenCalled()
  })

  test('a map that is kept is there again at once, with the points, colours and listeners of its new view', async () => {
    const base = { kind: 'embedded', data: await loadBasemap() } as const
    const first = start({ base, zoom: 6, isKept: true })
    await idle(first.engine)
    const water = () => first.engine.map.getPaintProperty('water', 'background-color')
    const light = water()
    first.engine.dispose()
    first.model?.dispose()
    expect(container.querySelector('canvas')).toBeNull()
    document.documentElement.dataset.scheme = 'dark'

    const removed = vi.spyOn(first.engine.map, 'remove')
    const resized = vi.spyOn(first.engine.map, 'resize')
    // Nobody sees it for a moment, as between two pages.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const { engine, onView } = start({ base, zoom: 9, isKept: true }, fakeSource(points.slice(0, 2)))
    expect(engine.map).toBe(first.engine.map)
    expect(engine.map.getZoom()).toBe(9)
    expect(water()).not.toBe(light)
    await idle(engine)
    await expect.poll(() => container.dataset.map).toBe('drawn')
    expect(engine.drawn()).toEqual({ donuts: 0, singles: 2 })
    first.onView.mockClear()
    engine.zoomBy(1)
    await expect.poll(() => onView.mock.lastCall?.[0].zoom).toBe(10)
    expect(first.onView).not.toHaveBeenCalled()
    // As large as it was, its canvas is not made anew; else it follows.
    expect(resized).not.toHaveBeenCalled()
    container.style.width = '700px'
    await expect.poll(() => engine.map.getCanvas().clientWidth).toBe(700)

    // Another language is another map, and the one that stands aside has its turn to go.
    engine.dispose()
    const other = start({ base, language: 'es', isKept: true }).engine
    expect(other.map).not.toBe(engine.map)
    await idle(other)
    other.dispose()
    expect(removed).toHaveBeenCalledOnce()

    // Nor is one kept whose graphics were taken away.
    const isGone = vi.spyOn(other.map, 'remove')
    other.map.getCanvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    await vi.waitFor(() => expect(isGone).toHaveBeenCalledOnce())
    expect(start({ base, language: 'es', isKept: true }).engine.map).not.toBe(other.map)
  })

  test('the map writes no credits as HTML of its own', async () => {
    const { engine } = start()
    await idle(engine)
    expect(container.querySelector('.maplibregl-ctrl-attrib')).toBeNull()
  })
})

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 39, ArrowUp: 38, '=': 187 }

test('colours that maplibre cannot read become rgba', () => {
  const element = document.createElement('div')
  document.body.append(element)
  element.style.setProperty('--map-water', 'oklch(0.7 0.1 200)')
  element.style.setProperty('--map-land', 'color-mix(in oklab, red 50%, transparent)')
  element.style.setProperty('--map-coast', '')
  const read = colorReaderAt(element)
  expect(read('map-water')).toMatch(/^rgba\(\d+,\d+,\d+,1\)$/)
  expect(read('map-land')).toMatch(/^rgba\(\d+,\d+,\d+,0\.5\d*\)$/)
  element.remove()
})
