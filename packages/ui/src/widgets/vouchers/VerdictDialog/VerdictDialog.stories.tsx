import { guestVoucherFixture, voucherHistoryFixture } from '@corrente/domain/fixtures'
import { judgeVoucher } from '@corrente/domain/vouchers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { STAGE_NOW } from '../../../testing/index.ts'
import { VerdictDialog, type VerdictDialogProps } from './VerdictDialog.tsx'

const judged = (
  over: Readonly<Record<string, unknown>> = {},
  driverPk: number | undefined = 203,
  chargerPk?: number,
) => {
  const voucher = guestVoucherFixture(over)
  return {
    voucher,
    lines: judgeVoucher({ voucher, driverPk, chargerPk, uses: voucherHistoryFixture(), now: STAGE_NOW }),
  }
}

const meta = {
  title: 'Widgets/Vouchers/VerdictDialog',
  component: VerdictDialog,
  parameters: { visual: { width: 620, height: 620 } },
  args: {
    ...judged({}, 203, 12),
    uses: { used: 0, allowed: 1 },
    zone: 'America/Sao_Paulo',
    driverField: <button type="button">Motorista</button>,
    chargerField: null,
    onCopy: fn(async () => undefined) as VerdictDialogProps['onCopy'],
    onClose: fn(),
  },
} satisfies Meta<typeof VerdictDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getAllByText('Sim:')).toHaveLength(7)
    await expect(dialog.getByText('Nada aqui impede o uso de FROTA50.')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Copiar a resposta' })).toBeNull()
  },
}

/** The first cross is a sentence to copy, without a name in it. */
export const Crossed: Story = {
  args: judged({ active: false }, 900, 99),
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getAllByText('Não:')).toHaveLength(3)
    const copy = dialog.getByRole('button', { name: 'Copiar a resposta' })
    // The dialog of the story before it may still be going.
    await waitFor(() => expect(copy).toHaveStyle({ pointerEvents: 'auto' }))
    await userEvent.click(copy)
    await expect(args.onCopy).toHaveBeenCalledWith('O código FROTA50 está desativado.')
  },
}

export const Unchosen: Story = {
  args: judged({}, undefined),
  play: async ({ canvasElement }) => {
    await expect(dialogOf(canvasElement).getByText(/Falta o que está marcado/)).toBeInTheDocument()
  },
}
