import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { OnceDialog } from './OnceDialog.tsx'

const SENT = { step: '', saved: [], at: 0 }

const meta = {
  title: 'Widgets/OnceOnly/OnceDialog',
  component: OnceDialog,
  args: {
    isOpen: true,
    title: 'Excluir estação',
    description: 'Deseja excluir a estação Paulista 01? Esta ação não pode ser desfeita.',
    confirmLabel: 'Excluir',
    state: { phase: 'idle' } as WriteState,
    refusal: 'Não foi possível deletar a estação.',
    onConfirm: fn(),
    onVerify: fn(),
    onCancel: fn(),
  },
  parameters: { visual: { width: 640, height: 420 } },
} satisfies Meta<typeof OnceDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))

/** Not asked yet: the safe answer has the focus. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    const confirm = dialog.getByRole('button', { name: 'Excluir' })
    await letsMouseIn(confirm)
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** While it is under way nothing closes it and nothing is pressed twice. */
export const Sending: Story = {
  args: { state: { phase: 'sending', ...SENT } },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const cancel = dialog.getByRole('button', { name: 'Cancelar' })
    await letsMouseIn(cancel)
    await userEvent.click(cancel)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Reconciling: Story = {
  args: { state: { phase: 'verifying', stage: 'sent', attempt: 1, ...SENT } },
}

/** The outcome is unknown: a look, never a second try. */
export const States: Story = {
  args: { state: { phase: 'unknown', canVerify: true, canRelease: false, ...SENT } },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText(/Resultado desconhecido/)).toBeInTheDocument()
    // Its look refuses the mouse; a click all the same must do nothing.
    dialog.getByRole('button', { name: 'Excluir' }).click()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    const verify = dialog.getByRole('button', { name: 'Verificar' })
    await letsMouseIn(verify)
    await userEvent.click(verify)
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

/** So long after the send it may be sent anew: the dialog says that it may come twice. */
export const Released: Story = {
  args: { state: { phase: 'unknown', canVerify: true, canRelease: true, ...SENT }, onRelease: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText(/recebe isto duas vezes/)).toBeInTheDocument()
    const again = dialog.getByRole('button', { name: 'Enviar de novo' })
    await letsMouseIn(again)
    await userEvent.click(again)
    await expect(args.onRelease).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** A no under a status of success is told in the server's own words; any other in the area's. */
export const Refused: Story = {
  args: {
    state: {
      phase: 'refused',
      refusal: { status: 200, body: { type: 'error', error: 'Estação em manutenção' } },
      step: '',
      saved: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(dialogOf(canvasElement).getByRole('alert')).toHaveTextContent(
      'Não foi possível deletar a estação. Resposta do servidor: Estação em manutenção',
    )
  },
}

/** What failed comes first, then that nothing changed (decisions: Safety). */
export const NotApplied: Story = {
  args: { state: { phase: 'notApplied', step: '', saved: [] } },
  play: async ({ canvasElement }) => {
    await expect(dialogOf(canvasElement).getByRole('alert')).toHaveTextContent(
      'Não foi possível deletar a estação. Nada mudou no servidor. Você pode tentar novamente.',
    )
  },
}

export const Elsewhere: Story = { args: { state: { phase: 'elsewhere' } } }

export const NotSent: Story = { args: { state: { phase: 'notSent', why: 'changed' } } }

/** Long words, and what will be changed line by line. */
export const Contents: Story = {
  args: {
    title: 'Excluir a estação Estacionamento-Subterrâneo-Norte-Piso-Menos-Três-Setor-Azul',
    description:
      'Deseja excluir a estação Estacionamento-Subterrâneo-Norte-Piso-Menos-Três-Setor-Azul? Esta ação não pode ser desfeita.',
    children: 'Três conectores e trinta eventos deixam de aparecer.',
    disabledReason: 'A estação tem uma recarga em andamento.',
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
