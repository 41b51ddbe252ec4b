import { connectorFixture, ODD_TEXTS, stationFixture } from '@corrente/domain/fixtures'
import { type Connector, normaliseStatus } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { ConditionMark } from './ConditionMark.tsx'

const NOON = Date.parse('2026-03-14T15:00:00Z')
const of = (...statuses: readonly (string | Partial<Connector>)[]) =>
  stationFixture({
    connectors: statuses.map((each, index) => {
      const changes = typeof each === 'string' ? { reported: each } : each
      const rawStatus = changes.override ?? changes.reported
      return connectorFixture({
        id: index + 1,
        statusAt: NOON,
        status: normaliseStatus(rawStatus),
        rawStatus,
        ...changes,
      })
    }),
  })

const STATIONS = {
  available: of('Available'),
  charging: of('Charging', 'Available'),
  busy: of('Preparing'),
  faulted: of({ reported: 'Faulted', errorCode: 'GroundFailure', errorInfo: 'E-17' }),
  faultedPlain: of('Faulted'),
  partial: of('Faulted', 'Available'),
  offline: of('Unavailable', 'Unavailable'),
  unavailable: of({ reported: 'Available', override: 'Unavailable' }),
  maintenance: of({ reported: 'Available', override: 'Maintenance' }),
  unknown: of(),
} as const

const meta = {
  title: 'Widgets/Conditions/ConditionMark',
  component: ConditionMark,
  args: { station: STATIONS.partial },
} satisfies Meta<typeof ConditionMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 520, height: 420 } },
  render: () => (
    <StateSheet rows={Object.keys(STATIONS) as (keyof typeof STATIONS)[]} columns={['small'] as const}>
      {(name) => <ConditionMark station={STATIONS[name]} />}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falha: fuga à terra · E-17')).toBeVisible()
    await expect(canvas.getByText('Parcial: 1 de 2 com falha')).toBeVisible()
    await expect(canvas.getByText('Sem conexão desde 14/03/26 12:00')).toBeVisible()
  },
}

/** A maker's own words, however long, and a code that nobody knows. */
export const Contents: Story = {
  parameters: { visual: { width: 320, height: 200 } },
  args: {
    station: of({ reported: 'Faulted', errorCode: 'X-900', errorInfo: ODD_TEXTS.unbreakable }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}
