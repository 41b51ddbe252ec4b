import { MONEY_KINDS, type MoneyKind, type MoneyProof, type MoneyRow, moneySums } from '@corrente/domain/book'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, STAGE_NOW, stateful } from '../../../testing/index.ts'
import { MoneyQueueList } from './MoneyQueueList.tsx'

const HOUR = 3_600_000
const PROOFS: readonly MoneyProof[] = [
  { kind: 'tooMuch', energyKwh: 6820, minutes: 20, kilowatts: 22, most: 8.0667 },
  {
    kind: 'price',
    expected: 4210,
    billedEach: 1990,
    expectedEach: 199,
    unit: 'kwh',
    from: 'inForce',
    count: 9,
  },
  { kind: 'lost', low: 8100, high: 21_300, hours: 31 },
  { kind: 'duplicate', other: 55_020 },
  { kind: 'unpaid', status: 'rejected' },
  { kind: 'refund', days: 4, from: 'browser' },
  { kind: 'invoice', status: 'rejeitado' },
  { kind: 'idle', minutes: 4 },
  { kind: 'noEnergy', energyKwh: 0.04 },
]
const AMOUNTS = [1_357_180, 37_890, 14_700, 8240, 6112, 4056, 3510, 1840, 90]
const rows = PROOFS.map(
  (proof, place): MoneyRow => ({
    key: proof.kind,
    at: STAGE_NOW - (place + 1) * 9 * HOUR,
    proof,
    amount: AMOUNTS[place] ?? 0,
    currency: proof.kind === 'refund' ? 'USD' : 'BRL',
    isEstimate: proof.kind === 'lost',
    purse: proof.kind,
    rechargeId: proof.kind === 'lost' ? undefined : 55_030 + place,
    stationPk: 1,
    stationName: place % 2 === 0 ? 'Jardim Botânico' : 'Torre Norte',
    connectorId: 1 + (place % 2),
  }),
)
const counts = Object.fromEntries(MONEY_KINDS.map((kind) => [kind, 1])) as Record<MoneyKind, number>
const Listing = stateful(MoneyQueueList, { view: 'onViewChange', kind: 'onKind', days: 'onDays' })

const meta = {
  title: 'Widgets/MoneyQueue/MoneyQueueList',
  component: MoneyQueueList,
  parameters: { visual: { width: 1180, height: 720 } },
  args: {
    list: listRows(rows),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    days: 30,
    onDays: fn(),
    kind: undefined,
    onKind: fn(),
    counts,
    sums: moneySums(rows),
    readFrom: {
      calls: 9,
      stations: 200,
      recharges: 1893,
      events: 2210,
      movements: 912,
      profiles: { count: 3, read: 3 },
      judged: 960,
      unpriced: 12,
      unusualHours: 210,
    },
    progress: undefined,
    movementsGap: undefined,
    refunding: undefined,
    onReadAgain: fn(),
    actOf: ({ proof: { kind } }) => ({ act: kind === 'lost' ? 'station' : 'refund', href: '/financial' }),
    rechargeHrefOf: (id) => `/transactions?recharge=${id}`,
  },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof MoneyQueueList>
export default meta
type Story = StoryObj<typeof meta>

/** Every kind: sums stand apart by currency, each opens to its formula, and each row leads to its act. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const sum = canvas.getByRole('button', { name: /^Soma em BRL: R\$\s14\.295,62$/ })
    await expect(canvas.getByRole('button', { name: /^Soma em USD: USD\s40,56$/ })).toBeVisible()
    await userEvent.click(sum)
    const layer = within(canvasElement.ownerDocument.body)
    await expect(await layer.findByText(/^Soma das linhas da lista/)).toBeVisible()
    await expect(layer.getByText(/sem preço para comparar: 12;/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const first = within(canvas.getAllByRole('row')[1] as HTMLElement)
    await expect(first.getByText(/em 20 min; o máximo seria/)).toBeVisible()
    await expect(first.getByRole('link', { name: 'Estornar' })).toHaveAttribute('href', '/financial')
  },
}

/** A phone's card says what, where, when and how much, and carries the act; the order of the list is among its options. */
export const Phone: Story = {
  parameters: { visual: { width: 390, height: 1400 } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Cobrada sem energia/ }))
    await expect(row.getByText('Jardim Botânico · conector 1')).toBeVisible()
    await expect(row.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
    await expect(row.getByText(/^R\$\s0,90$/)).toBeVisible()
    await expect(row.getByRole('link', { name: 'Estornar' })).toHaveAttribute('href', '/financial')
    await userEvent.click(canvas.getByRole('button', { name: 'Opções da lista' }))
    await expect(screen.getByRole('option', { name: 'Quando' })).toBeInTheDocument()
  },
}

/** One kind says how it is found. */
export const OneKind: Story = {
  args: {
    kind: 'lost',
    list: listRows(rows.filter(({ proof }) => proof.kind === 'lost')),
    movementsGap: 'noRight',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Para cada hora fora do ar/)).toBeVisible()
    await expect(canvas.getByText(/^Seu acesso não inclui o financeiro/)).toBeVisible()
  },
}
