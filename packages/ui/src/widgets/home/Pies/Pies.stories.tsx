import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, homeStats, ready, waiting } from '../testing/homeFixtures.ts'
import { StationsPie, UsersPie } from './Pies.tsx'

const meta = {
  title: 'Widgets/Home/Pies',
  component: UsersPie,
  args: { stats: ready(homeStats) },
} satisfies Meta<typeof UsersPie>
export default meta
type Story = StoryObj<typeof meta>

export const Users: Story = {}

export const Stations: Story = { render: (args) => <StationsPie {...args} /> }

export const Loading: Story = { args: { stats: waiting } }

export const Failed: Story = { args: { stats: failed } }
