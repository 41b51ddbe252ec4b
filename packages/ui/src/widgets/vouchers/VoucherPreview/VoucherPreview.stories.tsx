import { previewOf } from '@corrente/domain/vouchers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { freshForm, heldOf, storyForm } from '../storyVoucher.ts'
import { VoucherPreview } from './VoucherPreview.tsx'

const shown = (part?: Readonly<Record<string, unknown>>) => previewOf(heldOf(storyForm(part)))

const meta = {
  title: 'Widgets/Vouchers/VoucherPreview',
  component: VoucherPreview,
  parameters: { visual: { width: 360, height: 480 } },
  args: { preview: shown(), isOn: true },
} satisfies Meta<typeof VoucherPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% de desconto')).toBeVisible()
    await expect(canvas.getByText('Válido de 01/03/2026 00:00 até 31/03/2026 23:59')).toBeVisible()
    await expect(canvas.getByText('Para quem tiver o código')).toBeVisible()
    await expect(canvas.getByText('50 pessoas × 2 recargas = até 100 recargas com 10%')).toBeVisible()
  },
}

export const States: Story = {
  parameters: { visual: { width: 512, height: 1120 } },
  render: () => (
    <StateSheet rows={['percent', 'money', 'energy']} columns={['on', 'off']}>
      {(row, column) => (
        <VoucherPreview
          isOn={column === 'on'}
          preview={shown(
            row === 'percent'
              ? {}
              : {
                  kind: row === 'money' ? 'MONEY_RECHARGE' : 'KWH_RECHARGE',
                  charge_box_pks: [1, 2],
                  user_pks: [3],
                },
          )}
        />
      )}
    </StateSheet>
  ),
}

/** Nothing is filled in yet. */
export const Empty: Story = { args: { preview: previewOf(heldOf(freshForm())) } }
