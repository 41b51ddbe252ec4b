import { taskFixture } from '@corrente/domain/fixtures'
import type { Task } from '@corrente/domain/operations'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, phone } from '../../../testing/index.ts'
import { OPERATION_VIEWS, OperationsFrame } from '../OperationsFrame/OperationsFrame.tsx'
import { mixedTask, nameOf } from '../storyOperations.ts'
import { TaskList } from './TaskList.tsx'

const tasks: readonly Task[] = [
  mixedTask,
  taskFixture('Reset', { 'IPE-0001': 'Accepted' }, { taskId: 8, endTimestamp: '2026-03-14T15:05:04Z' }),
  taskFixture(
    'Send Local List',
    { 'IPE-0001': 'Failed' },
    { taskId: 7, origin: null, endTimestamp: '2026-03-14T15:05:04Z' },
  ),
]

const inFrame: Decorator = (Shown) => (
  <OperationsFrame view="tasks" views={OPERATION_VIEWS} hrefOf={(view) => `/operations/${view}`}>
    <Shown />
  </OperationsFrame>
)

const meta = {
  title: 'Widgets/Operations/TaskList',
  component: TaskList,
  parameters: { visual: { width: 1100, height: 560 } },
  args: {
    list: listRows(tasks),
    filters: { query: '', station: undefined, command: undefined, show: undefined },
    onFiltersChange: fn(),
    onClear: fn(),
    answersOf: () => '1 recusou · 2 aceitaram',
    nameOf,
    renderPanel: () => <p>As respostas.</p>,
    onRefresh: fn(),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
  },
  argTypes: { notice: { control: false }, actions: { control: false } },
} satisfies Meta<typeof TaskList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['TSK-001', 'TSK-003'],
  play: async ({ canvas }) => {
    for (const column of ['Operação', 'Respostas', 'Tarefa', 'Versão OCPP', 'Origem', 'Início', 'Fim'])
      await expect(canvas.getByRole('columnheader', { name: column })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Mudar configuração/ })).toHaveTextContent('Em andamento')
    await expect(canvas.getByRole('row', { name: /Mudar configuração/ })).toHaveTextContent(
      /há \d+ (s|min|h)/,
    )
    await expect(canvas.getByRole('row', { name: /Send Local List/ })).toBeVisible()
    await expect(canvas.getByText(/não guarda esta lista para sempre/)).toBeVisible()
  },
}

export const Empty: Story = { args: { list: listRows<Task>([], { total: 0 }) } }
/** The whole page, wide and on a phone. */
export const Screen: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 1280, height: 800 } },
  decorators: [inFrame],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tarefas' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('grid', { name: 'Tarefas' })).toBeVisible()
  },
}

export const ScreenOnAPhone: Story = {
  ...phone,
  tags: ['screen'],
  parameters: { ...phone.parameters, visual: { width: 360, height: 640 } },
  decorators: [inFrame],
}
