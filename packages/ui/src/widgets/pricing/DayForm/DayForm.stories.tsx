import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { WEEK } from '../storyPricing.ts'
import { DayForm } from './DayForm.tsx'

const meta = {
  title: 'Widgets/Pricing/DayForm',
  component: DayForm,
  parameters: { visual: { width: 720, height: 700 } },
  args: { day: 'MONDAY', value: WEEK.days.MONDAY, onChange: fn(), newKey: () => 'new' },
} satisfies Meta<typeof DayForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'DPR-018 off takes the day’s periods along, their prices unchanged',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Precificação dinâmica' }))
    const { general, periods } = WEEK.days.MONDAY
    await expect(args.onChange).toHaveBeenCalledWith({
      general: { ...general, isActive: false },
      periods: periods.map((period) => ({ ...period, isActive: false })),
    })
  },
}

export const Contents: Story = {
  name: 'DPR-006 DPR-018 a day without an entry: the rule is made when it is first switched on',
  args: { value: { general: null, periods: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Precificação dinâmica' }))
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ general: expect.objectContaining({ key: 'new', isActive: true }) }),
    )
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remover 18:00–22:00' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({ ...WEEK.days.MONDAY, periods: [] })
  },
}
