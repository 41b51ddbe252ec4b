/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/base.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadBasemap } from '../basemap/index.ts'
import { createPicker } from './createPicker.ts'
import { colorReaderAt } from './resolveColors.ts'

const WIDTH = 600
const HEIGHT = 400
let container: HTMLElement
beforeEach(() => {
  document.documentElement.dataset.tenant = 'move'
  document.documentElement.dataset.scheme = 'light'
  container = document.createElement('div')
  container.style.cssText = `position:relative;width:${WIDTH}px;height:${HEIGHT}px`
  document.body.append(container)
})
afterEach(() => container.remove())

const sketch = () => container.querySelector<HTMLCanvasElement>('canvas[data-map-sketch]')
/** The colour of the sketch at a share of its width and height, as the colour reader writes it. */
const colorAt = (x: number, y: number) => {
  const canvas = sketch()
  const at = canvas?.getContext('2d')?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? []
  return `rgba(${at[0]},${at[1]},${at[2]},1)`
}

test('the first frame has land and water where the map has them, and gives way when the map has drawn', async () => {
  const data = await loadBasemap()
  const { map, dispose } = createPicker({
    container,
    // The coast of Santos: São Paulo above, the sea below.
    center: { lat: -24, lng: -46.3 },
    zoom: 7,
    sentences: {},
    language: 'pt-BR',
    base: { kind: 'embedded', data },
    isStill: true,
    at: undefined,
    onPick: () => undefined,
  })
  const read = colorReaderAt(container)
  expect([colorAt(0.5, 0.3), colorAt(0.6, 0.9)]).toEqual([read('map-land-focus'), read('map-water')])
  map.jumpTo({ center: [-38, -20] })
  // Moved before it was drawn, it moves along: the open sea.
  expect(colorAt(0.5, 0.3)).toBe(read('map-water'))
  await map.once('idle')
  expect(sketch()).toBeNull()
  dispose()
})
