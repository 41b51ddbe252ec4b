import { createRandom, networkFixture, stationFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SCENARIOS } from '../../../testing/index.ts'
import { StationSearch } from './StationSearch.tsx'

const stations = [
  stationFixture({ id: 'SP-MOBI-1', name: 'Estação Paulista', position: { lat: -23.56, lng: -46.65 } }),
  stationFixture({ id: 'SP-MOBI-2', name: 'Estação sem lugar', position: undefined }),
  ...networkFixture(createRandom('search'), 300),
]

const meta = {
  title: 'Widgets/Stations/StationSearch',
  component: StationSearch,
  args: { stations, onSelect: fn(), onNoPosition: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StationSearch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Buscar estação' })
    await step('finds without accents and chooses by keyboard', async () => {
      await userEvent.type(field, 'estacao paulista')
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: /Estação Paulista/ })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'SP-MOBI-1' }))
    })
    await step('HOM-020 a station without coordinates is told apart', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'sem lugar')
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: /sem lugar/ })
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onNoPosition).toHaveBeenCalledWith(expect.objectContaining({ id: 'SP-MOBI-2' }))
    })
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(canvas.getByRole('combobox'), 'zzzz')
    await expect(await page.findByRole('status')).toHaveTextContent('Nenhuma estação encontrada')
  },
}

/** The stations are on their way: the field can be typed into already. */
export const States: Story = {
  parameters: { visual: { width: 332, height: 120 } },
  args: { stations: [], isLoading: true },
}

export const Contents: Story = {
  parameters: { visual: { width: 332, height: 360 } },
  args: {
    stations: SCENARIOS.map(({ name, text }) => stationFixture({ id: `SP-${name}`, name: text || name })),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const page = within(canvasElement.ownerDocument.body)
    await page.findAllByRole('option')
    await step('AST-023 32 characters of a name are shown, all of it in its tooltip', async () => {
      await expect(page.getByTitle(SCENARIOS[1].text)).toHaveTextContent(/^.{32}…$/)
    })
  },
}
