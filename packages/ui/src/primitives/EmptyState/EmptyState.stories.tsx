import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

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

/** As small as on any button. */
export const ActionWithIcon: Story = {
  args: {
    action: (
      <Button size="small" icon={<X aria-hidden="true" />}>
        Limpar filtros
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(24)
    const icon = canvas.getByRole('button').querySelector('svg')
    await expect(icon?.getBoundingClientRect().width).toBeLessThan(20)
  },
}

export const States: Story = {
  parameters: { visual: { width: 444, height: 504 } },
  render: ({ title, ...rest }) => (
    <StateSheet rows={['title only', 'with detail', 'whole'] as const} columns={['look'] as const}>
      {(row) => (
        <EmptyState
          title={title}
          {...(row === 'whole' ? rest : row === 'with detail' ? { detail: rest.detail ?? '' } : {})}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 744 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ text }) => <EmptyState title={text || '-'} detail={text || '-'} />}
    </Scenarios>
  ),
}
