import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Field, type FieldFrameProps } from './Field.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Cor da etiqueta', children: (control) => <input {...control} type="color" /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const STATES = {
  plain: {},
  optional: { isOptional: true },
  'with hint': { hint: 'Aparece na lista de etiquetas' },
  'with error': { error: 'Escolha uma cor mais escura' },
  disabled: { disabledReason: 'A cor é a do grupo' },
} satisfies Record<string, Partial<FieldFrameProps>>
const ROWS = ['plain', 'optional', 'with hint', 'with error', 'disabled'] as const

export const States: Story = {
  parameters: { visual: { width: 320, height: 476 } },
  render: (args) => (
    <StateSheet rows={ROWS} columns={['state'] as const}>
      {(row) => <Field {...args} {...STATES[row]} />}
    </StateSheet>
  ),
}

export const Described: Story = {
  args: { hint: 'Aparece na lista de etiquetas', error: 'Escolha uma cor mais escura' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Cor da etiqueta/)
    await expect(input).toHaveAccessibleDescription(
      'Aparece na lista de etiquetas Escolha uma cor mais escura',
    )
    await expect(input).toBeInvalid()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 712 } },
  render: (args) => (
    <Scenarios inlineSize={149}>
      {({ name, text }) => <Field {...args} label={text || name} hint={text} error={text || undefined} />}
    </Scenarios>
  ),
}
