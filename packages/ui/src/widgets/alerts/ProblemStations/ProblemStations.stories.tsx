import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { problemsOn } from '../testing/alertFixtures.ts'
import { ProblemStations } from './ProblemStations.tsx'

const stationsOf = (place: number) => problemsOn('todo')[place]?.problems.map(({ station }) => station) ?? []

const meta = {
  title: 'Widgets/Alerts/ProblemStations',
  component: ProblemStations,
  args: {
    name: 'Estacionamento Maracanã',
    stations: stationsOf(0),
    links: {
      station: ({ id }) => `/stations?station=${id}`,
      map: (id) => `/?station=${id}`,
      history: (id) => `/alerts?view=list&q=${id}`,
      commands: ({ name }) => <button type="button">{`Comandos de ${name}`}</button>,
      siteCommands: () => null,
    },
    renderEvents: ({ name }) => `Eventos de ${name}`,
  },
  argTypes: { renderEvents: { control: false }, links: { control: false } },
} satisfies Meta<typeof ProblemStations>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Estações em Estacionamento Maracanã' })
    await expect(within(list).getByRole('link', { name: 'Maracanã 2' })).toHaveAttribute(
      'href',
      '/stations?station=RJ-0042',
    )
    await expect(within(list).getByRole('link', { name: 'Histórico de Maracanã 2' })).toHaveAttribute(
      'href',
      '/alerts?view=list&q=RJ-0042',
    )
    await expect(within(list).getByRole('button', { name: 'Comandos de Maracanã 1' })).toBeVisible()
  },
}

export const States: Story = {
  parameters: { visual: { width: 560, height: 300 } },
  render: (args) => (
    <StateSheet rows={['site', 'station'] as const} columns={['panel'] as const}>
      {(row) => (
        <div style={{ inlineSize: 420 }}>
          <ProblemStations {...args} stations={stationsOf(row === 'site' ? 0 : 1)} />
        </div>
      )}
    </StateSheet>
  ),
}
