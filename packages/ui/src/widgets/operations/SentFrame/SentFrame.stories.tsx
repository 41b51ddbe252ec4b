import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM, quotedRequest } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, notLoaded, phone, StateSheet } from '../../../testing/index.ts'
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
  name: 'OPS-013 OPS-021 it went out, and its task is named',
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

export const Contents: Story = {
  name: 'TSK-008 without the right to the tasks its number is all',
  args: { tasks: undefined, tasksHref: undefined, hasTask: false, children: undefined },
}

export const WhereTo: Story = {
  name: 'where diagnostics went is shown without the password; a firmware that was sent "now" has no invented time',
  args: {
    request: quotedRequest('updateFirmware', {
      ...emptyValues(COMMAND_FORM),
      location: 'ftp://ipe:s/enha@files.example.com/in/fw.bin',
      isNow: true,
    }),
  },
  play: async ({ canvas }) => {
    const request = within(canvas.getByRole('region', { name: 'Pedido enviado' }))
    await expect(request.getByText('ftp://•••@files.example.com/in/fw.bin')).toBeVisible()
    await expect(request.getByText('agora, no envio')).toBeVisible()
  },
}

export const Keyboard: Story = {
  args: { restLabel: 'Enviar às outras (32)', isPaused: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Enviar às outras (32)' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRest).toHaveBeenCalledOnce()
  },
}

export const Held: Story = {
  name: 'the rest waits, and says why',
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

export const OnAPhone: Story = { ...phone }
