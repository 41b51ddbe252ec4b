import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { Checkbox, type CheckboxProps } from './index.ts'

function Example({ isChecked: first, ...props }: Omit<CheckboxProps, 'onChange'>) {
  const [isChecked, setChecked] = useState(first)
  return <Checkbox {...props} isChecked={isChecked} onChange={setChecked} />
}

const meta = {
  title: 'Forms/Checkbox',
  component: Example,
  args: { label: 'Li e aceito os termos de uso', isChecked: false },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
export const Mixed: Story = { args: { isMixed: true } }
export const WithError: Story = { args: { error: 'Aceite os termos para continuar' } }
export const DisabledSaysWhy: Story = {
  args: { disabledReason: 'Só o administrador muda isto', isChecked: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription('Só o administrador muda isto')
  },
}
export const Contents: Story = {
  render: () => <Scenarios>{({ name, text }) => <Example label={text || name} isChecked />}</Scenarios>,
}
