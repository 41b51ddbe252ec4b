import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, homeStats, ready, waiting } from '../testing/homeFixtures.ts'
import { UsersPie } from './Pies.tsx'
import { StationsPie } from './StationsPie.tsx'

const meta = {
  title: 'Widgets/Home/Pies',
  component: UsersPie,
  args: { stats: ready(homeStats) },
} satisfies Meta<typeof UsersPie>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Stations: Story = { render: (args) => <StationsPie {...args} /> }

const STATIONS = { total: 20, available: 9, charging: 3, maintenance: 1, unavailable: 7 }
const MARKS = {
  available: 9,
  busy: 3,
  maintenance: 1,
  faulted: 2,
  offline: 3,
  partial: 1,
  unavailable: 0,
  unknown: 1,
}

/** Why stations are unavailable, and that disabled ones are among them. */
export const Apart: Story = {
  render: (args) => (
    <StationsPie
      {...args}
      stats={ready({ ...homeStats, stations: STATIONS })}
      apart={{ marks: MARKS, disabled: 2 }}
    />
  ),
  play: async ({ canvas }) => {
    for (const word of ['Falha', 'Sem conexão', 'Parcial'])
      await expect(canvas.getAllByText(word, { exact: false })[0]).toBeVisible()
    await expect(canvas.queryByText(/^Indispon/)).toBeNull()
    await expect(canvas.getByText('inclui 2 desativadas')).toBeVisible()
  },
}

/** The live state and the statistics are not of one moment: only what the statistics say is shown. */
export const NotInStep: Story = {
  render: (args) => (
    <StationsPie
      {...args}
      stats={ready({ ...homeStats, stations: STATIONS })}
      apart={{ marks: { ...MARKS, offline: 4 }, disabled: 2 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Indisponíveis/)[0]).toBeVisible()
    await expect(canvas.queryByText(/Sem conexão|desativada/)).toBeNull()
  },
}

export const Loading: Story = { args: { stats: waiting } }

export const Failed: Story = { args: { stats: failed } }

export const Contents: Story = {
  parameters: { visual: { width: 360, height: 312 } },
  args: { stats: ready({ ...homeStats, totalUsers: 1_234_567_890, usersCharging: 987_654_321 }) },
}

const retry = fn()

export const Keyboard: Story = {
  args: { stats: { ...failed, retry } },
  play: async () => {
    retry.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
}
