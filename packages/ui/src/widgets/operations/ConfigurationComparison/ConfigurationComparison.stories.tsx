import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { StationKeys } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { nameOf, network } from '../storyOperations.ts'
import { ConfigurationComparison } from './ConfigurationComparison.tsx'

const stations = network.slice(0, 4).map(
  ({ id }, index): StationKeys => ({
    stationId: id,
    keys:
      index === 3
        ? undefined
        : [
            { key: 'ConnectionTimeOut', value: '60' },
            { key: 'HeartbeatInterval', value: index === 1 ? '60' : '300' },
          ],
  }),
)

const meta = {
  title: 'Widgets/Operations/ConfigurationComparison',
  component: ConfigurationComparison,
  parameters: { visual: { width: 1000, height: 560 } },
  args: {
    isOpen: true,
    stations: loaded(stations),
    isCut: false,
    nameOf,
    protocol: 'v1.6',
    onCorrect: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfigurationComparison>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('1 chave difere.')).toBeVisible())
    const [, first] = dialog.getAllByRole('row')
    await expect(first).toHaveTextContent('HeartbeatInterval')
    await expect(first).toHaveTextContent(`60: ${nameOf(stations[1]?.stationId ?? '')}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir esta: 300 (1)' }))
    await expect(args.onCorrect).toHaveBeenCalledWith({
      key: 'HeartbeatInterval',
      value: '300',
      stationIds: [stations[1]?.stationId],
    })
  },
}

export const Failed: Story = { args: { stations: notLoaded('failed') } }
export const ReadOnly: Story = {
  args: {
    stations: loaded(
      ['2', '2', '1', undefined].map((value, index) => ({
        stationId: `S${index}`,
        keys: [
          { key: 'NumberOfConnectors', value },
          ...(index === 2 ? [] : [{ key: 'LightIntensity', value: '80' }]),
        ],
      })),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('2 chaves diferem.')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: /^Corrigir/ })).toBeNull()
  },
}
export const Loading: Story = { args: { stations: notLoaded('loading') } }

export const Contents: Story = {
  args: {
    stations: loaded([
      { stationId: ODD_TEXTS.unbreakable, keys: [{ key: ODD_TEXTS.html, value: ODD_TEXTS.rtl }] },
      { stationId: 'B', keys: [] },
    ]),
    isCut: true,
  },
}

const LONG = `Estação do ${'muito '.repeat(20)}longe`

export const LongName: Story = {
  args: { nameOf: (id) => (id === stations[0]?.stationId ? LONG : nameOf(id)) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const heading = await dialog.findByRole('columnheader', { name: LONG })
    await expect(heading.getBoundingClientRect().height).toBeLessThan(48)
    await waitFor(() => expect(within(heading).getByTitle(LONG)).toBeVisible())
  },
}

export const ManyStations: Story = {
  args: {
    stations: loaded(
      network.slice(0, 20).map(({ id }, index) => ({
        stationId: id,
        keys: [{ key: 'HeartbeatInterval', value: index > 14 ? '60' : '300' }],
      })),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const named = network.slice(15, 18).map(({ id }) => nameOf(id))
    await waitFor(() =>
      expect(dialog.getByRole('rowheader', { name: /^Heart/ })).toHaveTextContent(
        `60: ${named.join(', ')} e mais 2`,
      ),
    )
  },
}
