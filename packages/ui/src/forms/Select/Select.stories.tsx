import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { Select, type SelectProps } from './Select.tsx'

type Language = 'pt-BR' | 'en' | 'es'

const Example = stateful(Select<Language>, { value: 'onChange' })

const meta = {
  title: 'Forms/Select',
  component: Example,
  subcomponents: { Select },
  args: {
    label: 'Idioma',
    value: 'pt-BR',
    onChange: fn(),
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
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Idioma' })
    await userEvent.selectOptions(select, 'es')
    await expect(select).toHaveValue('es')
  },
}

/** It is shown as it is, never as the first option. */
export const NotOnOffer: Story = {
  args: { value: 'fr' as Language },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Idioma' })
    await expect(select).toHaveValue('fr')
    await expect(select).toHaveDisplayValue('fr')
    await userEvent.selectOptions(select, 'pt-BR')
    await expect(select).toHaveDisplayValue('Português')
  },
}

const STATES = {
  chosen: {},
  unchosen: { value: undefined, placeholder: 'Escolha um idioma' },
  optional: { isOptional: true, hint: 'O idioma das mensagens' },
  'with error': { error: 'Escolha um idioma' },
  disabled: { disabledReason: 'O idioma é o do cliente' },
} satisfies Record<string, Partial<SelectProps<Language>>>
const ROWS = ['chosen', 'unchosen', 'optional', 'with error', 'disabled'] as const

export const States: Story = {
  parameters: { visual: { width: 312, height: 520 } },
  render: (args) => (
    <StateSheet rows={ROWS} columns={['state'] as const}>
      {(row) => <Example {...args} label={`Idioma (${row})`} {...STATES[row]} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <Select
          label={text || name}
          value="a"
          onChange={() => undefined}
          options={[{ value: 'a', label: text || '-' }]}
        />
      )}
    </Scenarios>
  ),
}

/** A long name is cut, and whole in its tooltip; what is chosen too, on the control itself. */
export const LongOption: Story = {
  args: {
    label: 'Grupo',
    value: 'es',
    options: [
      { value: 'es', label: 'Estacionamento da Rodoviária Interestadual do Tietê' },
      { value: 'en', label: 'Trinta e duas letras bem contadas' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('AST-023 at most 32 characters of an option are shown', async () => {
      const [long, other] = canvas.getAllByRole('option')
      await expect(long).toHaveTextContent(/^Estacionamento da Rodoviária Int…$/)
      await expect(long).toHaveAttribute('title', 'Estacionamento da Rodoviária Interestadual do Tietê')
      await expect(other).toHaveTextContent('Trinta e duas letras bem contad')
    })
  },
}

/** The platform's own list: letters jump; Chromium's arrows open it, which no test can drive. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Idioma' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'en')
    await expect(select).toHaveValue('en')
    await expect(select).toHaveFocus()
  },
}
