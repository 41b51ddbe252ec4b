import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { BAR_ARRANGEMENTS } from '../parts/spans.ts'
import { amounts, colors, number, recharges, walkChart } from '../storyCharts.tsx'
import { BAR_DIRECTIONS, Bars } from './Bars.tsx'

const days = Array.from({ length: 10 }, (_, i) => ({
  key: String(i),
  label: `${String(i + 5).padStart(2, '0')}/03`,
  name: `${i + 5} de março`,
}))
const kwh = (value: number) => `${number.format(value)} kWh`
const stations = [
  'Eletroposto Paulista',
  'Shopping Iguatemi, piso G2',
  'Estacionamento da torre norte do complexo Faria Lima',
  'Aeroporto',
  'Garagem Centro',
].map((label) => ({ key: label, label }))

const meta = {
  title: 'Charts/Bars',
  component: Bars,
  args: {
    title: 'Energia por dia',
    blockSize: 220,
    categories: days,
    series: [{ key: 'energy', label: 'Energia', color: colors[0], values: amounts('bars', 10) }],
    format: kwh,
    formatTick: number.format,
  },
} satisfies Meta<typeof Bars>
export default meta
type Story = StoryObj<typeof meta>

/** The energy of a station over its last ten days. */
export const Default: Story = {}

const kinds = ['AC', 'DC', 'Sem tipo'].map((label, i) => ({
  key: label,
  label,
  color: colors[i] ?? '',
  values: amounts(label, 5, 90),
}))

export const States: Story = {
  // The round corners of a patterned bar differ by a few levels with a copy's place on its sheet.
  parameters: { visual: { live: true } },
  render: () => (
    <StateSheet rows={BAR_ARRANGEMENTS} columns={BAR_DIRECTIONS}>
      {(arrangement, direction) => (
        <div style={{ inlineSize: 440 }}>
          <Bars
            title="Recargas por estação"
            blockSize={240}
            categories={stations}
            series={kinds}
            arrangement={arrangement}
            direction={direction}
            format={recharges}
            formatTick={number.format}
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  render: () => (
    <Scenarios inlineSize={320}>
      {({ text, number: value }) => (
        <Bars
          title="Energia por estação"
          blockSize={120}
          direction="horizontal"
          categories={[
            { key: 'a', label: text ?? '-' },
            { key: 'b', label: 'Centro' },
          ]}
          series={[{ key: 'e', label: 'Energia', color: colors[1], values: [value ?? Number.NaN, 640] }]}
          format={kwh}
          formatTick={number.format}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await walkChart(canvasElement, [
      [0, /^5 de março: [\d.]+ kWh$/],
      [9, /^14 de março: [\d.]+ kWh$/],
    ])
  },
}

/** Sixty columns: their values go, their names thin out. */
export const Sixty: Story = {
  args: {
    categories: Array.from({ length: 60 }, (_, i) => ({ key: String(i), label: `S${i + 1}` })),
    series: [{ key: 'energy', label: 'Energia', color: colors[2], values: amounts('sixty', 60) }],
  },
}

/** Thirty rows scroll inside their room, and follow the cursor. */
export const ThirtyRows: Story = {
  args: {
    direction: 'horizontal',
    categories: Array.from({ length: 30 }, (_, i) => ({ key: String(i), label: `Eletroposto ${i + 1}` })),
    series: [{ key: 'energy', label: 'Energia', color: colors[3], values: amounts('thirty', 30) }],
  },
  play: async ({ canvasElement }) => {
    await walkChart(canvasElement, [[29, /^Eletroposto 30: /]])
  },
}

/** Refunds stand below zero; what is missing has no bar. */
export const BelowZero: Story = {
  args: {
    title: 'Receita e estornos',
    categories: days.slice(0, 6),
    arrangement: 'stacked',
    series: [
      { key: 'income', label: 'Receita', color: colors[0], values: [120, 80, 0, 60, Number.NaN, 140] },
      { key: 'refunds', label: 'Estornos', color: colors[1], values: [-20, 0, -45, -5, -30, Number.NaN] },
    ],
    format: (value) => `R$ ${number.format(value)}`,
  },
}
