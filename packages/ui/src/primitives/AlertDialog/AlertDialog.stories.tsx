import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AlertDialog } from './index.ts'

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Excluir a estação Paulista 01?',
    description: 'As recargas antigas ficam; os conectores deixam de aceitar novas. Não pode ser desfeito.',
    confirmLabel: 'Excluir estação',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: /Excluir estação/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog', { name: /Paulista 01/ })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
