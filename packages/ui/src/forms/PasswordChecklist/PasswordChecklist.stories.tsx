import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const meta = {
  title: 'Forms/PasswordChecklist',
  component: PasswordChecklist,
  args: {
    label: 'A senha precisa ter',
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
  name: 'REC-007 met and unmet are told by colour, mark and word',
  play: async ({ canvasElement }) => {
    const [length, upper] = within(canvasElement).getAllByRole('listitem')
    await expect(length).toHaveTextContent('De 8 a 25 caracteres: atendido')
    await expect(upper).toHaveTextContent('Uma letra maiúscula: pendente')
  },
}
export const Contents: Story = {
  parameters: { visual: { width: 512, height: 400 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <PasswordChecklist label={name} rules={[{ key: 'a', label: text || '-', isMet: false }]} />
      )}
    </Scenarios>
  ),
}
