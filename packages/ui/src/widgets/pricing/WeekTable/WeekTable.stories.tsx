import { EMPTY_WEEK } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CONFLICT_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { WeekTable } from './WeekTable.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekTable',
  component: WeekTable,
  parameters: { visual: { width: 512, height: 760 } },
  args: { week: STORY_WEEK, onEdit: fn() },
} satisfies Meta<typeof WeekTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Empty, and read only. */
export const ReadOnlyEmpty: Story = {
  args: { week: EMPTY_WEEK },
  render: (args) => <WeekTable {...args} onEdit={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByText(/preço do conector/)).toHaveLength(7)
  },
}

export const Contents: Story = { args: { week: CONFLICT_WEEK } }

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Preço base de segunda' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith({ on: 'general', days: ['MONDAY'] })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      on: 'new',
      days: ['MONDAY'],
      span: { start: 0, end: 1080 },
    })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Editar segunda 18:00–22:00' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ on: 'period' }))
  },
}
