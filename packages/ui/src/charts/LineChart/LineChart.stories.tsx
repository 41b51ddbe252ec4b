import { createRandom } from '@corrente/domain/fixtures'
import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { LineChart } from './LineChart.tsx'

const DAY = 86_400_000
const START = Date.UTC(2026, 2, 1, 3)
const series = (size: number, seed: string, step = DAY) => {
  const random = createRandom(seed)
  return Array.from({ length: size }, (_, i) => ({ t: START + i * step, v: random.int(10, 120) }))
}
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: '2-digit', month: '2-digit' })

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Recargas por dia',
    blockSize: 220,
    series: [{ key: 'a', label: 'Recargas', color: theme.chart.series[0], points: series(14, 'line') }],
    format: (value: number) => `${value} recargas`,
    formatTick: (value: number) => String(value),
    formatMoment: (t: number) => day.format(t),
    formatMomentTick: (t: number) => day.format(t),
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const cursor = within(canvasElement).getByRole('slider', { name: 'Percorrer Recargas por dia' })
    await userEvent.tab()
    await expect(cursor).toHaveFocus()
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^14\/03: \d+ recargas$/))
    // Simulated keys do not move a native range; LineChart.browser.test.tsx presses real ones.
    fireEvent.change(cursor, { target: { value: '0' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/03: /))
    await expect(within(canvasElement).getByText('01/03', { selector: 'p' })).toBeVisible()
  },
}

export const TwoLines: Story = {
  args: {
    series: [
      { key: 'a', label: 'AC', color: theme.chart.series[0], points: series(30, 'one') },
      { key: 'b', label: 'DC', color: theme.chart.series[1], points: series(30, 'two') },
    ],
  },
}

/** Five thousand values: drawn with their spikes, a few hundred points in all. */
export const FiveThousand: Story = {
  args: {
    series: [{ key: 'a', label: 'kW', color: theme.chart.series[2], points: series(5_000, 'many', 900_000) }],
  },
}

export const OnePoint: Story = {
  args: {
    series: [{ key: 'a', label: 'Recargas', color: theme.chart.series[0], points: series(1, 'single') }],
  },
}

export const OnlyZeros: Story = {
  args: {
    series: [
      {
        key: 'a',
        label: 'Recargas',
        color: theme.chart.series[0],
        points: series(7, 'zero').map(({ t }) => ({ t, v: 0 })),
      },
    ],
  },
}
