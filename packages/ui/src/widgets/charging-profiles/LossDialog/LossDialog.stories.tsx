import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { LossDialog } from './LossDialog.tsx'

const meta = {
  title: 'Widgets/ChargingProfiles/LossDialog',
  component: LossDialog,
  parameters: { visual: { width: 560, height: 480 } },
  args: { isOpen: true, losses: ['seconds', 'phases'], onSave: fn(), onStay: fn() },
} satisfies Meta<typeof LossDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Salvar muda o que está guardado' })
    await expect(dialog).toHaveTextContent('inícios com segundos passam ao minuto cheio')
    await expect(dialog).toHaveTextContent('o número de fases se perde')
  },
}
