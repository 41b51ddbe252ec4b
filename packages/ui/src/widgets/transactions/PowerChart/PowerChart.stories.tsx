import { rechargeFixture } from '@corrente/domain/fixtures'
import type { PowerSeries } from '@corrente/domain/transactions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, phone, StateSheet } from '../../../testing/index.ts'
import { PowerChart } from './PowerChart.tsx'

const recharge = rechargeFixture()
const start = recharge.startedAt ?? 0
const MINUTE = 60_000
/** Half an hour of ramp, an hour of charging, then the car stands. */
const power: PowerSeries = {
  points: Array.from({ length: 91 }, (_, minute) => ({
    t: start + minute * MINUTE,
    v: minute > 65 ? 0 : Math.min(22, 4 + minute) - Math.max(0, minute - 40) * 0.6,
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
  tags: ['visual'],
  parameters: { visual: { width: 800, height: 360 } },
  name: 'TRX-019 TRX-020 power in kW with two decimals; plug-in, end of energy and idle time in words',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Gráfico de Potencia' })).toBeVisible()
    await expect(
      canvas.getByText(/Plugado às 09:10 · Fim da energia às 10:16 · Ocioso de 10:15 a 10:40/),
    ).toBeVisible()
    const cursor = canvas.getByRole('slider')
    await fireEvent.change(cursor, { target: { value: '0' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('4,00 kW'))
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 620, height: 1500 },
    // One chart in four states on one sheet: all have its name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['ready', 'loading', 'failed', 'empty'] as const} columns={['state'] as const}>
      {(row) => (
        <div style={{ inlineSize: 480 }}>
          <PowerChart {...args} power={FEEDS[row]} />
        </div>
      )}
    </StateSheet>
  ),
}

/** 5,000 points, some of which could not be read, of a recharge that goes on. */
export const Contents: Story = {
  args: {
    recharge: rechargeFixture({ stopTimestamp: null, idleDuration: null }),
    power: loaded<PowerSeries>({
      points: Array.from({ length: 5000 }, (_, index) => ({
        t: start + index * 1000,
        v: 50 + 40 * Math.sin(index / 300),
      })),
      unread: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/5\.?000 medições · 3 medições não puderam ser lidas/)).toBeVisible()
  },
}

/** The browser walks a slider by the arrows; Escape puts the bubble away. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus()
    await expect(await canvas.findByText('0,00 kW')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('0,00 kW')).toBeNull()
  },
}

export const OnAPhone: Story = { ...phone }
