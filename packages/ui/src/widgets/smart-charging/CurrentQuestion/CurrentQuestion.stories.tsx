import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { CurrentQuestion } from './CurrentQuestion.tsx'

const meta = {
  title: 'Widgets/SmartCharging/CurrentQuestion',
  component: CurrentQuestion,
  parameters: { visual: { width: 500, height: 360 } },
  args: { isOpen: true, before: 125, now: 12.5, onSave: fn(), onStay: fn() },
} satisfies Meta<typeof CurrentQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = screen.getByRole('alertdialog', { name: 'Mudar o limite para 12,5 A por fase?' })
    await expect(dialog).toHaveTextContent('É menos de um quarto do valor salvo.')
    await expect(dialog).toHaveTextContent('De125,0 A')
  },
}

/** Ten times as much. */
export const TenTimes: Story = {
  args: { now: 1250 },
  play: async () => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('É mais de quatro vezes o valor salvo.')
  },
}
