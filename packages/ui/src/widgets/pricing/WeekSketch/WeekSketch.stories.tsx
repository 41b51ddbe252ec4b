import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, putGeneral, WEEKDAYS } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { CONFLICT_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { WeekSketch } from './WeekSketch.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekSketch',
  component: WeekSketch,
  parameters: { visual: { width: 320, height: 160 } },
  args: { week: STORY_WEEK, label: 'A semana de Horário de ponta' },
} satisfies Meta<typeof WeekSketch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A semana de Horário de ponta' })).toBeVisible()
  },
}

const free = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: NO_TARIFF, isActive: true }).week
const WEEKS = {
  prices: STORY_WEEK,
  conflict: CONFLICT_WEEK,
  empty: EMPTY_WEEK,
  free,
} as const satisfies Record<string, PricingWeek>
const KINDS = Object.keys(WEEKS) as (keyof typeof WEEKS)[]

export const States: Story = {
  parameters: { visual: { width: 400, height: 400 } },
  render: (args) => (
    <StateSheet rows={KINDS} columns={['card'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 240 }}>
          <WeekSketch {...args} week={WEEKS[kind]} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = { args: { week: CONFLICT_WEEK } }
