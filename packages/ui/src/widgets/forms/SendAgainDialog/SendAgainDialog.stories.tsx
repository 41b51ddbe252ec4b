import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SendAgainDialog } from './SendAgainDialog.tsx'

const meta = {
  title: 'Widgets/Forms/SendAgainDialog',
  component: SendAgainDialog,
  args: { isOpen: true, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof SendAgainDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The safe answer has the focus. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar mesmo assim' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
