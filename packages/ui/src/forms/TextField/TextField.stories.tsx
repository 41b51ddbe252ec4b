import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

const Example = stateful(TextField, { value: 'onChange' })

const meta = {
  title: 'Forms/TextField',
  component: Example,
  subcomponents: { TextField },
  args: { label: 'Nome da estação', value: '', placeholder: 'Eletroposto Paulista', onChange: fn() },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const STATES = {
  empty: {},
  filled: { value: 'Paulista 01', hint: 'Como os motoristas a veem no aplicativo' },
  optional: { isOptional: true },
  'with error': { value: 'a@b', type: 'email', error: 'Digite um e-mail completo' },
  'over the limit': { value: 'uma estação', limit: 5 },
  disabled: { value: 'SP-0001', disabledReason: 'O código não muda depois que a estação existe' },
} satisfies Record<string, Partial<TextFieldProps>>
const ROWS = ['empty', 'filled', 'optional', 'with error', 'over the limit', 'disabled'] as const

export const States: Story = {
  parameters: { visual: { width: 440, height: 620 } },
  render: (args) => (
    <StateSheet rows={ROWS} columns={['state'] as const}>
      {(row) => <Example {...args} label={`Nome (${row})`} {...STATES[row]} />}
    </StateSheet>
  ),
}

export const DisabledSaysWhy: Story = {
  args: STATES.disabled,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'x')
    await expect(input).toHaveValue('SP-0001')
    await expect(input).toHaveAccessibleDescription(/não muda/)
  },
}
export const LimitNeverCutsSilently: Story = {
  tags: ['AST-024'],
  args: { limit: 5 },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await step('typing stops at the limit and says so', async () => {
      await userEvent.type(input, 'abcdefg')
      await expect(input).toHaveValue('abcde')
      await expect(canvas.getByText('Limite de 5 caracteres atingido')).toBeVisible()
      await expect(input).toBeValid()
    })
    await step('pasted text over it is kept and marked', async () => {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste('uma estação')
      await expect(input).toHaveValue('uma estação')
      await expect(input).toBeInvalid()
      await expect(canvas.getByText('6 caracteres acima do limite')).toBeVisible()
    })
    await step('what nobody sees does not enter', async () => {
      await userEvent.clear(input)
      await userEvent.paste('\u200BAB\uFEFF')
      await expect(input).toHaveValue('AB')
      input.setSelectionRange(1, 1)
      await userEvent.paste('1\u200B\u00A0')
      await expect(input).toHaveValue('A1 B')
      await expect(input.selectionStart).toBe(3)
    })
  },
}
/** Reached by Tab, typed into, left by Tab: nothing else takes the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome da estação' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Paulista 01')
    await expect(input).toHaveValue('Paulista 01')
    await userEvent.tab()
    await expect(input).not.toHaveFocus()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 684 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example onChange={fn()} label={text || name} value={text ?? ''} hint={text} />}
    </Scenarios>
  ),
}
