/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STATUS_SHAPES } from '../../primitives/index.ts'
import { renderWithProviders } from '../../testing/index.ts'
import { loadBasemap } from '../basemap/index.ts'
import { createPicker } from '../engine/index.ts'
import { StatusMap } from '../StatusMap/StatusMap.tsx'
import { fakeSource, makeTilesFile } from '../testing/index.ts'
import type { MapStatus } from '../types.ts'
import { openTiles } from './openTiles.ts'

const center = { lat: -23.5505, lng: -46.6333 }
const statuses: readonly MapStatus[] = [
  { key: 'a', label: 'a', token: 'status-available', mark: STATUS_SHAPES.available },
]
const LONG = { timeout: 30_000 }

/** An address of these bytes that reads as a tiles file's. */
const addressOf = (bytes: Uint8Array<ArrayBuffer>) => `${URL.createObjectURL(new Blob([bytes]))}#town.pmtiles`
const town = async () => makeTilesFile(await loadBasemap(), center)

let leave: () => void = () => undefined
beforeEach(() => {
  document.documentElement.dataset.tenant = 'move'
  document.documentElement.dataset.scheme = 'light'
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

test('a tiles file is drawn over the shipped land, in the colours of the scheme', async () => {
  const container = document.createElement('div')
  container.style.cssText = 'position:relative;width:600px;height:400px'
  document.body.append(container)
  const tiles = await openTiles(addressOf(await town()))
  const { map, dispose } = createPicker({
    container,
    center,
    zoom: 12,
    sentences: {},
    language: 'pt-BR',
    base: { kind: 'tiles', tiles, data: await loadBasemap() },
    isStill: true,
    at: undefined,
    onPick: () => undefined,
  })
  leave = () => {
    dispose()
    container.remove()
  }
  const onProblem = vi.fn()
  map.on('error', onProblem)
  map.on('styleimagemissing', onProblem)
  await map.once('idle')
  const drawn = (layer: string) => map.queryRenderedFeatures({ layers: [layer] })
  expect(drawn('tiles-roads_highway')[0]?.properties.name).toBe('Rodovia das Árvores')
  expect(drawn('tiles-roads_labels_major').length).toBeGreaterThan(0)
  expect(drawn('land')).not.toEqual([])
  const color = () => map.getPaintProperty('tiles-roads_minor', 'line-color')
  const light = color()
  document.documentElement.dataset.scheme = 'dark'
  await vi.waitFor(() => expect(color()).not.toEqual(light))
  expect(onProblem).not.toHaveBeenCalled()
})

const shown = (styleUrl: string) => {
  const { container, unmount } = renderWithProviders(
    <div style={{ inlineSize: 600, blockSize: 400 }}>
      <StatusMap
        source={fakeSource([])}
        statuses={statuses}
        center={center}
        onSelect={() => undefined}
        styleUrl={styleUrl}
      />
    </div>,
  )
  leave = unmount
  return container
}
const credits = (container: HTMLElement) => container.querySelector('[role=note]')?.textContent

test('OpenStreetMap is named while its tiles are drawn', async () => {
  const container = shown(addressOf(await town()))
  await expect.poll(() => credits(container), LONG).toBe('© OpenStreetMap (ODbL)')
})

/** The town with one part of it put wrong. */
const damaged = async (change: (bytes: Uint8Array) => void) => {
  const bytes = await town()
  change(bytes)
  return addressOf(bytes)
}

test.each([
  ['is not there', async () => '/there/is/none.pmtiles'],
  [
    'comes from a host without ranges',
    async () => {
      const whole = await town()
      vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(whole))
      return 'https://maps.example.com/town.pmtiles'
    },
  ],
  ['is something else', () => damaged((bytes) => bytes.fill(32))],
  ['has no directory any more', () => damaged((bytes) => bytes.fill(255, 127, 400))],
  ['holds pictures', () => damaged((bytes) => bytes.fill(2, 99, 100))],
])('a file that %s: the shipped basemap is drawn and it is said', async (_, addressIn) => {
  const container = shown(await addressIn())
  await expect
    .poll(() => credits(container), LONG)
    .toBe('O mapa detalhado não carregou · Natural Earth · GeoNames (CC BY 4.0)')
  await expect.poll(() => container.querySelector('[data-map=drawn]'), LONG).not.toBeNull()
})
