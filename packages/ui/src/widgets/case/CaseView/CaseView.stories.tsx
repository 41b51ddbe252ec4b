import { type CaseRows, factsOf } from '@corrente/domain/book/case'
import { movementFixture, notificationFixture, rechargeFixture, taskFixture } from '@corrente/domain/fixtures'
import type { StationLines } from '@corrente/domain/logs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { CaseView } from './CaseView.tsx'

const START = Date.parse('2026-03-14T12:10:00Z')
const MINUTE = 60_000
const at = (minutes: number) => START + minutes * MINUTE
const recharge = {
  ...rechargeFixture(),
  stationId: 'IPE-0001',
  connectorId: 1,
  idTag: '04A2B3C4D5E6F7',
  startedAt: START,
  stoppedAt: at(38),
  energyKwh: 20.82,
  stopReason: 'PowerLoss',
}
const event = (
  pk: number,
  type: 'Available' | 'Failure' | 'Disconnected' | 'Connected' | 'StationBooted',
  when: number,
) =>
  notificationFixture({
    pk,
    key: `#${pk}`,
    stationId: 'IPE-0001',
    connectorId: type === 'Available' || type === 'Failure' ? 1 : undefined,
    type,
    at: when,
    errorCode: type === 'Failure' ? 'GroundFailure' : undefined,
    errorMessage: undefined,
  })
const rows = (changes: Partial<CaseRows> = {}): CaseRows => ({
  recharge,
  values: {
    'Power.Active.Import': [1, 10, 20, 30, 37].map((minute) => ({
      timestamp: new Date(at(minute)).toISOString(),
      value: 34_000 + minute * 60,
    })),
  },
  stationId: 'IPE-0001',
  stationName: 'Ipê Centro 01',
  card: '04A2B3C4D5E6F7',
  at: START,
  recharges: [recharge],
  events: [
    event(1, 'Available', at(-22)),
    event(2, 'Disconnected', at(38)),
    event(3, 'StationBooted', at(44)),
    event(4, 'Connected', at(44.5)),
    event(5, 'Available', at(46)),
  ],
  tasks: [
    taskFixture(
      'Trigger Message',
      { 'IPE-0001': 'Accepted' },
      { startTimestamp: new Date(at(47)).toISOString(), endTimestamp: new Date(at(47.1)).toISOString() },
    ),
  ],
  cards: [],
  movements: [movementFixture()],
  priced: undefined,
  unread: { cards: 'notPermitted' },
  readAt: at(150),
  zone: 'America/Sao_Paulo',
  ...changes,
})

const meta = {
  title: 'Widgets/Case/CaseView',
  component: CaseView,
  parameters: { visual: { width: 1100, height: 1000 } },
  args: {
    title: 'Caso da recarga 55021',
    reading: loaded(factsOf(rows())),
    links: {
      other: '/case',
      recharge: '/transactions?recharge=55021',
      station: '/stations?station=12',
      log: '/log?station=IPE-0001',
      caseOf: (id) => `/case?recharge=${id}`,
    },
    onCopyText: fn(() => Promise.resolve()),
    onSave: fn(),
  },
} satisfies Meta<typeof CaseView>
export default meta
type Story = StoryObj<typeof meta>

/** The power went: the charger said so, and what was read stands below with its source and its clock. */
export const Default: Story = { tags: ['visual'] }

/** What is copied names nobody; the file holds a name or a card only where it is ticked. */
export const Said: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar resposta ao motorista' }))
    await expect(args.onCopyText).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Olá! Verificamos o seu atendimento em Ipê Centro 01.*faltou energia na estação/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar evidência' }))
    const layer = within(canvasElement.ownerDocument.body)
    await userEvent.click(await layer.findByRole('checkbox', { name: 'Incluir o número do cartão' }))
    await userEvent.click(layer.getByRole('button', { name: 'Salvar arquivo' }))
    const html = String((args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0])
    await expect(html).toContain('04A2B3C4D5E6F7')
    await expect(html).not.toContain(recharge.userName ?? 'nobody')
  },
}

/** Nobody can tell: what would settle it takes the place of the proof, and what could not be read is named. */
export const CannotTell: Story = {
  args: {
    reading: loaded(
      factsOf(
        rows({
          recharge: { ...recharge, stopReason: 'Other' },
          recharges: [],
          events: [],
          unread: { events: 'failed', money: 'notPermitted' },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Não dá para saber por que parou/)).toBeVisible()
    await expect(canvas.getByText(/^Para saber, falta: o log da estação/)).toBeVisible()
    await expect(canvas.getByText('Não foi lido: eventos da estação (a leitura falhou)')).toBeVisible()
  },
}

/** Two recharges of one card in one visit, over midnight: one line of time, and a way to the other's case. */
export const LongVisit: Story = {
  args: {
    reading: loaded(
      factsOf(
        rows({
          recharges: [
            recharge,
            { ...recharge, id: 55_022, startedAt: at(50), stoppedAt: at(900), stopReason: 'Local' },
          ],
          readAt: at(1200),
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Abrir o caso desta recarga' })).toHaveAttribute(
      'href',
      '/case?recharge=55022',
    )
  },
}

export const Loading: Story = { args: { reading: notLoaded('loading') } }

export const Failed: Story = {
  args: { reading: notLoaded('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O caso não pôde ser lido')).toBeVisible()
  },
}

/** The log of today on the same line of time, once it was asked for; cards in it are covered. */
export const WithLog: Story = {
  args: {
    log: {
      reading: loaded<StationLines>({
        kind: 'lines',
        isCut: false,
        lines: [
          { key: '1', at: at(37), level: 'ERROR', text: 'StatusService - Connector 1 is faulted: PowerLoss' },
          { key: '2', at: at(44), level: undefined, text: 'BootNotification Accepted' },
        ],
      }),
      onRead: fn(),
    },
  },
  play: async ({ canvas }) => {
    const axis = within(canvas.getByRole('list', { name: /^Linha do tempo do caso/ }))
    await expect(axis.getByText(/^StatusService - Connector 1/)).toBeVisible()
    await expect(axis.getAllByText('log da estação · relógio do servidor')).toHaveLength(2)
    await expect(canvas.getByText('2 linhas do log na linha do tempo.')).toHaveRole('status')
  },
}

/** The log of a day that is not over is read when somebody asks. */
export const LogOffered: Story = {
  args: { log: { reading: undefined, onRead: fn() } },
  play: async ({ canvas, args }) => {
    const read = canvas.getByRole('button', { name: 'Ler o log de hoje' })
    await userEvent.click(read)
    await expect(args.log?.onRead).toHaveBeenCalledOnce()
  },
}
