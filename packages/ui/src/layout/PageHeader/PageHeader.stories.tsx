import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/index.ts'
import { phone } from '../../testing/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Estações' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithActions: Story = {
  args: {
    detail: '86 estações, 4 com falha',
    actions: (
      <>
        <Button>Exportar</Button>
        <Button tone="brand">Nova estação</Button>
      </>
    ),
  },
}

export const LongTitle: Story = {
  ...phone,
  args: {
    ...WithActions.args,
    title: 'Estação de recarga rápida do estacionamento subterrâneo da torre norte do complexo empresarial',
  },
}
