import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const meta = {
  title: 'Forms/PasswordChecklist',
  component: PasswordChecklist,
  args: {
    label: 'A senha precisa ter',
    hasText: true,
    rules: [
      { key: 'length', label: 'De 8 a 25 caracteres', isMet: true },
      { key: 'upper', label: 'Uma letra maiúscula', isMet: false },
      { key: 'digit', label: 'Um número', isMet: true },
    ],
  },
} satisfies Meta<typeof PasswordChecklist>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['REC-007'],
  play: async ({ canvas }) => {
    const [length, upper] = canvas.getAllByRole('listitem')
    await expect(length).toHaveTextContent('De 8 a 25 caracteres: atendido')
    await expect(upper).toHaveTextContent('Uma letra maiúscula: pendente')
    await expect(length).toHaveAttribute('data-mark', 'met')
    await expect(upper).toHaveAttribute('data-mark', 'unmet')
  },
}
/** Before anything is typed no rule is broken. */
export const States: Story = {
  parameters: { visual: { width: 512, height: 300 } },
  render: (args) => (
    <StateSheet rows={['untouched', 'typed'] as const} columns={['list'] as const}>
      {(row) => <PasswordChecklist {...args} label={row} hasText={row === 'typed'} />}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    const untouched = within(canvas.getByRole('list', { name: 'untouched' }))
    for (const rule of untouched.getAllByRole('listitem'))
      await expect(rule).toHaveAttribute('data-mark', 'awaited')
  },
}
export const Contents: Story = {
  parameters: { visual: { width: 512, height: 400 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <PasswordChecklist hasText label={name} rules={[{ key: 'a', label: text || '-', isMet: false }]} />
      )}
    </Scenarios>
  ),
}
