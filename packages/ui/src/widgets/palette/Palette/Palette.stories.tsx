import { connectorFixture, stationFixture } from '@corrente/domain/fixtures'
import { normaliseStatus } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, stateful } from '../../../testing/index.ts'
import { Palette } from './Palette.tsx'
import type { PaletteGroup } from './paletteGroup.ts'

const PAGES: PaletteGroup = {
  kind: 'pages',
  total: 3,
  entries: [
    { id: 'page:home', label: 'Visão geral', menu: 'home', keys: ['g', 'h'] },
    { id: 'page:stations', label: 'Estações', menu: 'stations', keys: ['g', 's'] },
    { id: 'page:groups', label: 'Grupos de estações', menu: 'stationGroups', keys: ['g', 'g'] },
  ],
}
const ACTIONS: PaletteGroup = {
  kind: 'actions',
  total: 2,
  entries: [
    { id: 'action:new', label: 'Nova estação' },
    { id: 'action:keys', label: 'Ver os atalhos de teclado', keys: ['?'] },
  ],
}
const stationIn = (reported: string) =>
  stationFixture({
    connectors: [
      connectorFixture({
        reported,
        rawStatus: reported,
        status: normaliseStatus(reported),
        override: undefined,
      }),
    ],
  })
const STATIONS: PaletteGroup = {
  kind: 'stations',
  total: 14,
  entries: ['Available', 'Charging', 'Faulted', 'Unavailable'].map((status, place) => ({
    id: `station:${place}`,
    label: `Eletroposto Paulista 0${place + 1}`,
    note: `IPE-000${place + 1} · São Paulo`,
    station: stationIn(status),
  })),
}

const Example = stateful(Palette, { query: 'onQueryChange' })

const meta = {
  title: 'Widgets/Palette/Palette',
  component: Example,
  subcomponents: { Palette },
  args: {
    query: '',
    onQueryChange: fn(),
    groups: [PAGES, ACTIONS],
    onChoose: fn(),
    onEnterEarly: fn(),
    isLate: false,
    onClose: fn(),
  },
  parameters: { ...overlayDocs, visual: { width: 620, height: 600 } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With stations in their four states, more of them than are shown. */
export const States: Story = { args: { query: 'paulista', groups: [STATIONS, PAGES] } }

const PEOPLE: PaletteGroup = {
  kind: 'people',
  total: 12,
  entries: [
    { id: 'person:1', label: 'Marina Exemplo', note: 'marina@example.com', menu: 'users' },
    { id: 'person:2', label: 'Marina Modelo', note: '•••ina@•••', menu: 'users', isOff: true },
  ],
}

/** The server is asked for people: Enter waits for its answer where nothing else is there. */
export const Asking: Story = {
  args: { query: 'marina@example.com', groups: [{ kind: 'people', entries: [], total: 0, asked: 'asking' }] },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox')
    await expect(screen.getAllByText('Procurando…')[0]).toBeInTheDocument()
    await expect(screen.queryByText(/Nada encontrado/)).toBeNull()
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnterEarly).toHaveBeenCalledOnce()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** Opened with what was typed ahead: the next letter goes behind it. */
export const TypedAhead: Story = {
  args: { query: 'perfi' },
  play: async () => {
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('s')
    await expect(field).toHaveValue('perfis')
  },
}

/** What is shown is of an earlier query: Enter opens none of it. */
export const Late: Story = {
  args: { query: 'novo', isLate: true },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnterEarly).toHaveBeenCalledOnce()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** Not to be had is not nobody. */
export const AskedInVain: Story = {
  args: { query: 'marina', groups: [{ kind: 'people', entries: [], total: 0, asked: 'failed' }] },
  play: async () => {
    await expect((await screen.findAllByText(/Não foi possível procurar/))[0]).toBeInTheDocument()
    await expect(screen.queryByText(/Nada encontrado/)).toBeNull()
  },
}

export const People: Story = {
  args: { query: 'marina', groups: [STATIONS, PEOPLE] },
  play: async () => {
    await expect(await screen.findByRole('option', { name: /Marina Modelo.*inativo/ })).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { query: 'nada', groups: [] },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ir para…' }))
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(dialog.getByRole('status')).toHaveTextContent('Nada encontrado para “nada”')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Ir para…' }))
    const field = dialog.getByRole('combobox', { name: 'Estação, tela ou ação' })
    const marked = () => dialog.getByRole('option', { selected: true })
    await waitFor(() => expect(field).toHaveFocus())
    await step('arrows walk all groups, and go round', async () => {
      await expect(marked()).toHaveTextContent('Visão geral')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(marked()).toHaveTextContent('Nova estação')
      await expect(field).toHaveAttribute('aria-activedescendant', marked().id)
      await userEvent.keyboard('{PageDown}{ArrowDown}')
      await expect(marked()).toHaveTextContent('Visão geral')
      await userEvent.keyboard('{ArrowUp}')
      await expect(marked()).toHaveTextContent('Ver os atalhos de teclado')
    })
    await step('typing marks the best again; Enter opens it', async () => {
      await userEvent.keyboard('e')
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('e')
      await expect(marked()).toHaveTextContent('Visão geral')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChoose).toHaveBeenCalledOnce()
      await expect(args.onChoose).toHaveBeenLastCalledWith(PAGES.entries[1])
    })
    await step('Escape calls it off', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
