import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StationSearch, StatusLegend } from '../../stations/index.ts'
import { failed, homeCounts, homeSource, homeStations, ready, waiting } from '../testing/homeFixtures.ts'
import { HomeMap } from './HomeMap.tsx'

const meta = {
  title: 'Widgets/Home/HomeMap',
  component: HomeMap,
  args: {
    stations: ready({ total: 240, withoutPosition: 3 }),
    source: homeSource,
    center: { lat: -23.5505, lng: -46.6333 },
    selectedId: undefined,
    onSelect: fn(),
    search: <StationSearch stations={homeStations} onSelect={fn()} onNoPosition={fn()} />,
    legend: <StatusLegend counts={homeCounts} />,
  },
  argTypes: { search: { control: false }, legend: { control: false }, source: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeMap>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { stations: ready({ total: 0, withoutPosition: 0 }) } }

export const Failed: Story = {
  args: { stations: failed },
  play: async ({ canvas }) => {
    // Said once, with one way on.
    await expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(1)
  },
}

/** More stations than the legend has room for, while the map waits. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 592 } },
  args: {
    stations: waiting,
    legend: (
      <StatusLegend
        counts={{ available: 98_765_432, busy: 12_345_678, maintenance: 0, unavailable: 1_234_567_890 }}
      />
    ),
  },
}
