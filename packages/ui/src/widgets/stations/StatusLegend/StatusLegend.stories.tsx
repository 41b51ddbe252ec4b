import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusLegend } from './StatusLegend.tsx'

const meta = {
  title: 'Widgets/Stations/StatusLegend',
  component: StatusLegend,
  args: {
    counts: { available: 1_245, busy: 312, maintenance: 18, unavailable: 77 },
    marks: {
      available: 1_245,
      busy: 312,
      maintenance: 18,
      faulted: 31,
      offline: 40,
      partial: 4,
      unavailable: 2,
      unknown: 0,
    },
  },
} satisfies Meta<typeof StatusLegend>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NotKnownYet: Story = { args: { counts: undefined, marks: undefined } }

export const Contents: Story = {
  parameters: { visual: { width: 320, height: 160 } },
  args: { counts: { available: 98_765_432, busy: 12_345_678, maintenance: 0, unavailable: 1_234_567_890 } },
}
