import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DeleteProfileDialog } from './DeleteProfileDialog.tsx'

const meta = {
  title: 'Widgets/Pricing/DeleteProfileDialog',
  component: DeleteProfileDialog,
  parameters: { visual: { width: 512, height: 420 } },
  args: {
    profile: { uuid: 'a1', name: 'Horário de ponta', chargerCount: 14 },
    groups: [
      { id: 1, name: 'Garagem Sul', href: '/virtual-groups/view/1', chargers: 6 },
      { id: 2, name: 'Frota', href: undefined },
    ],
    state: { phase: 'idle' } as WriteState,
    reason: undefined,
    onConfirm: fn(),
    onVerify: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DeleteProfileDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))

export const Default: Story = {
  tags: ['visual', 'DPR-042'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() =>
      expect(dialog.getByText('O perfil será desvinculado de todos os carregadores.')).toBeVisible(),
    )
    await expect(dialog.getByText(/Vale hoje para 14 carregadores/)).toBeVisible()
    await expect(dialog.getByText('2 configurações o usam:')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Garagem Sul' }).closest('li')).toHaveTextContent(
      'Garagem Sul (6 carregadores)',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const FirstGroupsOnly: Story = { args: { isPartial: true } }

/** Refused, with the reason of the server; who uses it could not be read. */
export const Refused: Story = {
  tags: ['DPR-044'],
  args: {
    groups: 'unknown',
    reason: 'Perfil em uso',
    state: { phase: 'refused', refusal: { status: 409, body: undefined }, step: '', saved: [] },
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() =>
      expect(dialog.getByText('Erro ao excluir o perfil de preço: Perfil em uso')).toBeVisible(),
    )
    await expect(dialog.getByText('Não foi possível ler quais configurações o usam.')).toBeVisible()
  },
}
