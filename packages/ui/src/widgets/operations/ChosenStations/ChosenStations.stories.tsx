import { ODD_TEXTS, stationFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../../primitives/index.ts'
import { nameOf, network, stationOf } from '../storyOperations.ts'
import { ChosenStations } from './ChosenStations.tsx'

const ids = network.map(({ id }) => id)
const [first = '', ...others] = ids

const meta = {
  title: 'Widgets/Operations/ChosenStations',
  component: ChosenStations,
  parameters: { visual: { width: 760, height: 120 } },
  args: {
    stations: [first],
    stationOf,
    nameOf,
    connectorId: 1 as number | undefined,
    action: (
      <Button size="small" tone="ghost" onClick={fn()}>
        Trocar estação
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ChosenStations>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group', { name: 'Estação escolhida' })
    await expect(line).toHaveTextContent(nameOf(first))
    await expect(line).toHaveTextContent(first)
    await expect(line).toHaveTextContent(/conector 1, /)
  },
}

/** Of several the first are named, and the others counted. */
export const Many: Story = {
  args: { stations: [first, ...others.slice(0, 11)], connectorId: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group', { name: 'Estações escolhidas' })
    await expect(line).toHaveTextContent('12 estações')
    await expect(line).toHaveTextContent('e mais 8')
  },
}

/** One that nobody knows, by its id; on a phone. */
export const Contents: Story = {
  parameters: { visual: { width: 320, height: 320 } },
  args: { stations: ['X-1'], stationOf: () => undefined, nameOf: (id) => id, connectorId: undefined },
  render: (args) => (
    <>
      <ChosenStations {...args} />
      <ChosenStations
        {...args}
        stationOf={(id) => stationFixture({ id, name: ODD_TEXTS.unbreakable, connectors: [] })}
      />
    </>
  ),
}
