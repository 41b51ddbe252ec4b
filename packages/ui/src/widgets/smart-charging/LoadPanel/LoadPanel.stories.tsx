import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loaded, notLoaded, STAGE_NOW } from '../../../testing/index.ts'
import { READINGS, readingFixture } from '../storyMeters.ts'
import { LoadPanel } from './LoadPanel.tsx'

const readings = Array.from({ length: 20 }, (_, index) =>
  readingFixture({
    at: STAGE_NOW - (20 - index) * 30_000,
    phases: { A: 104 + index * 1.3, B: 121, C: 96 + Math.sin(index) },
  }),
)

const meta = {
  title: 'Widgets/SmartCharging/LoadPanel',
  component: LoadPanel,
  parameters: { visual: { width: 600, height: 480 } },
  args: { reading: loaded(READINGS.over), readings: [...readings, READINGS.over], limit: 125 },
} satisfies Meta<typeof LoadPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SMC-008'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Fase A' })).toHaveAttribute(
      'aria-valuetext',
      '130,01 A de 125 A, Acima do limite',
    )
    await expect(canvas.getByRole('heading', { name: /^Leituras desde/ })).toBeVisible()
  },
}

/** A line needs two readings: the first says when the second comes. */
export const First: Story = {
  args: { readings: [READINGS.over] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A curva começa com a próxima leitura.')).toBeVisible()
  },
}

export const Loading: Story = { args: { reading: notLoaded(), readings: [] } }
