import {
  type FinancialAccount,
  footerTotals,
  type Movement,
  possibleDuplicates,
  type Summary,
} from '@corrente/domain/financial'
import { movementFixture, movementsFixture } from '@corrente/domain/fixtures'
import { PAYMENT_TYPES } from '@corrente/domain/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows, loaded, notLoaded, phone, SCENARIOS, StateSheet } from '../../../testing/index.ts'
import { MovementFilterBar } from './MovementFilterBar.tsx'
import { MovementList } from './MovementList.tsx'
import { SelectionFooter } from './SelectionFooter.tsx'

const SUMMARY: Summary = { count: 1234, total: 9_876_543, recharges: 5_876_543, deposits: 4_000_000 }
const ACCOUNTS: readonly FinancialAccount[] = [{ name: 'Rede Ipê', apiKey: 'key-1' }]
const rows = movementsFixture()

const TWIN = movementFixture({ paymentTransactionAmountRefunded: 0 })
const onQuestion = fn()
const filters = (
  <MovementFilterBar
    filters={{
      terms: ['caio@example.com', '55021', '529.982.247-25', 'a@b.co', 'c@d.co', 'sexto@example.com'],
      range: { from: '2026-03-01', to: '2026-03-14' },
      order: 'CHRONOLOGICAL_ORDER',
      account: undefined,
      charger: undefined,
      number: undefined,
      person: undefined,
    }}
    onChange={fn()}
    onClear={fn()}
    question={undefined}
    counts={undefined}
    onQuestion={onQuestion}
    accounts={loaded(ACCOUNTS)}
    chargers={loaded([{ id: 'IPE-0001', code: '1', description: 'Ipê Centro 01' }])}
    personField={null}
  />
)

const meta = {
  title: 'Widgets/Financial/MovementList',
  component: MovementList,
  parameters: { visual: { width: 1280, height: 900 } },
  args: {
    list: listRows(rows, { total: 1234 }),
    tab: 'allMovements',
    onTabChange: fn(),
    summary: loaded(SUMMARY),
    coins: { currencies: ['BRL'], sums: undefined },
    order: 'CHRONOLOGICAL_ORDER',
    filters,
    isNarrowed: false,
    onClear: fn(),
    onWiden: fn() as (() => void) | undefined,
    isIncomplete: false,
    unknown: undefined,
    ticks: { selection: NO_SELECTION, onChange: fn() },
    footer: null,
    openRefunds: new Map(),
    duplicates: new Map(),
    questionProgress: undefined,
    questionLimit: undefined,
    isAsked: false,
    onOpen: fn(),
    onExcel: fn(),
    isExcelRunning: false,
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
  },
} satisfies Meta<typeof MovementList>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvas: ReturnType<typeof within>, place: number) =>
  within(canvas.getAllByRole('row')[place + 1] as HTMLElement)

export const Default: Story = {
  name: 'FIN-002 FIN-004 FIN-005 FIN-013 FIN-014 FIN-015 FIN-016 PAY-001 PAY-002 PAY-003 NFE-002 tabs, totals, and every word of a row',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Todas as transações',
      'Recargas',
      'Depósitos',
    ])
    await expect(canvas.getByRole('article', { name: 'Total de movimentações' })).toHaveTextContent('1.234')
    await expect(canvas.getByRole('article', { name: 'Valor total' })).toHaveTextContent('98.765,43')
    const first = rowOf(canvas, 0)
    await expect(first.getByText('Recarga')).toBeVisible()
    await expect(first.getByText('Caio Fictício')).toBeVisible()
    await expect(first.getByText('R$ 40,56')).toBeVisible()
    await expect(first.getByText('Reembolso parcial')).toBeVisible()
    await expect(first.getByText(/resta R\$ 30,56/)).toBeVisible()
    await expect(first.getByText('Emitida')).toBeVisible()
    await expect(rowOf(canvas, 1).getByText('Pago')).toBeVisible()
    await expect(rowOf(canvas, 1).getByText('Rejeitada')).toBeVisible()
    await expect(rowOf(canvas, 2).getByText('Ociosidade')).toBeVisible()
    await expect(rowOf(canvas, 3).getByText('Depósito')).toBeVisible()
    await expect(rowOf(canvas, 4).getByText('Pendente')).toBeVisible()
    await expect(rowOf(canvas, 5).getByText('Estornado')).toBeVisible()
    await expect(rowOf(canvas, 6).getByText('Erro de autorização')).toBeVisible()
    await expect(rowOf(canvas, 7).getByText(/USD/)).toBeVisible()
    await expect(rowOf(canvas, 8).getByText('esquisito')).toBeVisible()
    await expect(rowOf(canvas, 8).getByText('SUBSCRIPTION')).toBeVisible()
    await expect(rowOf(canvas, 8).getByText('invented')).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 900, height: 2600 },
    // The same list three times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['list'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 700 }}>
          <MovementList
            {...args}
            filters={null}
            list={listRows<Movement>([], { reading: notLoaded(kind), total: undefined })}
            summary={notLoaded(kind)}
          />
        </div>
      )}
    </StateSheet>
  ),
}

