import { previewOf } from '@corrente/domain/vouchers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { heldOf, storyForm } from '../storyVoucher.ts'
import { OpenToAllDialog } from './OpenToAllDialog.tsx'

const meta = {
  title: 'Widgets/Vouchers/OpenToAllDialog',
  component: OpenToAllDialog,
  parameters: { visual: { width: 512, height: 400 } },
  args: { isOpen: true, preview: previewOf(heldOf(storyForm())), onSave: fn(), onStay: fn() },
} satisfies Meta<typeof OpenToAllDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VCH-042'],
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Sem nenhum convidado, IPE10 vale para quem tiver o código: 50 unidades de 10%.',
    )
  },
}
