import { countBetween, hourBins, STAY_EDGES_HOURS } from '@corrente/domain/analytics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { amounts, colors, number, recharges, walkChart } from '../storyCharts.tsx'
import { Histogram, type HistogramBin } from './Histogram.tsx'

const hours = (bin: HistogramBin) =>
  bin.from === undefined
    ? `menos de ${bin.to} h`
    : bin.to === undefined
      ? `${bin.from} h ou mais`
      : `${bin.from} h a ${bin.to} h`
const stays = amounts('stays', 300, 360).map((minutes) => minutes / 60)

const meta = {
  title: 'Charts/Histogram',
  component: Histogram,
  args: {
    title: 'Tempo de permanência',
    bins: countBetween(stays, STAY_EDGES_HOURS),
    color: colors[0],
    blockSize: 220,
    formatEdge: (edge: number) => `${edge} h`,
    formatBin: hours,
    format: recharges,
    formatTick: number.format,
  },
} satisfies Meta<typeof Histogram>
export default meta
type Story = StoryObj<typeof meta>

/** How long cars stay: the ends are open. */
export const Default: Story = {}

const popular = hourBins(amounts('hours', 24, 90).map((y, x) => ({ x, y: x < 6 ? y / 9 : y })))

/** The hours of the day, from 0 to 24. */
export const Hours: Story = {
  args: {
    title: 'Horários mais procurados',
    bins: popular.map((bin) => ({ ...bin, count: Math.round(bin.count) })),
    color: colors[2],
    formatEdge: String,
  },
}

export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={320}>
      {({ text, number: value }) => (
        <Histogram
          {...args}
          blockSize={140}
          bins={[
            { from: 0, to: 1, count: value ?? Number.NaN },
            { from: 1, to: 2, count: 3 },
          ]}
          formatBin={() => text ?? '-'}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await walkChart(canvasElement, [
      [0, /^menos de 1 h: \d+ recargas$/],
      [3, /^4 h ou mais: \d+ recargas$/],
    ])
  },
}

/** Nothing fell anywhere: the axis stays, the columns do not. */
export const OnlyZeros: Story = { args: { bins: countBetween([], STAY_EDGES_HOURS) } }
