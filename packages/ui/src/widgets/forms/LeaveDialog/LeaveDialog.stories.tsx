import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

const meta = {
  title: 'Widgets/Forms/LeaveDialog',
  component: LeaveDialog,
  args: { isOpen: true, onLeave: fn(), onStay: fn() },
  parameters: { ...overlayDocs, visual: { width: 440, height: 240 } },
} satisfies Meta<typeof LeaveDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Sair sem salvar?' })
    // The safe answer has the focus: a hasty Enter loses nothing.
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Continuar editando' })).toHaveFocus(),
    )
  },
}

/** While it is saved, a form that names a person does not say that what was typed is kept. */
export const NotKept: Story = {
  args: { isSaving: true, isKept: false },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Ainda salvando' })
    await waitFor(() => expect(within(dialog).getByText(/não fica guardado/)).toBeVisible())
    await expect(within(dialog).queryByText(/fica guardado nesta aba/)).toBeNull()
  },
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 320 } } }

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
