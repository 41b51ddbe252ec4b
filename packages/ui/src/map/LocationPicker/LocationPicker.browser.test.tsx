import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../testing/index.ts'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'

const LONG = { timeout: 30_000 }
const at = { latitude: -23.5505, longitude: -46.6333 }

let unmount: () => void = () => undefined
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** Keeps the place, as a form does. */
function Form({ onPick, onType, ...given }: Partial<LocationPickerProps>) {
  const [point, setPoint] = useState({ latitude: given.latitude, longitude: given.longitude })
  return (
    <div style={{ inlineSize: 400 }}>
      <LocationPicker
        {...point}
        center={{ lat: at.latitude, lng: at.longitude }}
        onPick={(latitude, longitude) => {
          setPoint({ latitude, longitude })
          onPick?.(latitude, longitude)
        }}
        onType={(which, degrees) => {
          setPoint((last) => ({ ...last, [which]: degrees }))
          onType?.(which, degrees)
        }}
      />
    </div>
  )
}

const render = (given: Partial<LocationPickerProps> = {}) => {
  const onPick = vi.fn()
  const onType = vi.fn()
  const rendered = renderWithProviders(<Form {...given} onPick={onPick} onType={onType} />)
  unmount = rendered.unmount
  const { container } = rendered
  return {
    ...rendered,
    onPick,
    onType,
    pin: () => container.querySelector<HTMLElement>('[data-map-pin]'),
    canvas: () => container.querySelector<HTMLElement>('.maplibregl-canvas'),
  }
}

test('STF-059 a click on the map gives its place', async () => {
  const { canvas, onPick, pin } = render()
  await expect.poll(canvas, LONG).toBeTruthy()
  const element = canvas()
  if (!element) throw new Error('drawn')
  expect(pin()).toBeNull()
  await userEvent.click(element, { position: { x: 200, y: 140 } })
  await expect.poll(() => onPick.mock.calls.length, LONG).toBe(1)
  const [latitude = 0, longitude = 0] = onPick.mock.calls[0] ?? []
  // The middle of a map of 400 by 280 that opens at the centre.
  expect(latitude).toBeCloseTo(at.latitude, 2)
  expect(longitude).toBeCloseTo(at.longitude, 2)
  expect(pin()).not.toBeNull()
})

test('arrow keys move the pin a little, and with Shift less', async () => {
  const { pin, onPick } = render(at)
  await expect.poll(pin, LONG).not.toBeNull()
  pin()?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const [[lat1 = 0, lng1 = 0] = [], [, lng2 = 0] = []] = onPick.mock.calls
  expect(lat1).toBeCloseTo(at.latitude, 5)
  expect(lng1).toBeGreaterThan(at.longitude)
  expect(lng2).toBeGreaterThan(lng1)
  expect(lng2 - lng1).toBeLessThan((lng1 - at.longitude) / 4)
})

test('the pin says where it stands, and leaves with a coordinate that is out of range', async () => {
  const { pin, container } = render(at)
  await expect.poll(() => pin()?.getAttribute('aria-label'), LONG).toMatch(/^Pino em -23,5505, -46,6333/)
  const field = container.querySelector('input')
  await userEvent.fill(field ?? document.body, '91')
  await expect.poll(pin, LONG).toBeNull()
})

test('without WebGL the fields remain, and the map says why it is not there', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { container, onType } = render()
  await expect.poll(() => container.textContent, LONG).toContain('As coordenadas podem ser digitadas.')
  const field = container.querySelector('input')
  field?.focus()
  await userEvent.keyboard('-10')
  expect(onType).toHaveBeenLastCalledWith('latitude', -10)
})
