import { changePeriod, EMPTY_WEEK, everyDay, type PricingWeek, repriceAll } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CONFLICT_WEEK, DEAR } from '../storyWeek.ts'
import { SplitNote } from './SplitNote.tsx'

const priced = changePeriod(CONFLICT_WEEK, 'c', { span: undefined, tariff: { ...DEAR, kwh: 2.5 } })

const meta = {
  title: 'Widgets/Pricing/SplitNote',
  component: SplitNote,
  parameters: { visual: { width: 620, height: 120 } },
  args: { before: CONFLICT_WEEK, week: priced.isDone ? priced.week : CONFLICT_WEEK },
} satisfies Meta<typeof SplitNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['DPR-015'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Segunda 20:00–04:00.*duas/)
  },
}

/** Every night of the week crossed midnight. */
const NIGHTS: PricingWeek = {
  ...EMPTY_WEEK,
  days: everyDay((day) => ({
    general: null,
    periods: [{ key: day, uuid: day, isActive: true, tariff: DEAR, start: 1320, end: 1800 }],
  })),
}
const repriced = repriceAll(NIGHTS, DEAR, { ...DEAR, kwh: 9 })

/** A new price for all splits every night. */
export const Contents: Story = {
  args: { before: NIGHTS, week: repriced.isDone ? repriced.week : NIGHTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Segunda 22:00–06:00; terça .*; domingo 22:00–06:00 cruzavam/,
    )
  },
}

/** As it came: nothing is said. */
export const States: Story = {
  args: { week: CONFLICT_WEEK },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
