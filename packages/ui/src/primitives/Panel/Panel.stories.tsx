import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Panel, type PanelState } from './Panel.tsx'

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

const STATES = {
  ready: { kind: 'ready' },
  loading: { kind: 'loading' },
  empty: { kind: 'empty', title: 'Nenhum evento', detail: 'Os próximos aparecem aqui na hora.' },
  failed: { kind: 'failed', title: 'Não foi possível carregar os eventos', onRetry: fn() },
} satisfies Record<PanelState['kind'], PanelState>
const KINDS = ['ready', 'loading', 'empty', 'failed'] as const satisfies readonly PanelState['kind'][]

export const States: Story = {
  parameters: { visual: { width: 436, height: 836 } },
  render: (args) => (
    <StateSheet rows={KINDS} columns={['state'] as const}>
      {(kind) => <Panel {...args} title={`Últimos eventos: ${kind}`} state={STATES[kind]} />}
    </StateSheet>
  ),
}

/** Given a height, the head stays and what there is to say stands in the middle of the rest. */
export const Filling: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 320, height: 392 } },
  args: { isFilling: true, state: STATES.failed },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
}

export const Loading: Story = {
  args: { state: STATES.loading },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Últimos eventos' })
    await expect(panel).toHaveAttribute('aria-busy', 'true')
    await expect(within(panel).getByRole('status')).toHaveTextContent('Carregando')
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 780 } },
  render: ({ actions }) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <Panel title={text || name} actions={actions}>
          {text}
        </Panel>
      )}
    </Scenarios>
  ),
}

const onRetry = fn()

/** The title line's controls come first, then the retry of what failed. */
export const Keyboard: Story = {
  args: { state: { ...STATES.failed, onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Atualizar' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
