import { type Summary, summaries } from '@corrente/domain/book'
import { makeBook, notificationFixture, rechargeFixture, stationRowFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, notLoaded, STAGE_NOW, stateful } from '../../../testing/index.ts'
import { ReliabilityList } from './ReliabilityList.tsx'

const DAY = 86_400_000
const FROM = STAGE_NOW - 30 * DAY
const NAMES = ['Jardim Botânico', 'Torre Norte', 'Faria Lima']
const stations = NAMES.map((name, place) =>
  stationRowFixture({ pk: place + 1, id: `IPE-${place + 1}`, name }),
)

/** Of each station 26 recharges, of which more and more fail, and one fault of a day. */
const recharges = stations.flatMap(({ id }, place) =>
  Array.from({ length: 26 }, (_, day) => ({
    ...rechargeFixture(),
    id: place * 100 + day,
    stationId: id,
    connectorId: 1,
    idTag: `CARD-${day}`,
    startedAt: FROM + day * DAY + (place + 1) * 3_600_000,
    stoppedAt: FROM + day * DAY + (place + 2) * 3_600_000,
    energyKwh: day % 4 < place ? 0 : 14,
    stopReason: 'Local',
  })),
)
/** It speaks, fails after the last recharge, and is mended a day later. */
const FAULT = [0, 26.5, 27.5]
const events = stations.flatMap(({ id }, place) =>
  (['Available', 'Failure', 'Available'] as const).map((type, at) =>
    notificationFixture({
      pk: at * 10 + place,
      key: `#${at * 10 + place}`,
      stationId: id,
      connectorId: 1,
      type,
      at: FROM + ((FAULT[at] ?? 0) + 0.01 * place) * DAY,
    }),
  ),
)
const book = makeBook(
  { stations, recharges, events, eventsFrom: FROM },
  { from: FROM, to: STAGE_NOW },
  STAGE_NOW,
  'America/Sao_Paulo',
)
const Listing = stateful(ReliabilityList, { view: 'onViewChange', by: 'onBy', days: 'onDays' })

const meta = {
  title: 'Widgets/Reliability/ReliabilityList',
  component: ReliabilityList,
  parameters: { visual: { width: 1180, height: 620 } },
  args: {
    list: listRows(summaries(book, 'station')),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    days: 30,
    onDays: fn(),
    by: 'station',
    onBy: fn(),
    network: summaries(book, undefined)[0],
    readFrom: {
      at: STAGE_NOW,
      calls: 4,
      stations: 3,
      recharges: 78,
      events: 9,
      missing: book.missing,
      rechargesHref: '/recharges',
    },
    progress: undefined,
    hrefOf: ({ id }) => `/station/${id}`,
    isDoubtful: false,
    onDoubtful: fn(),
    end: STAGE_NOW,
    onSetApart: fn(),
    rechargeHrefOf: (id) => `/recharge/${id}`,
    onSaveTable: fn(),
  },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof ReliabilityList>
export default meta
type Story = StoryObj<typeof meta>

/** Who turned most drivers away leads; a number opens to its formula, what it was read from and what is missing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row')
    const worst = within(rows[1] as HTMLElement).getByRole('link', { name: 'Faria Lima' })
    await expect(worst).toHaveAttribute('href', expect.stringMatching(/\/station\/IPE-3$/))
    await userEvent.click(canvas.getByRole('button', { name: /^NEVI: / }))
    const layer = within(canvasElement.ownerDocument.body)
    await expect(await layer.findByText(/^23 CFR 680\.116/)).toBeVisible()
    await expect(
      layer.getByText('Lido às 12:05: chamadas: 4; estações: 3; recargas: 78; eventos: 9.'),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /^Com sucesso: / }))
    await expect(await layer.findByRole('link', { name: 'Ver as recargas do período' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** A row opens to what its numbers were made of: a recharge leads to its page, an outage is set apart from NEVI's. */
export const Opened: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1180, height: 900 } },
  play: async ({ canvas, args }) => {
    const row = canvas.getAllByRole('row')[1] as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: /Faria Lima/ }))
    await expect(canvas.getByRole('link', { name: '224' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/recharge\/224$/),
    )
    const counting = canvas.getByRole('combobox', { name: /^Conta para o NEVI: Faria Lima · conector 1/ })
    await userEvent.selectOptions(counting, 'Vandalismo')
    await expect(args.onSetApart).toHaveBeenCalledWith(
      expect.objectContaining({ connectorId: 1 }),
      expect.objectContaining({ isOpen: false }),
      { reason: 'vandalism', note: '' },
    )
  },
}

/** Until all of it is here no number is told, only how far the reading is. */
export const Loading: Story = {
  args: {
    list: listRows<Summary>([], { reading: notLoaded('loading'), total: undefined }),
    network: undefined,
    readFrom: undefined,
    progress: { calls: 3, rows: 2874 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lendo o histórico. Chamadas: 3; linhas: 2.874.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Baixar CSV' })).toBeNull()
  },
}

/** The numbers stand still while events come; what they lack is said. */
export const Newer: Story = {
  args: { newer: { count: 3, onRead: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 eventos novos')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ler de novo' }))
    await expect(args.newer?.onRead).toHaveBeenCalledOnce()
  },
}

/** A network whose whole history is too long asks for a group before anything is read. */
export const AskingForGroup: Story = {
  args: {
    list: listRows<Summary>([]),
    network: undefined,
    readFrom: undefined,
    groups: {
      all: [
        { pk: 3, name: 'Centro', stations: stations.slice(0, 1) },
        { pk: 1, name: 'Praia', stations },
      ],
      chosen: undefined,
      isAsking: true,
      onChoose: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^A rede é grande demais/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Grupo' }), 'Praia (3 estações)')
    await expect(args.groups?.onChoose).toHaveBeenCalledWith(1)
  },
}
