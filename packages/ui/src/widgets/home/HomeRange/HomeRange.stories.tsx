import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { homeRange } from '../testing/homeFixtures.ts'
import { HomeRange } from './HomeRange.tsx'

const meta = {
  title: 'Widgets/Home/HomeRange',
  component: HomeRange,
  args: { range: homeRange, onChange: fn() },
} satisfies Meta<typeof HomeRange>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
