import { connectorFixture } from '@corrente/domain/fixtures'

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/index.ts'
import { SCENARIOS, STAGE_NOW, stateful } from '../../../testing/index.ts'
import { network, offer, stationOf } from '../storyOperations.ts'
import { StationPicker, type StationPickerProps } from './StationPicker.tsx'

const Example = stateful(StationPicker, { selected: 'onChange' })

const offline = network[1]
const first = network[0]?.id ?? ''
const screen = within(document.body)

const meta = {
  title: 'Widgets/Operations/StationPicker',
  component: Example,
  subcomponents: { StationPicker },
  parameters: { visual: { width: 900, height: 560 } },
  args: {
    stations: offer().stations,
    protocol: 'v1.6',
    stationOf,
    selected: [],
    onChange: fn(),
    error: undefined as string | undefined,
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-008'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'available')
    await userEvent.click(await canvas.findByRole('button', { name: /^Selecionar as \d+ filtradas/ }))
    await expect(args.onChange).toHaveBeenCalled()
    const available = within(canvas.getByRole('group', { name: 'Disponíveis' }))
    await expect(available.queryAllByRole('option')).toHaveLength(0)
  },
}

export const ModelBelowVersion: Story = {
  args: {
    stationOf: (id) => {
      const station = stationOf(id)
      const place = network.findIndex((each) => each.id === id)
      return (
        station && {
          ...station,
          vendor: 'Voltaria',
          model: place < 4 ? 'X200' : 'Y1',
          firmware: `1.4.${place}`,
        }
      )
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Modelo'), 'Voltaria X200')
    await userEvent.selectOptions(canvas.getByLabelText('Firmware'), 'abaixo de 1.4.2')
    await userEvent.click(await canvas.findByRole('button', { name: 'Selecionar as 2 filtradas' }))
    const [chosen] = (args.onChange as ReturnType<typeof fn>).mock.lastCall ?? []
    await expect(new Set(chosen)).toEqual(new Set(network.slice(0, 2).map(({ id }) => id)))
  },
}

export const Keyboard: Story = {
  tags: ['OPS-008'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Colar ids' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByLabelText('Um id por linha, ou separados por vírgula')
    await userEvent.type(field, `${first.toLowerCase()}, X-9`)
    await userEvent.click(screen.getByRole('button', { name: 'Incluir' }))
    await expect(args.onChange).toHaveBeenCalledWith([first])
    await expect(await screen.findByText('X-9: id desconhecido aqui')).toBeVisible()
    await expect(field).toHaveValue('X-9')
  },
}

export const WithoutConnection: Story = {
  args: {
    selected: [first, ...(offline ? [offline.id] : [])],
    stationOf: (id) => {
      const station = stationOf(id)
      if (!station || id !== offline?.id) return station
      const connectors = station.connectors.map((each) => ({
        ...each,
        override: undefined,
        status: 'Unavailable' as const,
        reported: 'Unavailable',
      }))
      return { ...station, connectors }
    },
  },
  play: async ({ canvas, args }) => {
    if (!offline) throw new Error('the network has nobody offline')
    await userEvent.click(canvas.getByRole('button', { name: /^Tirar as sem conexão/ }))
    await expect(args.onChange).toHaveBeenCalledWith([first].filter((id) => id !== offline.id))
  },
}

/** Heard of since: what the live index says changes under an open list. */
function Moving(props: StationPickerProps) {
  const [isLost, setLost] = useState(false)
  const lost = (id: string) => {
    const station = stationOf(id)
    if (!station || id !== first) return station
    const connectors = station.connectors.map((each) => ({
      ...each,
      override: undefined,
      status: isLost ? ('Unavailable' as const) : ('Available' as const),
      reported: isLost ? 'Unavailable' : 'Available',
      statusAt: STAGE_NOW - 3 * 60_000,
    }))
    return { ...station, connectors, heartbeatAt: undefined }
  }
  return (
    <>
      <Button onClick={() => setLost(true)}>perder a conexão</Button>
      <Example {...props} stationOf={lost} />
    </>
  )
}

export const LiveState: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const row = () => within(canvas.getByRole('group', { name: 'Disponíveis' })).getAllByRole('option')[0]
    await expect(row()).toHaveTextContent('Disponível · estado há 3 min')
    await expect(row()?.querySelector('svg[data-status="available"]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'perder a conexão' }))
    await expect(row()).toHaveTextContent(/Sem conexão desde \d\d\/\d\d\/\d\d \d\d:\d\d/)
    await expect(row()?.querySelector('svg[data-status="unavailable"]')).not.toBeNull()
  },
}

export const Contents: Story = {
  args: {
    stations: SCENARIOS.map(({ name, text }) => ({ id: name, name: text || name, hasPayment: false })),
    selected: ['X-GONE'],
  },
}

export const Invalid: Story = { args: { error: 'Por favor, selecione uma estação.' } }

/** A station whose connectors say these, each. */
const saying = (id: string, ...reported: readonly ('Charging' | 'Available')[]) => {
  const station = stationOf(id)
  return (
    station && {
      ...station,
      connectors: reported.map((status, place) =>
        connectorFixture({ id: place + 1, status, reported: status, rawStatus: status }),
      ),
    }
  )
}

/** That somebody charges is said once; where several do, how many. */
export const Charging: Story = {
  args: {
    stationOf: (id) =>
      id === first ? saying(id, 'Charging', 'Available') : saying(id, 'Charging', 'Charging'),
    selected: [first, network[2]?.id ?? ''],
  },
  play: async ({ canvas }) => {
    const chosen = within(canvas.getByRole('group', { name: 'Selecionadas' }))
    await waitFor(() => expect(chosen.getAllByRole('option')).toHaveLength(2))
    const [one, two] = chosen.getAllByRole('option')
    await expect(one).toHaveTextContent('Carregando')
    await expect(one).not.toHaveTextContent('1 carregando')
    await expect(two).toHaveTextContent('2 carregando')
  },
}
