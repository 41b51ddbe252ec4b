import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loaded, notLoaded, STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { READINGS, readingFixture } from '../storyMeters.ts'
import { MeterBanner } from './MeterBanner.tsx'

/** Ten minutes of readings that end with the latest; the last four of them are over. */
const seen = Array.from({ length: 20 }, (_, index) =>
  readingFixture({
    at: STAGE_NOW - (20 - index) * 30_000,
    phases: { A: 104 + index / 2, B: 121 + index / 3.9, C: 96 + Math.sin(index) },
  }),
)

const meta = {
  title: 'Widgets/SmartCharging/MeterBanner',
  component: MeterBanner,
  args: {
    meterId: 'MTR-0001',
    reading: loaded(READINGS.near),
    seen: [READINGS.near],
    limit: 125,
    charging: 3,
    onOpen: fn(),
  },
} satisfies Meta<typeof MeterBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-022'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Medidor MTR-0001 online')).toBeVisible()
    await expect(canvas.getByText('Perto do limite: faltam 7 A na fase B')).toBeVisible()
    await expect(canvas.getByText('lido há 20 s')).toBeVisible()
    await expect(canvas.queryByText(/^desde/)).toBeNull()
  },
}

/** What is over, by how much, since when. */
export const Over: Story = {
  tags: ['VGR-022'],
  args: { reading: loaded(READINGS.over), seen: [...seen, READINGS.over] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acima do limite: passa 5,1 A na fase A')).toBeVisible()
    await expect(canvas.getByText(/^desde \d\d:\d\d, há 2 min$/)).toBeVisible()
  },
}

const KINDS = ['loading', 'over', 'fine', 'offline', 'old', 'noState', 'missing', 'failed'] as const

export const States: Story = {
  render: (args) => (
    <StateSheet rows={KINDS} columns={['limit', 'noLimit'] as const}>
      {(kind, column) => (
        <div style={{ inlineSize: 320 }}>
          <MeterBanner
            {...args}
            limit={column === 'limit' ? 125 : undefined}
            seen={[READINGS.over]}
            reading={
              kind === 'failed' || kind === 'loading'
                ? notLoaded(kind)
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
