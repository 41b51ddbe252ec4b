import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeGraphs, homeRange, ready } from '../testing/homeFixtures.ts'
import { RechargesLine } from './Lines.tsx'

const meta = {
  title: 'Widgets/Home/Lines',
  component: RechargesLine,
  args: { graphs: ready(homeGraphs), range: homeRange },
} satisfies Meta<typeof RechargesLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
