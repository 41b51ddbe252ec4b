import { theme } from '@corrente/themes'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../testing/index.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'

const props: LineChartProps = {
  title: 'Recargas por dia',
  blockSize: 200,
  series: [
    {
      key: 'a',
      label: 'Recargas',
      color: theme.chart.series[0],
      points: [10, 40, 20, 0].map((v, t) => ({ t, v })),
    },
  ],
  format: (value) => `${value} recargas`,
  formatTick: String,
  formatMoment: (t) => `dia ${t}`,
  formatMomentTick: String,
}

let unmount: () => void = () => undefined
afterEach(() => unmount())
const render = (given: Partial<LineChartProps> = {}) => {
  const rendered = renderWithProviders(<LineChart {...props} {...given} />)
  unmount = rendered.unmount
  const cursor = rendered.container.querySelector('input')
  if (!cursor) throw new Error('there is a cursor')
  return { ...rendered, cursor }
}
const settle = () => new Promise((done) => setTimeout(done, 50))

test('arrow keys, Home and End walk along the line and say each value', async () => {
  const { cursor, container } = render()
  cursor.focus()
  const said = () => cursor.getAttribute('aria-valuetext')
  expect(said()).toBe('dia 3: 0 recargas')
  await userEvent.keyboard('{ArrowLeft}')
  expect(said()).toBe('dia 2: 20 recargas')
  await userEvent.keyboard('{Home}')
  expect(said()).toBe('dia 0: 10 recargas')
  await userEvent.keyboard('{ArrowRight}')
  expect(said()).toBe('dia 1: 40 recargas')
  expect(container.textContent).toContain('40 recargas')
})

test('moments that read alike are named once, where the last of them stands', async () => {
  const { container } = render({ formatMomentTick: (t) => `${Math.floor(t / 2)} min` })
  await settle()
  const named = [...container.querySelectorAll('text')].filter(({ textContent }) =>
    textContent.endsWith('min'),
  )
  expect(named.map(({ textContent }) => textContent)).toEqual(['0 min', '1 min'])
})

test('the pointer finds the nearest value and lets go of it', async () => {
  const { container } = render()
  await settle()
  const svg = container.querySelector('svg')
  if (!svg) throw new Error('drawn')
  const box = svg.getBoundingClientRect()
  const move = (clientX: number) =>
    svg.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: box.y + 50, bubbles: true }))
  move(box.right)
  await settle()
  expect(container.textContent).toContain('dia 3')
  move(box.left)
  await settle()
  expect(container.textContent).toContain('10 recargas')
})

test('the foot of the scale is zero, also for a series of nothing but zeros', async () => {
  for (const values of [
    [500, 510],
    [0, 0],
  ]) {
    const points = values.map((v, t) => ({ t, v }))
    const { container } = render({
      series: [{ key: 'a', label: 'a', color: theme.chart.series[0], points }],
    })
    await settle()
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toContain('0')
    expect(container.querySelector('svg path')?.getAttribute('d')).not.toContain('NaN')
    unmount()
  }
})

test('the drawing follows its container', async () => {
  const { container } = render()
  await settle()
  const width = () => container.querySelector('svg')?.getBoundingClientRect().width
  container.style.inlineSize = '400px'
  await expect.poll(width).toBe(400)
  container.style.inlineSize = '700px'
  await expect.poll(width).toBe(700)
})
