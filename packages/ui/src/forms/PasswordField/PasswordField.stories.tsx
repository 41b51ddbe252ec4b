import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField, type PasswordFieldProps } from './index.ts'

function Example({ value: first, ...props }: Omit<PasswordFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <PasswordField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Forms/PasswordField',
  component: Example,
  args: { label: 'Senha', value: '', autoComplete: 'current-password' },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'Digite a senha' } }
export const Reveal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Senha')
    await userEvent.type(input, ' S3nha! ')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue(' S3nha! ')
    await expect(canvas.getByRole('button', { name: 'Ocultar senha' })).toHaveFocus()
  },
}