const STATES_OF_REFUND: readonly (readonly [
  status: string | null,
  refunded: number,
  words: readonly string[],
])[] = [
  ['approved', 10, ['Reembolso parcial']],
  ['approved', 40.56, ['Reembolsado']],
  ['refunded', 10, ['Reembolsado']],
  ['charged_back', 10, ['Estornado', 'Reembolso parcial']],
  ['approved', 0, ['Pago']],
]

export const Refunded: Story = {
  name: 'PAY-004 PAY-005 partly refunded is shown where something went back; what is refunded is not partly refunded; some keep their word',
  args: {
    list: listRows(
      STATES_OF_REFUND.map(([paymentStatus, refunded], at) =>
        movementFixture({
          transactionPk: 60_001 + at,
          paymentStatus,
          paymentTransactionAmount: 40.56,
          paymentTransactionAmountRefunded: refunded,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    for (const [at, [, , words]] of STATES_OF_REFUND.entries()) {
      const row = rowOf(canvas, at)
      for (const word of ['Reembolso parcial', 'Reembolsado', 'Estornado', 'Pago'])
        await expect(row.queryAllByText(word)).toHaveLength(words.includes(word) ? 1 : 0)
    }
  },
}

export const PaymentTypes: Story = {
  name: 'PAY-006 PAY-007 each of the ten types of payment has its shape and its name',
  args: {
    list: listRows(
      PAYMENT_TYPES.map((paymentType, at) => movementFixture({ transactionPk: 60_001 + at, paymentType })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(PAYMENT_TYPES).toEqual([
      'MERCADO_PAGO_PRO',
      'MERCADO_PAGO_CARD',
      'MERCADO_PAGO_PIX',
      'PAGBANK_CARD',
      'PAGBANK_PIX',
      'PAGOS_TERPEL',
      'WALLET',
      'MANUAL_DASHBOARD',
      'VOUCHER',
      'TICKET_LOG',
    ])
    const names = [
      'Mercado Pago',
      'Cartão (Mercado Pago)',
      'Pix (Mercado Pago)',
      'Cartão (PagBank)',
      'Pix (PagBank)',
      'Pagos Terpel',
      'Carteira',
      'Manual',
      'Voucher',
      'Ticket Log',
    ]
    for (const [at, name] of names.entries())
      await expect(rowOf(canvas, at).getByRole('img', { name })).toBeInTheDocument()
  },
}

export const Questions: Story = {
  name: 'contested ones, rejected invoices and possible duplicates are one press each; a pair says what it is',
  args: {
    duplicates: possibleDuplicates([TWIN, { ...TWIN, key: 'TRANSACTION:2', pk: 2 }], 'America/Sao_Paulo'),
    list: listRows([TWIN, { ...TWIN, key: 'TRANSACTION:2', pk: 2 }], { total: 2 }),
    questionProgress: { read: 2000, total: 4120 },
    questionLimit: { read: 10_000, total: 12_345 },
    isAsked: true,
  },
  play: async ({ canvas }) => {
    for (const [name, question] of [
      ['Contestadas', 'contested'],
      ['NF rejeitadas', 'invoiceRejected'],
      ['Possível duplicidade', 'duplicate'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(onQuestion).toHaveBeenLastCalledWith(question)
    }
    const mark = 'Possível duplicidade: duas recargas do mesmo valor'
    await expect(canvas.getAllByText(mark)).toHaveLength(2)
    await expect(canvas.getAllByText(mark)[0]).toHaveAttribute('title', 'Veja também: Recarga 2')
    await expect(canvas.getByText('2.000 de 4.120')).toBeVisible()
    await expect(canvas.getByText(/São 12.345 movimentos/)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'FIN-009 a listing that failed says so, with a way to try again',
  args: {
    list: listRows<Movement>([], { reading: { ...notLoaded('failed'), retry: fn() }, total: undefined }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível listar as movimentações financeiras!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.list.reading.retry).toHaveBeenCalled()
  },
}

export const Empty: Story = {
  name: 'FIN-008 nothing in the period says so, and widens it in one press',
  args: { list: listRows<Movement>([], { total: 0 }), isNarrowed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não há movimentações financeiras')).toBeVisible()
    await expect(canvas.getByText('Nada neste período com estes filtros.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar nos últimos 365 dias' }))
    await expect(args.onWiden).toHaveBeenCalled()
  },
}

export const NothingYet: Story = {
  name: 'without a filter no filter is named',
  args: { list: listRows<Movement>([], { total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada neste período.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Tirar os filtros' })).not.toBeInTheDocument()
  },
}

/** Rows that could not be read, a link that lacks its terms, a refund that is not in its row yet. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 1500 } },
  args: {
    list: listRows(
      [
        movementFixture({ userFirstName: SCENARIOS[2].text, tenantName: SCENARIOS[1].text }),
        movementFixture({ transactionPk: 2, paymentTransactionAmount: 123_456_789.01 }),
      ],
      { total: 1_234_567, reading: loaded(undefined, { unread: 2 }) },
    ),
    isIncomplete: true,
    unknown: 'account',
    openRefunds: new Map([
      ['TRANSACTION:55021', 'unknown'],
      ['TRANSACTION:2', 'requested'],
    ]),
  },
}

export const Coins: Story = {
  name: 'FIN-018 the server adds up coins as if they were one: it says so, and what each comes to',
  args: {
    summary: loaded({ count: 3, total: 5756, recharges: 4756, deposits: 1000 }),
    coins: {
      currencies: ['BRL', 'USD'],
      sums: [
        { currency: 'BRL', total: 5056, recharges: 4056, deposits: 1000 },
        { currency: 'USD', total: 700, recharges: 700, deposits: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const total = within(canvas.getByRole('article', { name: 'Valor total' }))
    await expect(total.getByText('57,56')).toBeVisible()
    await expect(total.getByText(/moedas diferentes e sem conversão: BRL, USD/)).toBeVisible()
    await expect(total.getByText(/^R\$\s50,56$/)).toBeVisible()
    await expect(total.getByText(/USD.*7,00|US\$.*7,00/)).toBeVisible()
  },
}

export const SearchTerms: Story = {
  name: 'FIN-039 FIN-040 five terms in sight, seven characters of each, the others behind +1',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('caio@ex…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /mais 1/i })).toHaveTextContent('+1')
    await expect(canvas.queryByText('sexto@e…')).toBeNull()
  },
}

export const Months: Story = {
  name: 'FIN-038 FIN-020 the last three months and a custom period; two orders',
  play: async ({ canvas }) => {
    const month = canvas.getByLabelText('Período')
    await expect(
      within(month)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['março de 2026', 'fevereiro de 2026', 'janeiro de 2026', 'Período personalizado'])
    await userEvent.selectOptions(month, 'Período personalizado')
    await expect(canvas.getByRole('button', { name: /^Dias do período/ })).toBeVisible()
    const order = canvas.getByLabelText('Ordem')
    await expect(
      within(order)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Ordem cronológica', 'Movimentação financeira'])
  },
}

/** What is ticked, of several coins, some in neither sum; reading all of the filter. */
export const Ticked: Story = {
  name: 'FIN-007 FIN-023 the sums of what is ticked, one line for each coin, and how many are in neither',
  args: {
    ticks: { selection: { kind: 'some', keys: new Set(rows.map(({ key }) => key)) }, onChange: fn() },
    footer: (
      <SelectionFooter
        totals={footerTotals(rows, { own: 'BRL', withoutWallet: false })}
        count={rows.length}
        total={1234}
        isWithoutWallet={false}
        onWithoutWallet={fn()}
        all={{ state: 'reading', read: 1000, total: 1234 }}
        onAll={fn()}
        onCancelAll={fn()}
        onClear={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('region', { name: 'Totais dos movimentos marcados' }))
    await expect(footer.getByText('9 marcados')).toBeVisible()
    await expect(footer.getAllByText(/USD/)).toHaveLength(2)
    await expect(footer.getByText('3 marcados não entram em nenhuma das somas.')).toBeVisible()
    await expect(footer.getByText('1.000 de 1.234')).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'FIN-006 Enter on a row opens it',
  play: async ({ canvas, args }) => {
    const [, row] = canvas.getAllByRole('row')
    row?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(rows[0])
  },
}

export const OnAPhone: Story = { ...phone }
