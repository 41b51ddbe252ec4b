import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, homeGraphs, homeRange, ready, stale, waiting } from '../testing/homeFixtures.ts'
import { EnergyLine, RechargesLine } from './Lines.tsx'

const meta = {
  title: 'Widgets/Home/Lines',
  component: RechargesLine,
  args: { graphs: ready(homeGraphs), range: homeRange },
} satisfies Meta<typeof RechargesLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Energy: Story = { render: (args) => <EnergyLine {...args} /> }

/** The server knows no such series: empty, not a flat line. */
export const Empty: Story = { args: { graphs: ready([]) } }

export const Loading: Story = { args: { graphs: waiting } }

export const Failed: Story = { args: { graphs: failed } }

export const Stale: Story = { args: { graphs: stale(homeGraphs) } }
