import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

const Example = stateful(PasswordField, { value: 'onChange' })

const meta = {
  title: 'Forms/PasswordField',
  component: Example,
  subcomponents: { PasswordField },
  args: { label: 'Senha', value: '', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const STATES = {
  empty: {},
  filled: { value: 'Corrente#2026' },
  'with error': { error: 'Digite a senha' },
} satisfies Record<string, Partial<PasswordFieldProps>>
const ROWS = ['empty', 'filled', 'with error'] as const

export const States: Story = {
  parameters: { visual: { width: 400, height: 320 } },
  render: (args) => (
    <StateSheet rows={ROWS} columns={['state'] as const}>
      {(row) => <Example {...args} label={`Senha (${row})`} {...STATES[row]} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} value={text ?? ''} />}
    </Scenarios>
  ),
}

/** Tab goes to the eye, Enter shows what was typed; blanks are kept. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
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
