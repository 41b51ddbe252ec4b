import { notificationFixture, ODD_TEXTS, taskFixture } from '@corrente/domain/fixtures'
import { historyOf } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { loaded, notLoaded, STAGE_NOW } from '../../../testing/index.ts'
import { StationHistory } from './StationHistory.tsx'

const MINUTE = 60_000
const ago = (minutes: number) => STAGE_NOW - minutes * MINUTE
const tasks = [
  taskFixture('Reset', { 'ARO-0003': 'Accepted' }, { startTimestamp: new Date(ago(9)).toISOString() }),
  taskFixture(
    'Unlock Connector',
    { 'ARO-0003': 'UnlockFailed' },
    { taskId: 8, startTimestamp: new Date(ago(12)).toISOString() },
  ),
]
const events = [
  notificationFixture({
    stationId: 'ARO-0003',
    key: '1',
    type: 'StationBooted',
    at: ago(8),
    errorCode: 'NO_ERROR',
  }),
  notificationFixture({
    stationId: 'ARO-0003',
    key: '2',
    type: 'Failure',
    at: ago(6),
    connectorId: 2,
    errorCode: 'GroundFailure',
    errorMessage: undefined,
  }),
]
const history = historyOf('ARO-0003', tasks, events, STAGE_NOW)

const meta = {
  title: 'Widgets/Operations/StationHistory',
  component: StationHistory,
  parameters: { visual: { width: 700, height: 560 } },
  args: { station: 'Aroeira P3', history: loaded(history), isCut: true, href: '/stations?station=1003' },
} satisfies Meta<typeof StationHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Fuga à terra (GroundFailure)')
    await expect(canvas.getByRole('link', { name: 'Ver a estação' })).toBeVisible()
    await expect(canvas.queryByText(/NO_ERROR/)).toBeNull()
    await expect(second).not.toHaveTextContent('Reiniciar: Aceitou')
    await expect(third).toHaveTextContent('Reiniciar: Aceitou')
    await expect(fourth).toHaveTextContent('UnlockFailed')
  },
}

/** An operation that nobody knows, an answer that is no word of OCPP, no time at all. */
export const Odd: Story = {
  args: {
    station: ODD_TEXTS.unbreakable,
    history: loaded(
      historyOf(
        'A',
        [taskFixture(ODD_TEXTS.html, { A: ODD_TEXTS.rtl }, { startTimestamp: null, endTimestamp: null })],
        [notificationFixture({ stationId: 'A', key: '3', errorMessage: ODD_TEXTS.unbreakable })],
        STAGE_NOW,
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(ODD_TEXTS.html)
  },
}

export const Loading: Story = { args: { history: notLoaded('loading') } }
export const Failed: Story = { args: { history: notLoaded('failed') } }
export const Empty: Story = { args: { isCut: false, history: loaded([]) } }
