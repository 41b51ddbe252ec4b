import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { failed, homeStats, ready, stale, waiting } from '../testing/homeFixtures.ts'
import { HomeIndicators } from './HomeIndicators.tsx'

const meta = {
  title: 'Widgets/Home/HomeIndicators',
  component: HomeIndicators,
  args: { stats: ready(homeStats), hasCosts: true },
} satisfies Meta<typeof HomeIndicators>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without the permission the two cards are not there at all (HOM-013, HOM-014). */
export const WithoutCosts: Story = {
  args: { hasCosts: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Receita')).toBeNull()
    await expect(within(canvasElement).queryByText('Custo')).toBeNull()
  },
}

export const States: Story = {
  parameters: { visual: { width: 1024, height: 1000 } },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'stale'] as const} columns={['state'] as const}>
      {(row) => (
        <div style={{ inlineSize: 880 }}>
          <HomeIndicators
            {...args}
            stats={row === 'loading' ? waiting : row === 'failed' ? failed : stale(homeStats)}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** A network of a country, on a phone: numbers grow smaller before they break. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 1184 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    stats: ready({ ...homeStats, totalUsers: 12_345_678, energyKwh: 987_654_321.12, income: 1_234_567_890 }),
  },
}

export const Loading: Story = { args: { stats: waiting } }

export const Failed: Story = { args: { stats: failed } }

export const Stale: Story = { args: { stats: stale(homeStats) } }
