import {
  busyConnectorFixture,
  connectorDetailFixture,
  notificationFixture,
  ODD_TEXTS,
  oddStationRows,
  stationRowFixture,
  transactionsFixture,
} from '@corrente/domain/fixtures'
import { deepLinkOf, startLinkOf } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Loadable } from '../../../foundations/index.ts'
import { loaded, notLoaded, STAGE_NOW } from '../../../testing/index.ts'
import type { MoreEvents } from './EventPanel.tsx'
import { StationDetails } from './StationDetails.tsx'

const station = stationRowFixture({
  heartbeatAt: STAGE_NOW - 120_000,
  connectors: [
    busyConnectorFixture({ id: 1 }),
    connectorDetailFixture({
      id: 2,
      status: 'Faulted',
      errorCode: 'GroundFailure',
      errorInfo: 'E-117',
      powerMax: 22_000,
    }),
  ],
})
const retry = fn()
const feed = <T,>(data: T): Loadable<T> => loaded(data, { retry })
const failed = { ...notLoaded('failed'), retry }
const transactions = transactionsFixture()

const meta = {
  title: 'Widgets/Stations/StationDetails',
  component: StationDetails,
  args: {
    station,
    link: deepLinkOf(station, 'app.example.com'),
    qrFileName: (extension) => `move-qr-000101-2026-03-14.${extension}`,
    startLinkOf: (connectorId) => startLinkOf('https://painel.example.com', station.id, connectorId),
    onCopyText: fn(() => Promise.resolve()),
    pageHref: '/stations?station=101' as string | undefined,
    editHref: '/stations/edit/101',
    onDelete: fn<() => void>() as (() => void) | undefined,
    onOverride: fn<(connectorId: number) => void>() as ((connectorId: number) => void) | undefined,
    events: feed([
      notificationFixture({ key: 'a', type: 'Failure', rawType: 'Failure' }),
      notificationFixture({ key: 'b' }),
    ]),
    eventsRead: { isCut: false, since: STAGE_NOW - 3_600_000 },
    moreEvents: undefined as MoreEvents | undefined,
    recharges: feed({ rows: transactions, count: 41 }),
    rechargeHrefOf: (id) => `/transactions?recharge=${id}`,
    commandsOf: (connectorId) => [
      { command: 'remoteStop', href: `/operations/remote_stop?connector=${connectorId}` },
    ],
    onAskStatus: fn<() => void>() as (() => void) | undefined,
    chart: null,
  },
  parameters: { visual: { width: 1200, height: 720 } },
} satisfies Meta<typeof StationDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('what the station is stands first, then its connectors with what they were', async () => {
      const condition = canvas.getByRole('group', { name: 'Situação da estação' })
      await expect(condition).toHaveTextContent('Parcial: 1 de 2 com falha')
      await expect(condition).toHaveTextContent('Última mensagem: Falha, há 51 s (14/03/26 12:04)')
      const strip = within(canvas.getByRole('table', { name: 'Conector 2, últimas 24 horas' }))
      await expect(strip.getAllByRole('row').at(-1)).toHaveTextContent('agoraFalha')
      const [first] = canvas.getAllByRole('heading', { level: 3 })
      await expect(first).toHaveTextContent('Conectores')
    })
    await step('STN-016 STN-018 the code and its label', async () => {
      await expect(canvas.getByRole('img', { name: /^QR code da estação 0\d{5}$/ })).toBeVisible()
    })
    await step('STN-022 whoever may edit gets the way to it', async () => {
      await expect(canvas.getByRole('link', { name: 'Editar estação' })).toHaveAttribute(
        'href',
        args.editHref,
      )
    })
    await step('STN-023 CON-009 whoever may delete or set a status gets the ways to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Excluir estação' }))
      await expect(args.onDelete).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Definir a situação do conector 2' }))
      await expect(args.onOverride).toHaveBeenCalledWith(2)
    })
    await step('CON-001 CON-016 a fault comes with its code, the power in kW', async () => {
      await expect(canvas.getByText('Erro: fuga à terra (GroundFailure) · E-117')).toBeVisible()
      await expect(canvas.getAllByText(/^22 kW/).length).toBeGreaterThan(0)
    })
    await step('the link that starts a recharge is copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copiar o link de início do conector 2' }))
      await expect(args.onCopyText).toHaveBeenCalledWith(
        startLinkOf('https://painel.example.com', station.id, 2),
      )
    })
    await step('the recharge that goes on stands at its connector, with the way to end it', async () => {
      await expect(canvas.getByRole('link', { name: /^Parar recarga/ })).toHaveAccessibleName(
        'Parar recarga · Conector 1',
      )
    })
    await step('what it says of itself now is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pedir status' }))
      await expect(args.onAskStatus).toHaveBeenCalledOnce()
    })
    await expect(canvas.getByText(`As ${transactions.length} mais recentes de 41`)).toBeVisible()
  },
}

