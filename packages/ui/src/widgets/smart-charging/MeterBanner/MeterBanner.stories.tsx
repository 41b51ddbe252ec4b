import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
  tags: ['VGR-022'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Medidor MTR-0001 online')).toBeVisible()
    await expect(canvas.getByText('Perto do limite · faltam 7 A na fase B · há 20 s')).toBeVisible()
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
