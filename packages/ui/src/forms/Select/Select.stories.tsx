import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Select, type SelectProps } from './index.ts'

type Language = 'pt-BR' | 'en' | 'es'

function Example({ value: first, ...props }: Omit<SelectProps<Language>, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <Select {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Forms/Select',
  component: Example,
  args: {
    label: 'Idioma',
    value: 'pt-BR',
    options: [
      { value: 'pt-BR', label: 'Português', lang: 'pt-BR' },
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Idioma' })
    await userEvent.selectOptions(select, 'es')
    await expect(select).toHaveValue('es')
  },
}
export const Unchosen: Story = { args: { value: undefined, placeholder: 'Escolha um idioma' } }
export const DisabledSaysWhy: Story = { args: { disabledReason: 'O idioma é o do cliente' } }
export const WithError: Story = { args: { error: 'Escolha um idioma' } }
