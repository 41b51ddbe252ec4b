import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { StationEnergyChart, type StationEnergyData } from './StationEnergyChart.tsx'

const data: StationEnergyData = {
  days: [18.4, 22.1, 0, 40.25, 12, 8.8, 31.5, 27.9, 19.2, 4.6].map((kwh, index) => ({
    day: `2026-03-${String(index + 5).padStart(2, '0')}`,
    kwh,
  })),
  open: 1,
  unread: 0,
  total: 43,
}
const retry = fn()
const FEEDS = {
  ready: loaded(data),
  loading: notLoaded(),
  failed: { ...notLoaded('failed'), retry },
  empty: loaded({ ...data, days: data.days.map(({ day }) => ({ day, kwh: 0 })), open: 0, total: 0 }),
} as const

const meta = {
  title: 'Widgets/Stations/StationEnergyChart',
  component: StationEnergyChart,
  args: { energy: FEEDS.ready, onCopyText: fn(() => Promise.resolve()) },
} satisfies Meta<typeof StationEnergyChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Total: 184,75.kWh · 1 recarga em andamento não conta/)).toBeVisible()
  },
}

/** More recharges than are summed, some that could not be read, and a great deal of energy. */
export const Contents: Story = {
  args: {
    energy: loaded(
      {
        ...data,
        days: data.days.map(({ day, kwh }) => ({ day, kwh: kwh * 1e6 })),
        total: 12_345,
        unread: 2,
      },
      { unread: 1 },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/primeiras 10\.000 de 12\.345 recargas/)).toBeVisible()
    await expect(canvas.getByText(/3 linhas não puderam ser lidas/)).toBeVisible()
  },
}
