import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Field } from './index.ts'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Cor da etiqueta', children: (control) => <input {...control} type="color" /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Optional: Story = { args: { isOptional: true } }
export const Described: Story = {
  args: { hint: 'Aparece na lista de etiquetas', error: 'Escolha uma cor mais escura' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Cor da etiqueta/)
    await expect(input).toHaveAccessibleDescription(
      'Aparece na lista de etiquetas Escolha uma cor mais escura',
    )
    await expect(input).toBeInvalid()
  },
}
