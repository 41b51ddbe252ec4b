import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loaded, StateSheet } from '../../../testing/index.ts'
import { failed, waiting } from '../../home/testing/homeFixtures.ts'
import { STORY_TODAY, storyUsage } from '../storyUsage.ts'
import { UsageTotals } from './UsageTotals.tsx'

const meta = {
  title: 'Widgets/Analytics/UsageTotals',
  component: UsageTotals,
  args: {
    graphs: loaded(storyUsage(28)),
    longer: loaded(storyUsage(365)),
    period: 28,
    today: STORY_TODAY,
    sums: loaded({
      usersCharged: 318,
      energyKwh: 18_342.75,
      co2SavedKg: 12_656.5,
      cost: 9171.38,
      income: 27_514.13,
    }),
    hasCosts: true,
  },
} satisfies Meta<typeof UsageTotals>
export default meta
type Story = StoryObj<typeof meta>

/** The server's own sums are named as such. */
export const Default: Story = {
  tags: ['RTE-018'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/antes, em 27 dias$/)).toHaveLength(3)
    await expect(canvas.getByText(/^Somas do servidor no período, com hoje/)).toHaveTextContent(
      '318 usuários',
    )
  },
}

const STATES = ['loading', 'failed', 'noBefore', 'noCosts', 'ofOne'] as const

export const States: Story = {
  parameters: { visual: { width: 1000, height: 1100 } },
  render: (args) => (
    <StateSheet rows={STATES} columns={['totals'] as const}>
      {(state) => (
        <div style={{ inlineSize: 860 }}>
          <UsageTotals
            {...args}
            {...(state === 'loading' && { graphs: waiting, longer: waiting, sums: waiting })}
            {...(state === 'failed' && { graphs: failed, longer: failed, sums: failed })}
            {...(state === 'noBefore' && { longer: undefined })}
            {...(state === 'ofOne' && { sums: undefined })}
            hasCosts={state !== 'noCosts'}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** A reply without these series: nothing known is no zero. */
export const NothingKnown: Story = {
  args: { graphs: loaded([]), longer: loaded([]), sums: loaded({}) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^0 recargas/)).toBeNull()
    await expect(canvas.getByText('As somas do servidor não puderam ser lidas.')).toBeVisible()
  },
}
