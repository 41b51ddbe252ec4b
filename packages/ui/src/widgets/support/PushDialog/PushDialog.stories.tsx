import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { PushDialog } from './PushDialog.tsx'

const MESSAGE = 'No sábado, das 8h às 12h, a estação do aeroporto estará em manutenção.'

const meta = {
  title: 'Widgets/Support/PushDialog',
  component: PushDialog,
  parameters: { ...overlayDocs, visual: { width: 512, height: 360 } },
  args: {
    message: MESSAGE,
    mayBeOut: false,
    isSending: false,
    isElsewhere: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PushDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))

export const Default: Story = {
  tags: ['SUP-009'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(
      dialog.getByRole('heading', { name: 'Enviar esta notificação a todos os usuários?' }),
    ).toBeInTheDocument()
    await expect(dialog.getByText(MESSAGE)).toBeInTheDocument()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** This text may be out already: the question says so, and its yes too. */
export const MayBeOut: Story = {
  args: { mayBeOut: true },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText(/a resposta se perdeu/)).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Enviar de novo a todos' })).toBeInTheDocument()
  },
}

/** Another tab was quicker: a second yes here would send it twice. */
export const Elsewhere: Story = {
  args: { isElsewhere: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByRole('status')).toHaveTextContent('Outra aba está enviando este texto')
    dialog.getByRole('button', { name: 'Enviar a todos' }).click()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** While it is sent nothing closes it. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await userEvent.keyboard('{Escape}')
    dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
