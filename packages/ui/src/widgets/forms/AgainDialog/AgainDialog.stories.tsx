import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { AgainDialog } from './AgainDialog.tsx'

const meta = {
  title: 'Widgets/Forms/AgainDialog',
  component: AgainDialog,
  args: { isOpen: true, onAgain: fn(), onStay: fn() },
  parameters: { ...overlayDocs, visual: { width: 440, height: 240 } },
} satisfies Meta<typeof AgainDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  name: 'what was typed is gone',
  args: { isLost: true },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog', { name: 'Preencher de novo?' })
    await expect(within(dialog).getByText(/haverá dois/)).toBeVisible()
  },
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 320 } } }

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog', { name: 'Enviar de novo?' })
    // The safe answer has the focus: a hasty Enter sends nothing.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Esperar' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
