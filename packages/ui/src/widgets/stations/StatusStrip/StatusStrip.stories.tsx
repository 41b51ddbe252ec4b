import { HISTORY_STATES, type HistorySpan, type HistoryState } from '@corrente/domain/stations'
import { DAY_MS, HOUR_MS } from '@corrente/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { HistoryLegend } from './HistoryLegend.tsx'
import { StatusStrip } from './StatusStrip.tsx'

const ago = (hours: number) => STAGE_NOW - hours * HOUR_MS
/** Spans that begin so many hours ago. */
const spansOf = (...begins: readonly (readonly [hours: number, state: HistoryState])[]): HistorySpan[] =>
  begins.map(([hours, state], index) => ({ from: ago(hours), to: ago(begins[index + 1]?.[0] ?? 0), state }))
const DAY = spansOf(
  [24, 'unknown'],
  [21, 'available'],
  [17.5, 'busy'],
  [16, 'free'],
  [12, 'offline'],
  [11.5, 'unknown'],
  [11, 'available'],
  [6, 'busy'],
  [5.25, 'faulted'],
  [2, 'maintenance'],
  [0.5, 'available'],
)

const meta = {
  title: 'Widgets/Stations/StatusStrip',
  component: StatusStrip,
  args: { title: 'Conector 1, últimas 24 horas', spans: DAY },
} satisfies Meta<typeof StatusStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the same stands in a table for assistive technology', async () => {
      const table = within(canvas.getByRole('table', { name: 'Conector 1, últimas 24 horas' }))
      await expect(table.getAllByRole('row')).toHaveLength(DAY.length + 1)
      await expect(table.getAllByText('Falha')).toHaveLength(1)
    })
  },
}

export const States: Story = {
  parameters: { visual: { width: 512, height: 640 } },
  render: () => (
    <StateSheet rows={HISTORY_STATES} columns={['strip'] as const}>
      {(state) => (
        <div style={{ inlineSize: 320 }}>
          <StatusStrip title={state} spans={spansOf([24, 'available'], [16, state], [8, 'busy'])} />
        </div>
      )}
    </StateSheet>
  ),
}

/** A minute between hours, one state for a whole day, and a legend of what is shown alone. */
export const Contents: Story = {
  parameters: { visual: { width: 400, height: 240 } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StatusStrip title="curto" spans={spansOf([24, 'available'], [9, 'faulted'], [8.99, 'available'])} />
      <StatusStrip title="inteiro" spans={[{ from: STAGE_NOW - DAY_MS, to: STAGE_NOW, state: 'unknown' }]} />
      <HistoryLegend shown={DAY.map(({ state }) => state)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByText('Sem informação', { selector: 'td' })).toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const strip = canvas.getByRole('slider', { name: 'Percorrer Conector 1, últimas 24 horas' })
    await expect(strip).toHaveFocus()
    await expect(strip).toHaveAttribute('aria-valuetext', '11:35 até agora (30 min): Disponível')
    // A key's step is the browser's own.
    fireEvent.change(strip, { target: { value: '8' } })
    await expect(strip).toHaveAttribute('aria-valuetext', '06:50 a 10:05 (3 h 15 min): Falha')
    await expect(canvas.getByText('06:50 a 10:05 (3 h 15 min): Falha')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('06:50 a 10:05 (3 h 15 min): Falha')).toBeNull()
  },
}
