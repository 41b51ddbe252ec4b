import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Panel } from './index.ts'

const meta = {
  title: 'Primitives/Panel',
  component: Panel,
  args: {
    title: 'Últimos eventos',
    note: 'Atualizado há 2 s',
    actions: <IconButton label="Atualizar" icon={<RotateCw aria-hidden="true" />} size="small" />,
    children: 'Conteúdo do painel',
  },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Últimos eventos' })
    await expect(panel).toHaveAttribute('aria-busy', 'true')
    await expect(within(panel).getByRole('status')).toHaveTextContent('Carregando')
  },
}
export const Empty: Story = {
  args: { state: { kind: 'empty', title: 'Nenhum evento', detail: 'Os próximos aparecem aqui na hora.' } },
}
export const Failed: Story = {
  args: { state: { kind: 'failed', title: 'Não foi possível carregar os eventos', onRetry: fn() } },
}
export const Contents: Story = {
  render: () => <Scenarios>{({ name, text }) => <Panel title={text || name}>{text}</Panel>}</Scenarios>,
}
