import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithProviders } from '../testing/index.ts'
import { Bars, Donut } from './index.ts'
import { drawPng } from './savePng.ts'

// Where the file before left it, the mouse may point at a chart.
beforeAll(async () => {
  const corner = document.createElement('div')
  corner.style.cssText = 'position:fixed;inset:auto 0 0 auto;inline-size:2px;block-size:2px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
})
let unmount: () => void = () => undefined
afterEach(() => unmount())
const settle = () => new Promise((done) => setTimeout(done, 50))

/** Renders into a place of a width, and finds its one tab stop. */
async function render(chart: ReactNode, width = 640) {
  const rendered = renderWithProviders(<div style={{ inlineSize: width }}>{chart}</div>)
  unmount = rendered.unmount
  const { container } = rendered
  await settle()
  const cursor = container.querySelector('input')
  const svg = container.querySelector<SVGSVGElement>('svg[width]:not([width="12"])')
  if (!cursor || !svg) throw new Error('drawn, with a cursor')
  return {
    container,
    cursor,
    svg,
    said: () => cursor.getAttribute('aria-valuetext'),
    bubble: () => container.querySelector('[data-chart-bubble]'),
    point(share: number, down: number) {
      const box = svg.getBoundingClientRect()
      const at = { clientX: box.x + box.width * share, clientY: box.y + down, bubbles: true }
      svg.dispatchEvent(new PointerEvent('pointermove', at))
      return settle()
    },
  }
}

const [first, second] = theme.chart.series
const categories = ['seg', 'ter', 'qua'].map((label) => ({ key: label, label }))
const bars = (values: readonly (readonly number[])[], given: object = {}) => (
  <Bars
    title="Energia"
    blockSize={200}
    categories={categories}
    series={values.map((row, i) => ({
      key: String(i),
      label: `S${i}`,
      color: i === 0 ? first : second,
      values: row,
    }))}
    format={(value) => `${value} kWh`}
    formatTick={String}
    {...given}
  />
)

describe('Bars', () => {
  test('real arrow keys walk, End jumps, Escape closes the bubble and keeps the place', async () => {
    const { cursor, said, bubble } = await render(bars([[3, 0, 9]]))
    cursor.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(said()).toBe('ter: 0 kWh')
    await userEvent.keyboard('{End}')
    expect(said()).toBe('qua: 9 kWh')
    expect(bubble()?.textContent).toBe('qua9 kWh')
    await userEvent.keyboard('{Escape}')
    expect(bubble()).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    expect(said()).toBe('ter: 0 kWh')
  })

  test('WCAG 1.4.4 with larger text the drawing grows as a whole, and the pointer still finds its column', async () => {
    document.documentElement.style.fontSize = '24px'
    const { svg, point, bubble } = await render(bars([[3, 0, 9]]))
    document.documentElement.style.fontSize = ''
    const label = svg.querySelector('text')
    const box = svg.getBoundingClientRect()
    expect([box.width, box.height]).toEqual([639, 300])
    expect(label && label.getBoundingClientRect().height / label.getBBox().height).toBeCloseTo(1.5)
    await point(0.9, 100)
    expect(bubble()?.textContent).toBe('qua9 kWh')
    expect(bubble()?.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1)
  })

  test('the pointer finds the column, and the stack says its total', async () => {
    const { point, bubble } = await render(
      bars(
        [
          [3, 0, 9],
          [1, 2, 4],
        ],
        { arrangement: 'stacked' },
      ),
    )
    await point(0.95, 40)
    expect(bubble()?.textContent).toBe('quaS0: 9 kWhS1: 4 kWhTotal: 13 kWh')
  })

  test('every bar stands on zero: its length is to the highest as its value is', async () => {
    const { container } = await render(bars([[50, 100, Number.NaN]]))
    const heights = [...container.querySelectorAll<SVGGElement>('[data-bar]')].map(
      (bar) => bar.querySelector('path')?.getBoundingClientRect().height ?? 0,
    )
    expect(heights).toHaveLength(2)
    expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(0.5, 1)
  })

  test('rows that do not fit scroll, and the cursor takes the view along', async () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ key: String(i), label: `E${i}` }))
    const { cursor, container, said } = await render(
      bars([many.map((_, i) => i)], { direction: 'horizontal', categories: many }),
    )
    cursor.focus()
    await userEvent.keyboard('{End}')
    expect(said()).toBe('E39: 39 kWh')
    const scroller = container.querySelector('svg')?.parentElement
    expect(scroller?.scrollTop).toBeGreaterThan(400)
  })

  test('in 320 px nothing leaves the drawing', async () => {
    for (const direction of ['vertical', 'horizontal']) {
      const { svg } = await render(
        bars([[3_000_000, 5, 9]], {
          direction,
          categories: ['Estacionamento da torre norte', 'b', 'c'].map((label) => ({ key: label, label })),
        }),
        320,
      )
      const box = svg.getBoundingClientRect()
      for (const text of svg.querySelectorAll('text')) {
        const at = text.getBoundingClientRect()
        expect(at.left).toBeGreaterThanOrEqual(box.left - 1)
        expect(at.right).toBeLessThanOrEqual(box.right + 4)
      }
      unmount()
    }
  })
})

test('Donut: arrow keys bring out part after part', async () => {
  const { cursor, container, said } = await render(
    <Donut
      title="Estações"
      center="4"
      centerLabel="estações"
      format={String}
      formatShare={(share) => `${share} %`}
      slices={[
        { key: 'a', label: 'Livres', value: 3, color: first },
        { key: 'b', label: 'Ocupadas', value: 1, color: second },
      ]}
    />,
  )
  cursor.focus()
  expect(said()).toBe('Livres: 3, 75 %')
  await userEvent.keyboard('{ArrowRight}')
  expect(said()).toBe('Ocupadas: 1, 25 %')
  expect(container.querySelector('svg text')?.textContent).toBe('25 %')
  await userEvent.keyboard('{Escape}')
  expect(container.querySelector('svg text')?.textContent).toBe('4')
})

test('a chart whose data comes late still finds its width', async () => {
  const rendered = renderWithProviders(bars([[]], { categories: [] }))
  unmount = rendered.unmount
  rendered.rerender(bars([[1, 2, 3]]))
  await settle()
  expect(rendered.container.querySelectorAll('[data-bar]')).toHaveLength(3)
})

test('textures and shades come along into the picture', async () => {
  const { svg } = await render(
    bars([
      [3, 1, 9],
      [9, 9, 9],
    ]),
  )
  const blob = await drawPng({
    svg,
    title: 'Energia',
    legend: [
      { text: 'AC', color: first },
      { text: 'DC', color: second, series: 1 },
    ],
  })
  expect(blob?.type).toBe('image/png')
  if (!blob) return
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
  const colors = new Map<string, number>()
  for (let i = 0; i < data.length; i += 4) {
    const key = `${data[i]},${data[i + 1]},${data[i + 2]}`
    colors.set(key, (colors.get(key) ?? 0) + 1)
  }
  // Ground, two series, and the softened lines of the second one's texture.
  expect([...colors.values()].filter((count) => count > 400).length).toBeGreaterThanOrEqual(4)
})
