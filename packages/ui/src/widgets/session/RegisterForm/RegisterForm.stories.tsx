import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useStoryHuman } from '../storyHuman.tsx'
import { RegisterForm } from './RegisterForm.tsx'

function WithHuman({ startsHuman }: { startsHuman: boolean }) {
  return <RegisterForm {...useStoryHuman(startsHuman)} />
}

const meta = {
  title: 'Widgets/Session/RegisterForm',
  component: WithHuman,
  subcomponents: { RegisterForm },
  args: { startsHuman: true },
} satisfies Meta<typeof WithHuman>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['REG-001', 'REG-002'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marina@example.com')
    await userEvent.type(canvas.getByLabelText('Senha'), 'Segredo#1')
    await expect(canvas.getByRole('checkbox')).toBeVisible()
    const { href } = window.location
    const before = canvasElement.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }))
    await userEvent.type(canvas.getByLabelText('Senha'), '{Enter}')
    await expect(window.location.href).toBe(href)
    await expect(canvasElement.textContent).toBe(before)
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('marina@example.com')
  },
}
