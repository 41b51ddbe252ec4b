import { rechargeFixture } from '@corrente/domain/fixtures'
import type { PowerSeries } from '@corrente/domain/transactions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { PowerChart } from './PowerChart.tsx'

const recharge = rechargeFixture()
const start = recharge.startedAt ?? 0
const MINUTE = 60_000
/** Half an hour of ramp with a pause in it, an hour of charging, then the car stands. */
const power: PowerSeries = {
  points: Array.from({ length: 91 }, (_, minute) => ({
    t: start + minute * MINUTE,
    v:
      minute > 65 || (minute > 20 && minute < 27)
        ? 0
        : Math.min(22, 4 + minute) - Math.max(0, minute - 40) * 0.6,
  })),
  unread: 0,
}
const FEEDS = {
  ready: loaded(power),
  loading: notLoaded(),
  failed: notLoaded('failed'),
  empty: loaded<PowerSeries>({ points: [], unread: 0 }),
} as const

const meta = {
  title: 'Widgets/Transactions/PowerChart',
  component: PowerChart,
  args: { recharge, power: FEEDS.ready, onCopyText: fn(() => Promise.resolve()) },
} satisfies Meta<typeof PowerChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'TRX-019', 'TRX-020'],
  parameters: { visual: { width: 800, height: 360 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Gráfico de Potencia' })).toBeVisible()
    await expect(
      canvas.getByText(
        /Plugado às 09:10 · Pausa de 09:31 a 09:37 · Fim da energia às 10:16 · Ocioso de 10:15 a 10:40 · Fim às 10:40/,
      ),
    ).toBeVisible()
    const cursor = canvas.getByRole('slider')
    await fireEvent.change(cursor, { target: { value: '0' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('4,00 kW'))
  },
}
