import { createRandom } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { STATUS_SHAPES } from '../../primitives/index.ts'
import { SCENARIOS, stateful } from '../../testing/index.ts'
import { loadBasemap } from '../basemap/index.ts'
import { fakeNetwork, fakeSource, makeTilesFile } from '../testing/index.ts'
import type { MapStatus } from '../types.ts'
import { StatusMap } from './StatusMap.tsx'

const statuses: readonly MapStatus[] = [
  { key: 'available', label: 'Disponível', token: 'status-available', mark: STATUS_SHAPES.available },
  { key: 'busy', label: 'Ocupada', token: 'status-busy', mark: STATUS_SHAPES.busy },
  { key: 'maintenance', label: 'Manutenção', token: 'status-maintenance', mark: STATUS_SHAPES.maintenance },
  { key: 'unavailable', label: 'Indisponível', token: 'status-unavailable', mark: STATUS_SHAPES.unavailable },
]
const network = (size: number) => {
  const { points, statuses: status } = fakeNetwork(createRandom('stories'), size)
  return fakeSource(points, status)
}

const Selecting = stateful(StatusMap, { selectedId: 'onSelect' })

const meta = {
  title: 'Map/StatusMap',
  component: StatusMap,
  args: { source: network(300), statuses, center: { lat: -23.5505, lng: -46.6333 }, onSelect: fn() },
  argTypes: { source: { control: false }, statuses: { control: false } },
  render: (args) => <Selecting {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatusMap>
export default meta
type Story = StoryObj<typeof meta>

/** The map's controls, once its chunk is there. */
const controls = (canvas: HTMLElement) =>
  within(canvas).findByRole('group', { name: 'Controles do mapa' }, { timeout: 15_000 })

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const group = await controls(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[data-map-donut]')).not.toBeNull(), {
      timeout: 15_000,
    })
    await step('the skip button opens the list and puts the focus there', async () => {
      const skip = canvas.getByRole('button', { name: /Pular o mapa/ })
      skip.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus())
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(within(group).getByRole('button', { name: 'Mostrar lista' })).toHaveFocus())
    })
  },
}

/** The list is the keyboard's way to a station. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const group = await controls(canvasElement)
    await userEvent.click(within(group).getByRole('button', { name: 'Mostrar lista' }))
    const list = await canvas.findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(3))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('option')
          .some((o) => o.ariaSelected === 'true'),
      ).toBe(true),
    )
  },
}

/** A selected point is drawn alone and on top, whatever cluster it belongs to. */
export const Selected: Story = { args: { selectedId: 'P-00001' } }

const avenue = statuses.map(({ label }, i) => ({
  id: `A-${i}`,
  lng: -46.6471 + i * 0.0094,
  lat: -23.5548 + i * 0.0031,
  label: `${label}, quadra ${i + 1}`,
}))

/** Streets of a deployment's own file of tiles (PMTiles), in the brand's colours; the file here is made of an invented town. */
export const Streets: Story = {
  tags: ['visual'],
  args: { source: fakeSource(avenue, new Map(avenue.map(({ id }, i) => [id, i]))), zoom: 13.8 },
  loaders: [
    async () => {
      const bytes = makeTilesFile(await loadBasemap(), { lat: -23.5505, lng: -46.6333 })
      return { styleUrl: `${URL.createObjectURL(new Blob([bytes]))}#town.pmtiles` }
    },
  ],
  render: (args, { loaded }) => <Selecting {...args} styleUrl={String(loaded.styleUrl)} />,
  play: async ({ canvas }) => {
    await canvas.findByText('© OpenStreetMap (ODbL)', undefined, { timeout: 15_000 })
  },
}

export const Many: Story = { args: { source: network(20_000), center: { lat: -18, lng: -50 }, zoom: 3.8 } }

const spot = Array.from({ length: 5 }, (_, i) => ({
  id: `S-${i}`,
  lng: -46.6333,
  lat: -23.5505,
  label: `Garagem, vaga ${i + 1}`,
}))

/** Points of one place cannot be told apart on any map: a list asks which one is meant. */
export const SamePlace: Story = {
  args: { source: fakeSource(spot, new Map([['S-1', 1]])), zoom: 14 },
  play: async ({ canvas, canvasElement }) => {
    await controls(canvasElement)
    const donut = await waitFor(
      () => {
        const found = canvasElement.querySelector<HTMLElement>('[data-map-donut]')
        if (!found) throw new Error('no donut yet')
        return found
      },
      { timeout: 15_000 },
    )
    donut.click()
    await canvas.findByRole('heading', { name: '5 estações neste lugar' })
  },
}

/** Awkward names beside the marks and in the list. */
export const Contents: Story = {
  args: {
    source: fakeSource(
      SCENARIOS.map(({ name, text }, i) => ({
        id: name,
        lng: -46.66 + (i % 3) * 0.03,
        lat: -23.52 - Math.floor(i / 3) * 0.02,
        label: text || '-',
      })),
    ),
    zoom: 12,
  },
  play: async ({ canvas }) => {
    // Said once the view has stood still for a while: part of what the story shows.
    await canvas.findByText(/estações na tela/, undefined, { timeout: 15_000 })
  },
}

export const Empty: Story = { args: { source: fakeSource([]) } }
