import { createRandom } from '@corrente/domain/fixtures'
import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { number, walkChart } from '../storyCharts.tsx'
import { LineChart } from './LineChart.tsx'
import { LINE_CURVES } from './Plot.tsx'

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

export const Default: Story = {}

const lines = (count: number, size: number) =>
  ['AC', 'DC rápida', 'DC ultrarrápida', 'Sem tipo', 'Parceiros', 'Frota']
    .slice(0, count)
    .map((label, i) => ({
      key: label,
      label,
      color: theme.chart.series[i] ?? theme.chart.series[0],
      points: series(size, label),
    }))

export const States: Story = {
  render: (args) => (
    <StateSheet rows={LINE_CURVES} columns={['one', 'six', 'narrow'] as const}>
      {(curve, many) => (
        <div style={{ inlineSize: many === 'narrow' ? 320 : 400 }}>
          <LineChart {...args} curve={curve} series={lines(many === 'one' ? 1 : many === 'six' ? 6 : 2, 8)} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={320}>
      {({ text, number: value }) => (
        <LineChart
          {...args}
          blockSize={160}
          formatTick={(tick) => new Intl.NumberFormat('pt-BR', { notation: 'compact' }).format(tick)}
          format={(each) => `${number.format(each)} kWh`}
          series={[
            {
              key: 'a',
              label: text ?? '-',
              color: theme.chart.series[0],
              points: [0, value ?? 0, 3].map((v, i) => ({ t: START + i * DAY, v: Math.max(0, v) })),
            },
            {
              key: 'b',
              label: 'Centro',
              color: theme.chart.series[1],
              points: [3, 2, 1].map((v, i) => ({ t: START + i * DAY, v })),
            },
          ]}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await walkChart(canvasElement, [
      [13, /^14\/03: \d+ recargas$/],
      [0, /^01\/03: \d+ recargas$/],
    ])
  },
}

const minute = (t: number) =>
  `${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}`

/** The limit of a charging profile over its day: a step's last point says until when it holds. */
export const Step: Story = {
  args: {
    title: 'Limite de corrente',
    curve: 'step',
    series: [
      {
        key: 'limit',
        label: 'Limite',
        color: theme.chart.series[3],
        points: [
          [0, 32],
          [7 * 60, 16],
          [9 * 60 + 30, 32],
          [18 * 60, 10],
          [22 * 60, 32],
          [24 * 60, 32],
        ].map(([t = 0, v = 0]) => ({ t, v })),
      },
    ],
    format: (value: number) => `${value} A`,
    formatMoment: minute,
    formatMomentTick: minute,
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
