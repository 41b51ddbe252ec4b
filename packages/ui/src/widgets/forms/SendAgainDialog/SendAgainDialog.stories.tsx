import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { SendAgainDialog } from './SendAgainDialog.tsx'

const meta = {
  title: 'Widgets/Forms/SendAgainDialog',
  component: SendAgainDialog,
  args: { isOpen: true, onConfirm: fn(), onCancel: fn() },
  parameters: { ...overlayDocs, visual: { width: 440, height: 240 } },
} satisfies Meta<typeof SendAgainDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What was typed is gone. */
export const States: Story = {
  args: { isLost: true },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Preencher de novo?' })
    await waitFor(() => expect(within(dialog).getByText(/não fica guardado/)).toBeVisible())
  },
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 320 } } }

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Enviar de novo?' })
    // The safe answer has the focus: a hasty Enter sends nothing.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
