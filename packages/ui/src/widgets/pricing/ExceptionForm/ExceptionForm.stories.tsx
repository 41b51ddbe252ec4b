import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WEEK } from '../storyPricing.ts'
import { ExceptionForm } from './ExceptionForm.tsx'

const meta = {
  title: 'Widgets/Pricing/ExceptionForm',
  component: ExceptionForm,
  parameters: { visual: { width: 720, height: 640 } },
  args: {
    exception: undefined,
    others: WEEK.exceptions,
    onKeep: fn(),
    onTyped: fn(),
    cancelHref: '/dynamic-pricing/a1',
  },
} satisfies Meta<typeof ExceptionForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A loaded span opens as one. */
export const Contents: Story = {
  tags: ['DPR-022'],
  args: { exception: WEEK.exceptions[0], others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Período' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Data final' })).toHaveValue('25/12/2026')
  },
}
