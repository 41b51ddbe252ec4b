import { connectorFixture, ODD_TEXTS, stationFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StationCard } from './StationCard.tsx'

const meta = {
  title: 'Widgets/Stations/StationCard',
  component: StationCard,
  args: { station: stationFixture(), onClose: fn(), pageHref: '/stations?station=101' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StationCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An unknown status is shown as it came, neutral; what is missing as '-'. */
export const Contents: Story = {
  parameters: { visual: { width: 412, height: 532 } },
  args: {
    station: stationFixture({
      name: ODD_TEXTS.unbreakable,
      street: undefined,
      city: undefined,
      state: undefined,
      vendor: undefined,
      protocol: undefined,
      monthConsumptionWh: undefined,
      position: undefined,
      isActive: false,
      connectors: [
        connectorFixture({ id: 1, status: undefined, rawStatus: 'FirmwareUpdate', type: 'Schuko' }),
        connectorFixture({
          id: 2,
          status: undefined,
          rawStatus: undefined,
          type: undefined,
          usage: undefined,
        }),
        connectorFixture({ id: 3, status: 'SuspendedEVSE', type: 'CHAdeMO' }),
      ],
    }),
  },
}

export const WithoutConnectors: Story = { args: { station: stationFixture({ connectors: [] }) } }
