import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CardLookUp } from './CardLookUp.tsx'

const meta = {
  title: 'Widgets/Tags/CardLookUp',
  component: CardLookUp,
  args: { onLookUp: fn(), onClose: fn() },
} satisfies Meta<typeof CardLookUp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Número do cartão'), ' 0077771716 {Enter}')
    await expect(args.onLookUp).toHaveBeenCalledWith('0077771716')
  },
}

/** Without a number there is nothing to look up. */
export const WithoutNumber: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Consultar' }))
    await expect(canvas.getByText('Digite o número do cartão.')).toBeVisible()
    await expect(args.onLookUp).not.toHaveBeenCalled()
  },
}
