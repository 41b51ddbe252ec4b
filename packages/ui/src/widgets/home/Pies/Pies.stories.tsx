import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { homeStats, ready } from '../testing/homeFixtures.ts'
import { UsersPie } from './Pies.tsx'
import { StationsPie } from './StationsPie.tsx'

const meta = {
  title: 'Widgets/Home/Pies',
  component: UsersPie,
  args: { stats: ready(homeStats) },
} satisfies Meta<typeof UsersPie>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Disabled ones are among them. */
export const Stations: Story = {
  render: (args) => <StationsPie {...args} disabled={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('inclui 2 desativadas')).toBeVisible()
  },
}
