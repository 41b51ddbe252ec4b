import { oddStationRows, stationRowFixture } from '@corrente/domain/fixtures'
import type { StationRow } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LOAD_PHASES } from '../../../foundations/index.ts'
import { StateSheet } from '../../../testing/index.ts'
import { GroupStations } from './GroupStations.tsx'

const stations = Array.from({ length: 3 }, (_, index) =>
  stationRowFixture({
    pk: 10 + index,
    id: `IPE-000${index + 1}`,
    name: `Eletroposto Paulista 0${index + 1}`,
  }),
)

const meta = {
  title: 'Widgets/StationGroups/GroupStations',
  component: GroupStations,
  args: {
    groupName: 'Grupo Centro',
    stations,
    state: 'ready',
    onRetry: fn(),
    total: 23,
    page: 1,
    onPageChange: fn(),
    isDisabled: false,
    onDisabledChange: fn(),
    hrefOf: (({ pk }) => `/stations?station=${pk}`) as (station: StationRow) => string | undefined,
    editHref: '/station_groups/edit/3',
  },
} satisfies Meta<typeof GroupStations>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Eletroposto Paulista 02' })).toHaveAttribute(
      'href',
      '/stations?station=11',
    )
  },
}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={LOAD_PHASES} columns={['first', 'again'] as const}>
      {(state, column) => (
        <div style={{ inlineSize: 360 }}>
          <GroupStations
            {...args}
            groupName={`${state} ${column}`}
            state={state}
            stations={column === 'first' ? [] : stations.slice(0, 1)}
            total={column === 'first' ? 0 : 1}
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 400, height: 900 } },
  args: { stations: oddStationRows(), total: 1_234_567 },
}

export const NoneDisabled: Story = { args: { stations: [], total: 0, isDisabled: true } }
