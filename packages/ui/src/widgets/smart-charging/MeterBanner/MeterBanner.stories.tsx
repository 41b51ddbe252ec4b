import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { READINGS } from '../storyMeters.ts'
import { MeterBanner } from './MeterBanner.tsx'

const meta = {
  title: 'Widgets/SmartCharging/MeterBanner',
  component: MeterBanner,
  args: { meterId: 'MTR-0001', reading: loaded(READINGS.near), limit: 125, onOpen: fn() },
} satisfies Meta<typeof MeterBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'VGR-022 how the meter of a group stands, in one line',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Medidor MTR-0001 online')).toBeVisible()
    await expect(canvas.getByText('Perto do limite · faltam 7 A na fase B · há 20 s')).toBeVisible()
  },
}

export const Silent: Story = {
  name: 'SMC-009 a silent meter: since when, its last values, the cars that charge',
  args: { reading: loaded(READINGS.offline), charging: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O medidor está offline')).toBeVisible()
    await expect(canvas.getByText(/última leitura em .* · A 103,2 A · B 117,96 A/)).toBeVisible()
    await expect(canvas.getByText(/não conte com o limite\. 3 carros carregando agora/)).toBeVisible()
    await expect(canvas.queryByText(/faltam/)).toBeNull()
  },
}

const KINDS = ['over', 'fine', 'offline', 'old', 'noState', 'missing', 'failed'] as const

export const States: Story = {
  render: (args) => (
    <StateSheet rows={KINDS} columns={['limit', 'noLimit'] as const}>
      {(kind, column) => (
        <div style={{ inlineSize: 320 }}>
          <MeterBanner
            {...args}
            limit={column === 'limit' ? 125 : undefined}
            reading={
              kind === 'failed'
                ? notLoaded('failed')
                : kind === 'missing'
                  ? loaded('missing' as const)
                  : loaded(READINGS[kind])
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  args: { meterId: 'MTR-'.padEnd(80, '0'), reading: loaded(READINGS.nothing) },
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
