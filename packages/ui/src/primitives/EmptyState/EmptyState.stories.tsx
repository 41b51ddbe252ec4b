import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { Scenarios } from '../../testing/index.ts'
import { Button } from '../Button/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    icon: <Inbox aria-hidden="true" />,
    title: 'Nenhuma estação corresponde à busca',
    detail: 'Verifique o texto ou limpe os filtros.',
    action: <Button size="small">Limpar filtros</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { icon: undefined, detail: '', action: undefined } }
export const Contents: Story = {
  render: () => (
    <Scenarios>{({ text }) => <EmptyState title={text ?? '-'} detail={text ?? '-'} />}</Scenarios>
  ),
}
