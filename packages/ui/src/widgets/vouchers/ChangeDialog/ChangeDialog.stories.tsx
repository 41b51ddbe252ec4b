import { guestVoucherFixture } from '@corrente/domain/fixtures'
import type { WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { ChangeDialog } from './ChangeDialog.tsx'

const meta = {
  title: 'Widgets/Vouchers/ChangeDialog',
  component: ChangeDialog,
  parameters: { visual: { width: 620, height: 520 } },
  args: {
    voucher: guestVoucherFixture(),
    state: { phase: 'idle' } as WriteState,
    onSave: fn(),
    onVerify: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ChangeDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('alertdialog'))

/** Old and new; the untouched end is not among the changes. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const units = dialog.getByRole('spinbutton', { name: /Quantidade total/ })
    await userEvent.clear(units)
    await userEvent.type(units, '25')
    await expect(dialog.getByText('Antes: 5')).toBeInTheDocument()
    const save = dialog.getByRole('button', { name: 'Salvar' })
    await letsMouseIn(save)
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledWith({ units: 25 })
  },
}

export const Limits: Story = {
  tags: ['VCH-062', 'VCH-064'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const units = dialog.getByRole('spinbutton', { name: /Quantidade total/ })
    for (const [typed, said] of [
      ['2', /Ao menos 3/],
      ['1001', /A quantidade máxima de vouchers é 1\.000/],
    ] as const) {
      await userEvent.clear(units)
      await userEvent.type(units, typed)
      await expect(dialog.getAllByText(said)[0]).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Refused: what was typed stays. */
export const Refused: Story = {
  args: {
    state: { phase: 'refused', refusal: { status: 400, body: undefined }, step: '', saved: [] },
  },
  play: async ({ canvasElement }) => {
    await expect(
      dialogOf(canvasElement).getByText('Não foi possível atualizar o Voucher!'),
    ).toBeInTheDocument()
  },
}
