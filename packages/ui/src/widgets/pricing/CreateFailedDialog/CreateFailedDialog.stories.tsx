import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { CreateFailedDialog } from './CreateFailedDialog.tsx'

const meta = {
  title: 'Widgets/Pricing/CreateFailedDialog',
  component: CreateFailedDialog,
  parameters: { visual: { width: 512, height: 300 } },
  args: { why: 'failed', isBusy: false, onList: fn(), onRetry: fn() },
} satisfies Meta<typeof CreateFailedDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  tags: ['visual', 'DPR-005'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByText('Não foi possível criar o perfil!')).toBeVisible())
    await letsMouseIn(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Ver listagem' }))
    await expect(args.onList).toHaveBeenCalledOnce()
  },
}

/** The answer was lost: it is looked up, never sent again unseen. */
export const Unknown: Story = {
  args: { why: 'unknown', left: { name: 'Noturno', sentAt: 'Enviado às 17:03' }, onSendAgain: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Verificar' })).toBeVisible())
    await expect(dialog.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
    await letsMouseIn(dialog.getByRole('button', { name: 'Enviar de novo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar de novo' }))
    await expect(args.onSendAgain).toHaveBeenCalledOnce()
  },
}

/** Created, but without its prices. */
export const HalfCreated: Story = {
  args: { why: 'half' },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText(/mas os preços não foram copiados/)).toBeInTheDocument()
  },
}
