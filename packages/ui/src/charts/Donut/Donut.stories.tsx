import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Donut } from './Donut.tsx'

const integer = (value: number) => String(Math.round(value))
const share = (value: number) => `${Math.round(value)}%`

const meta = {
  title: 'Charts/Donut',
  component: Donut,
  args: {
    center: '86',
    centerLabel: 'estações',
    format: integer,
    formatShare: share,
    slices: [
      { key: 'available', label: 'Disponíveis', value: 60, color: theme.status.available.mark },
      { key: 'busy', label: 'Carregando', value: 14, color: theme.status.busy.mark },
      { key: 'maintenance', label: 'Em manutenção', value: 4, color: theme.status.maintenance.mark },
      { key: 'unavailable', label: 'Indisponíveis', value: 8, color: theme.status.unavailable.mark },
    ],
  },
} satisfies Meta<typeof Donut>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneSlice: Story = {
  args: { center: '12', slices: [{ key: 'a', label: 'Tudo', value: 12, color: theme.chart.series[0] }] },
}

/** Nothing is a whole of nothing: an empty ring, no division by zero. */
export const AllZero: Story = {
  args: { center: '0', slices: meta.args.slices.map((slice) => ({ ...slice, value: 0 })) },
}

export const AwkwardValues: Story = {
  args: {
    center: '1.234.567',
    slices: [
      { key: 'nan', label: 'Não é número', value: Number.NaN, color: theme.chart.series[0] },
      { key: 'neg', label: 'Negativo', value: -5, color: theme.chart.series[1] },
      { key: 'tiny', label: 'Mínimo', value: 1, color: theme.chart.series[2] },
      {
        key: 'big',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        value: 1_234_566,
        color: theme.chart.series[3],
      },
    ],
  },
}
