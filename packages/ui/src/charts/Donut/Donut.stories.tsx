import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { StatusMark } from '../../primitives/index.ts'
import { Scenarios } from '../../testing/index.ts'
import { colors } from '../storyCharts.tsx'
import { Donut } from './Donut.tsx'

const integer = (value: number) => String(Math.round(value))
const share = (value: number) => `${Math.round(value)}%`

const meta = {
  title: 'Charts/Donut',
  component: Donut,
  args: {
    title: 'Situação das estações',
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

/** Without marks of their own, parts carry the textures of their series: the car brands (ANL-011). */
export const Textures: Story = {
  args: {
    title: 'Marcas dos veículos',
    center: '412',
    centerLabel: 'veículos',
    slices: ['Volt', 'Aurora', 'Ipê', 'Correnteza', 'Jacarandá', 'Outras'].map((label, i) => ({
      key: label,
      label,
      value: 150 - i * 24,
      color: colors[i] ?? colors[0],
    })),
  },
}

export const Marks: Story = {
  args: {
    slices: (['available', 'busy', 'maintenance', 'unavailable'] as const).map((status, i) => ({
      key: status,
      label: ['Disponíveis', 'Carregando', 'Em manutenção', 'Indisponíveis'][i] ?? status,
      value: [60, 14, 4, 8][i] ?? 0,
      color: theme.status[status].mark,
      mark: <StatusMark status={status} label={status} size="small" isLabelHidden />,
    })),
  },
}

export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={320}>
      {({ text, number }) => (
        <Donut
          {...args}
          center={number === null ? '-' : integer(number)}
          slices={[
            { key: 'a', label: text ?? '-', value: number ?? 0, color: colors[0] },
            { key: 'b', label: 'Outros', value: 500, color: colors[1] },
          ]}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Percorrer Situação das estações' })
    await userEvent.tab()
    await expect(cursor).toHaveFocus()
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Disponíveis: 60, 70%')
    fireEvent.change(cursor, { target: { value: '1' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Carregando: 14, 16%')
    await expect(canvas.getByText('16%', { selector: 'text' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('86', { selector: 'text' })).toBeVisible()
  },
}

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
