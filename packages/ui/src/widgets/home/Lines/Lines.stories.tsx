import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
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

const FEEDS = { loading: waiting, failed, empty: ready([]), stale: stale(homeGraphs) } as const

export const States: Story = {
  parameters: {
    visual: { width: 512, height: 1180 },
    // One chart in four states on one sheet: all have its name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'empty', 'stale'] as const} columns={['state'] as const}>
      {(row) => (
        <div style={{ inlineSize: 400 }}>
          <EnergyLine {...args} graphs={FEEDS[row]} />
        </div>
      )}
    </StateSheet>
  ),
}

/** Billions: the axis is written short, the sum in full. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 340 } },
  args: {
    graphs: ready(
      homeGraphs.map((series) => ({
        ...series,
        points: series.points.map(({ x, y }) => ({ x, y: Number(y) * 1e7 })),
      })),
    ),
  },
  render: (args) => <EnergyLine {...args} />,
}

const retry = fn()

export const Keyboard: Story = {
  args: { graphs: { ...failed, retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    within(canvasElement).getByRole('button', { name: 'Tentar novamente' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
}