/** Each panel waits by itself. */
export const States: Story = {
  args: { events: notLoaded(), recharges: notLoaded() },
}

export const Failed: Story = {
  args: { events: failed, recharges: failed },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Tentar novamente' })
    if (!first) throw new Error('no retry')
    await userEvent.click(first)
    await expect(args.events.retry).toHaveBeenCalledOnce()
  },
}

/** Of a period that was not read to its begin nothing is counted; older events are a press away. */
export const Periods: Story = {
  args: {
    events: feed(
      [5, 50, 90, 600].map((minutes) =>
        notificationFixture({ key: String(minutes), at: STAGE_NOW - minutes * 60_000 }),
      ),
    ),
    eventsRead: { isCut: true, since: STAGE_NOW - 600 * 60_000 },
    moreEvents: { isReading: false, hasFailed: true, onRead: fn() },
  },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Últimos eventos' }))
    await userEvent.click(panel.getByText('Última hora (2)'))
    await expect(panel.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(panel.getByText('24 horas', { exact: true }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(4)
    await expect(panel.getByRole('status')).toHaveTextContent(
      'Lidos os 4 mais recentes, desde 14/03/26 02:05. O que veio antes neste período não foi lido. Os mais antigos não puderam ser lidos',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Ler até 100' }))
    await expect(args.moreEvents?.onRead).toHaveBeenCalledOnce()
  },
}

/** A station of which nothing is known: no code and why, no connector, no event, no recharge. */
export const Contents: Story = {
  args: {
    station: oddStationRows()[0] ?? station,
    link: { kind: 'none', why: 'noUuid' },
    editHref: undefined,
    onDelete: undefined,
    onOverride: undefined,
    events: feed([]),
    recharges: feed({ rows: [], count: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Editar estação' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Excluir|Definir)/ })).toBeNull()
    await expect(canvas.getByText('A estação não tem uuid, por isso não há QR code.')).toBeVisible()
  },
}

/** Words without an end, a raw access, a manual status over what the charger reports. */
export const Odd: Story = {
  args: {
    station: stationRowFixture({
      visibility: 'FLEET_ONLY',
      groupName: ODD_TEXTS.unbreakable,
      model: ODD_TEXTS.rtl,
      connectors: [
        connectorDetailFixture({
          id: 1,
          status: 'Maintenance',
          override: 'Maintenance',
          reported: 'Charging',
        }),
        connectorDetailFixture({ id: 3, status: 'Faulted', errorCode: 'X-9', errorInfo: 'X-9' }),
        connectorDetailFixture({
          id: 2,
          status: undefined,
          rawStatus: 'Dreaming',
          type: ODD_TEXTS.unbreakable,
        }),
      ],
    }),
    link: { kind: 'none', why: 'noHost' },
    recharges: feed({ rows: transactions, count: 10_000 }),
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('FLEET_ONLY')).toBeVisible()
    await expect(canvas.getByText('Erro: X-9', { exact: true })).toBeVisible()
    await step('AST-031 the server counts no further than 10,000, which the panel says', async () => {
      await expect(canvas.getByText('A consulta é limitada a 10.000 transações!')).toBeVisible()
    })
    await expect(canvas.getByText(/o carregador informa Carregando/)).toBeVisible()
  },
}
