import { afterEach, describe, expect, test, vi } from 'vitest'
import { STATUS_SHAPES } from '../../primitives/index.ts'
import { renderWithProviders } from '../../testing/index.ts'
import { fakeSource } from '../testing/index.ts'
import type { MapStatus } from '../types.ts'
import { StatusMap } from './StatusMap.tsx'
import type { StatusMapProps } from './statusMapProps.ts'

const statuses: readonly MapStatus[] = (['available', 'busy', 'maintenance', 'unavailable'] as const).map(
  (key) => ({ key, label: key, token: `status-${key}`, mark: STATUS_SHAPES[key] }),
)
const center = { lat: -23.5505, lng: -46.6333 }
const points = [
  { id: 'one', lng: -46.6, lat: -23.5, label: 'Estação um' },
  { id: 'two', lng: -46.7, lat: -23.6, label: 'Estação dois' },
]

let unmount: () => void = () => undefined
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})
const render = (given: Partial<StatusMapProps> = {}) => {
  const source = fakeSource(points, new Map([['two', 3]]))
  const onSelect = vi.fn()
  const node = (more: Partial<StatusMapProps> = {}) => (
    <div style={{ inlineSize: 900, blockSize: 500 }}>
      <StatusMap
        source={source}
        statuses={statuses}
        center={center}
        onSelect={onSelect}
        {...given}
        {...more}
      />
    </div>
  )
  const rendered = renderWithProviders(node())
  unmount = rendered.unmount
  return {
    ...rendered,
    source,
    onSelect,
    again: (more: Partial<StatusMapProps>) => rendered.rerender(node(more)),
  }
}
const LONG = { timeout: 30_000 }
/** What the scale says: at this latitude each zoom has a distance of its own. */
const scale = (container: HTMLElement) => container.querySelector('[role=img]')?.textContent

describe('StatusMap', () => {
  test('HOM-019 opens at zoom 10', async () => {
    const { container } = render()
    // At zoom 9 the bar says 10 km, at 11 it says 3 km.
    await expect.poll(() => scale(container), LONG).toBe('5 km')
  })

  const far = { id: 'far', lng: -38.5, lat: -3.7, label: 'Estação longe' }
  const note = (container: HTMLElement) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('fora do mapa'))

  test('it says how many stations the view leaves out, and shows all of them on demand', async () => {
    const onLeft = vi.fn()
    const { container } = render({ source: fakeSource([...points, far], new Map()), onLeft })
    await expect.poll(() => note(container)?.textContent, LONG).toBe('1 fora do mapa: ver todas')
    note(container)?.click()
    await expect.poll(() => note(container), LONG).toBeUndefined()
    // Left on all of them, it opens on all of them: not on this place.
    await expect.poll(() => onLeft.mock.lastCall, LONG).toEqual(['whole'])
    container.querySelector<HTMLElement>('[aria-label="Aproximar"]')?.click()
    await expect.poll(() => onLeft.mock.lastCall?.[0], LONG).toHaveProperty('zoom')
  })

  test('it opens on the whole network once there is one, and where somebody left it', async () => {
    const whole = render({ source: fakeSource([...points, far], new Map()), opensAt: 'whole' })
    await expect.poll(() => scale(whole.container), LONG).toMatch(/^(300|500) km$/)
    expect(note(whole.container)).toBeUndefined()
    unmount()
    const { container } = render({ opensAt: { center: { lat: 0, lng: 0 }, zoom: 12 } })
    await expect.poll(() => scale(container), LONG).toMatch(/^(1|2) km$/)
    await expect.poll(() => note(container)?.textContent, LONG).toBe('2 fora do mapa: ver todas')
  })

  test('HOM-018 a station that becomes the selected one is gone to at zoom 15', async () => {
    const { container, again } = render()
    await expect.poll(() => scale(container), LONG).toBe('5 km')
    again({ selectedId: 'two' })
    await expect.poll(() => scale(container), LONG).toBe('200 m')
    expect(container.querySelector('[data-map-selected]')?.textContent).toBe('Estação dois')
  })

  test('without graphics the list carries every station, live', async () => {
    const real = HTMLCanvasElement.prototype.getContext
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...given: Parameters<typeof real>
    ) {
      return given[0] === 'webgl2' ? null : real.apply(this, given)
    } as typeof real)
    const { container, onSelect, source } = render()
    const options = () => [...container.querySelectorAll<HTMLElement>('[role=option]')]
    await expect.poll(() => options().length, LONG).toBe(2)
    expect(container.textContent).toContain('O mapa não pôde ser desenhado')
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'availableEstação um',
      'unavailableEstação dois',
    ])
    options()[1]?.click()
    expect(onSelect).toHaveBeenCalledWith('two')
    source.change(new Map([['one', 1]]))
    await expect.poll(() => options()[0]?.textContent, LONG).toBe('busyEstação um')
  })

  test('what is on the screen is said once the map rests', async () => {
    const { container } = render()
    const said = () => container.querySelector('[role=status][aria-live]')?.textContent
    await expect.poll(said, LONG).toBe('2 estações na tela: 1 available, 1 unavailable')
  })

  test('the sources of the basemap are named as text', async () => {
    const { container } = render()
    await expect.poll(() => container.textContent, LONG).toContain('GeoNames (CC BY 4.0)')
    expect(container.textContent).toContain('Natural Earth')
  })
})
