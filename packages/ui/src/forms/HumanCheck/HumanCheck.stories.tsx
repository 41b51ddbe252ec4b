import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/index.ts'
import { Scenarios } from '../../testing/index.ts'
import { HumanCheck } from './HumanCheck.tsx'

const meta = {
  title: 'Forms/HumanCheck',
  component: HumanCheck,
  args: { children: <Button>Não sou um robô</Button> },
} satisfies Meta<typeof HumanCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Failed: Story = {
  args: { error: 'A verificação não carregou. Verifique a conexão e recarregue a página.' },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 532 } },
  render: (args) => (
    <Scenarios inlineSize={149}>{({ text }) => <HumanCheck {...args} error={text ?? undefined} />}</Scenarios>
  ),
}
