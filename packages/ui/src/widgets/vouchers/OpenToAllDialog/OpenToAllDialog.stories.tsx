import { previewOf } from '@corrente/domain/vouchers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SCENARIOS } from '../../../testing/index.ts'
import { heldOf, storyForm } from '../storyVoucher.ts'
import { OpenToAllDialog } from './OpenToAllDialog.tsx'

const shown = (part?: Readonly<Record<string, unknown>>) => previewOf(heldOf(storyForm(part)))

const meta = {
  title: 'Widgets/Vouchers/OpenToAllDialog',
  component: OpenToAllDialog,
  parameters: { visual: { width: 512, height: 400 } },
  args: { isOpen: true, preview: shown(), onSave: fn(), onStay: fn() },
} satisfies Meta<typeof OpenToAllDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'VCH-042 the last guest is taken off: it names units and value',
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Sem nenhum convidado, IPE10 vale para quem tiver o código: 50 unidades de 10%.',
    )
  },
}

export const States: Story = {
  args: { preview: shown({ kind: 'MONEY_RECHARGE', kind_value: 25, units: 1 }) },
}

export const Contents: Story = { args: { preview: shown({ code: SCENARIOS[2].text, kind_value: null }) } }

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Voltar ao formulário' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
