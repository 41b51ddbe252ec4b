import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { Switch } from './Switch.tsx'

const Example = stateful(Switch, { isOn: 'onChange' })

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  render: Example,
  args: { label: 'Aberta 24 horas', isOn: false, onChange: () => undefined },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 307 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['off', 'on']}>
      {(row, column) => (
        <Example
          {...args}
          isOn={column === 'on'}
          hint={row === 'hint' ? 'Sem horário de funcionamento' : ''}
          error={row === 'error' ? 'Ligue para continuar' : undefined}
          disabledReason={row === 'disabled' ? 'Só o administrador muda isto' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const InAList: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      {['Preço por kWh', 'Preço por minuto', 'Taxa de operação'].map((label) => (
        <Example key={label} {...args} label={label} labelSide="before" isOn={label === 'Preço por kWh'} />
      ))}
    </div>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 450 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} isOn />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Aberta 24 horas' })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
}

export const DisabledSaysWhy: Story = {
  args: { isOn: true, disabledReason: 'A conta não tem leitor facial' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch')
    await userEvent.click(toggle)
    await expect(toggle).toBeChecked()
    await expect(toggle).toHaveAccessibleDescription('A conta não tem leitor facial')
  },
}
