import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { NotPermitted } from './NotPermitted.tsx'

const meta = {
  title: 'Widgets/Legal/NotPermitted',
  component: NotPermitted,
  args: { userName: 'Marina Exemplo', onLogout: fn() },
  parameters: { visual: { width: 360, height: 440 } },
} satisfies Meta<typeof NotPermitted>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The sign-out is under way: pressed again it does nothing. */
export const States: Story = {
  args: { isLoggingOut: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }))
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
}

export const Contents: Story = {
  ...longestWords,
  args: { userName: 'Wolfeschlegelsteinhausenbergerdorff Maria das Graças de Albuquerque e Silva' },
}
