import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM, quotedRequest } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { SentFrame } from './SentFrame.tsx'

const meta = {
  title: 'Widgets/Operations/SentFrame',
  component: SentFrame,
  args: {
    taskId: 12,
    tasks: loaded([]),
    hasTask: true,
    isPaused: false,
    tasksHref: '/operations/tasks',
    restLabel: undefined as string | undefined,
    onRest: fn(),
    restReason: undefined as string | undefined,
    request: quotedRequest('remoteStart', {
      ...emptyValues(COMMAND_FORM),
      connectorId: 2,
      idTag: '04A2BC19',
    }),
    children: <p>As respostas.</p>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SentFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-013', 'OPS-021'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comando enviado.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Tarefa 12' })).toBeVisible()
    const request = within(canvas.getByRole('region', { name: 'Pedido enviado' }))
    await expect(request.getByText('connectorId')).toBeVisible()
    await expect(request.getByText('04A2BC19')).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 640, height: 900 },
    // The same task three times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: ({ children: _, ...args }) => (
    <StateSheet rows={['loading', 'failed', 'ready'] as const} columns={['tasks'] as const}>
      {(kind) => (
        <SentFrame {...args} hasTask={false} tasks={kind === 'ready' ? loaded([]) : notLoaded(kind)} />
      )}
    </StateSheet>
  ),
}

export const TaskGone: Story = {
  tags: ['TSK-008'],
  args: { tasks: undefined, tasksHref: undefined, hasTask: false, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sem acesso às tarefas: as respostas/)).toBeVisible()
  },
}

export const RestWaits: Story = {
  args: {
    restLabel: 'Enviar às outras (32)',
    restReason: '2 das primeiras recusaram ou falharam; o limite é 0.',
  },
  play: async ({ canvas, args }) => {
    const rest = canvas.getByRole('button', { name: 'Enviar às outras (32)' })
    await expect(rest).toHaveAttribute('aria-disabled', 'true')
    await expect(rest).toHaveAccessibleDescription('2 das primeiras recusaram ou falharam; o limite é 0.')
    await userEvent.click(rest)
    await expect(args.onRest).not.toHaveBeenCalled()
  },
}
