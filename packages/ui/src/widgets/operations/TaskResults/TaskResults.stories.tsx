import { taskFixture } from '@corrente/domain/fixtures'
import { resultsOf } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { STAGE_NOW } from '../../../testing/index.ts'
import { mixedResults, mixedTask, nameOf } from '../storyOperations.ts'
import { TaskResults } from './TaskResults.tsx'

const meta = {
  title: 'Widgets/Operations/TaskResults',
  component: TaskResults,
  parameters: { visual: { width: 900, height: 640 } },
  args: {
    task: mixedTask,
    results: mixedResults,
    nameOf,
    stationHref: (id) => `/stations?q=${id}`,
    onDetails: fn(),
    onAgain: fn(),
    text: 'Tarefa 9',
    onCopyText: fn(async () => undefined),
  },
} satisfies Meta<typeof TaskResults>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['TSK-001', 'TSK-004'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      '1 falhou · 1 recusou · 1 sem resposta · 1 respondeu · 1 aceitou, ainda sem efeito · 1 aceitou',
    )
    const [first] = within(canvas.getByRole('grid')).getAllByRole('row').slice(1)
    await expect(first).toHaveTextContent('Charge point offline')
    await expect(canvas.getByText(/só vale depois de reiniciar/)).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [failed, refused, silent] = mixedResults.map(({ stationId }) => stationId)
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de novo a estas (2)' }))
    await expect(args.onAgain).toHaveBeenLastCalledWith([failed, refused])
    await userEvent.click(canvas.getByRole('checkbox'))
    canvas.getByRole('button', { name: 'Enviar de novo a estas (3)' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgain).toHaveBeenLastCalledWith([failed, refused, silent])
  },
}

/** Where a live message tells it; a start that did not begin says why it may be so. */
export const Effects: Story = {
  args: {
    task: { ...mixedTask, command: 'remoteStart' },
    effectOf: ({ verdict }) =>
      verdict === 'accepted' ? 'notBegun' : verdict === 'promised' ? 'seen' : undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aceita, mas não começou')).toBeVisible()
    await expect(canvas.getByText('Recarga iniciada')).toBeVisible()
  },
}

export const Firmware: Story = {
  args: {
    task: { ...mixedTask, command: 'updateFirmware' },
    effectOf: ({ verdict }) =>
      verdict === 'accepted' ? 'seen' : verdict === 'promised' ? 'pending' : undefined,
    firmwareOf: () => '1.4.2',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Firmware agora: 1.4.2')).toBeVisible()
    await expect(canvas.getByText('Ainda na versão 1.4.2')).toBeVisible()
  },
}

export const InCommon: Story = {
  args: {
    groups: [
      {
        verdict: 'refused',
        word: 'NotSupported',
        stations: ['A', 'B', 'C'],
        shared: [
          { trait: 'model', value: 'X200' },
          { trait: 'firmware', value: '1.2.0' },
        ],
      },
      { verdict: 'silent', word: undefined, stations: ['D', 'E'], shared: [] },
    ],
    onReboot: fn(),
  },
  play: async ({ canvas, args }) => {
    const common = within(canvas.getByRole('region', { name: 'O que têm em comum' }))
    await expect(common.getByText('todas do modelo X200, com firmware 1.2.0')).toBeVisible()
    await expect(common.getByText('2 · Sem resposta')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset suave nesta (1)' }))
    await expect(args.onReboot).toHaveBeenCalledWith([mixedResults[4]?.stationId])
  },
}

/** A read of keys: one station has details. */
export const States: Story = {
  args: (() => {
    const task = taskFixture('Get Configuration', { 'IPE-0001': 'OK', 'IPE-0002': '' })
    return { task, results: resultsOf(task, task.startedAt ?? STAGE_NOW) }
  })(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Aguardando resposta')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Detalhes de IPE-0001' }))
    await expect(args.onDetails).toHaveBeenCalledWith('IPE-0001')
  },
}
