import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

const Example = stateful(Checkbox, { isChecked: 'onChange' })

const meta = {
  title: 'Forms/Checkbox',
  component: Example,
  subcomponents: { Checkbox },
  args: { label: 'Li e aceito os termos de uso', isChecked: false, onChange: fn() },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const STATES = {
  clear: {},
  ticked: { isChecked: true },
  mixed: { isMixed: true },
  'with hint': { hint: 'Pode ser mudado depois' },
  'with error': { error: 'Aceite os termos para continuar' },
  disabled: { isChecked: true, disabledReason: 'Só o administrador muda isto' },
} satisfies Record<string, Partial<CheckboxProps>>
const ROWS = ['clear', 'ticked', 'mixed', 'with hint', 'with error', 'disabled'] as const

export const States: Story = {
  parameters: { visual: { width: 348, height: 360 } },
  render: (args) => (
    <StateSheet rows={ROWS} columns={['state'] as const}>
      {(row) => <Example {...args} {...STATES[row]} />}
    </StateSheet>
  ),
}

export const DisabledSaysWhy: Story = {
  args: STATES.disabled,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription('Só o administrador muda isto')
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 504 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ name, text }) => <Example onChange={fn()} label={text || name} isChecked hint={text ?? '-'} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
