import {
  type FinancialAccount,
  footerTotals,
  type Movement,
  possibleDuplicates,
  type Summary,
} from '@corrente/domain/financial'
import { movementFixture, movementsFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows, loaded, notLoaded, SCENARIOS } from '../../../testing/index.ts'
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
    parting: { hasFailed: false, start: fn() as (() => void) | undefined },
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
    onInvoices: fn(),
    onMonthCheck: fn(),
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
  tags: [
    'visual',
    'FIN-002',
    'FIN-004',
    'FIN-005',
    'FIN-013',
    'FIN-014',
    'FIN-015',
    'FIN-016',
    'PAY-001',
    'PAY-002',
    'PAY-003',
    'PAY-004',
    'PAY-005',
    'NFE-002',
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Todas as transações',
      'Recargas',
      'Depósitos',
    ])
    // One line has the page's name, its parts and what else it does.
    const [tab] = canvas.getAllByRole('tab')
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(tab?.getBoundingClientRect().top).toBeLessThan(title.bottom)
    await expect(canvas.getByRole('button', { name: 'Contestadas' })).toHaveAccessibleDescription(/lê todos/)
    await expect(canvas.getByRole('group', { name: 'Total de movimentações' })).toHaveTextContent('1.234')
    await expect(canvas.getByRole('group', { name: 'Valor total' })).toHaveTextContent('98.765,43')
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
    await expect(rowOf(canvas, 6).getByText('Reembolsado')).toBeVisible()
    await expect(rowOf(canvas, 6).queryByText('Reembolso parcial')).toBeNull()
    await expect(rowOf(canvas, 6).getByText('Erro de autorização')).toBeVisible()
    await expect(rowOf(canvas, 7).getByText(/USD/)).toBeVisible()
    await expect(rowOf(canvas, 8).getByText('esquisito')).toBeVisible()
    await expect(rowOf(canvas, 8).getByText('SUBSCRIPTION')).toBeVisible()
    await expect(rowOf(canvas, 8).getByText('invented')).toBeVisible()
  },
}

/** Contested ones, rejected invoices and possible duplicates are one press each; a pair says what it is. */
export const Questions: Story = {
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
    await expect(canvas.getAllByText(mark)[0]).toHaveAttribute('title', `${mark}. Veja também: Recarga 2`)
    await expect(canvas.getByText('2.000 de 4.120')).toBeVisible()
    await expect(canvas.getByText(/São 12.345 movimentos/)).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['FIN-009'],
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
  tags: ['FIN-008'],
  args: { list: listRows<Movement>([], { total: 0 }), isNarrowed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não há movimentações financeiras')).toBeVisible()
    await expect(canvas.getByText('Nada neste período com estes filtros.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar nos últimos 365 dias' }))
    await expect(args.onWiden).toHaveBeenCalled()
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

/** The server adds up coins as if they were one: it says so, and what each comes to. */
export const Coins: Story = {
  tags: ['FIN-018'],
  args: {
    summary: loaded({ count: 3, total: 5756, recharges: 4756, deposits: 1000 }),
    parting: { hasFailed: false, start: undefined },
    coins: {
      currencies: ['BRL', 'USD'],
      sums: [
        { currency: 'BRL', total: 5056, recharges: 4056, deposits: 1000 },
        { currency: 'USD', total: 700, recharges: 700, deposits: 0 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole('region', { name: 'Totais do período' }))
    await expect(totals.getByRole('group', { name: 'Valor total sem conversão' })).toHaveTextContent('57,56')
    await expect(totals.getByRole('group', { name: 'BRL' })).toHaveTextContent(/R\$\s50,56$/)
    await expect(totals.getByRole('group', { name: 'USD' })).toHaveTextContent(/7,00$/)
    // One line at the width of a laptop: what is below keeps its place.
    await expect(canvas.getByRole('region', { name: 'Totais do período' }).offsetHeight).toBeLessThan(40)
    await userEvent.click(totals.getByRole('button', { name: 'Sobre estes totais' }))
    const help = within(await screen.findByRole('dialog', { name: 'Sobre estes totais' }))
    await expect(help.getByText(/moedas diferentes e sem conversão: BRL, USD/)).toBeVisible()
    await expect(help.getByText(/^USD: recargas .*7,00, depósitos .*0,00\.$/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** Not all rows are here, so no sum has a currency of its own: one press reads them, and says where it failed. */
export const CoinsOfOnePage: Story = {
  tags: ['FIN-018'],
  args: {
    summary: loaded({ count: 1234, total: 5756, recharges: 4756, deposits: 1000 }),
    coins: { currencies: ['BRL', 'USD'], sums: undefined },
    parting: { hasFailed: true, start: fn() },
  },
  play: async ({ canvas, args }) => {
    const totals = within(canvas.getByRole('region', { name: 'Totais do período' }))
    await expect(totals.getByRole('group', { name: 'Valor total sem conversão' })).toHaveTextContent(/57,56$/)
    await expect(totals.getByRole('alert')).toHaveTextContent('Não foi possível ler todas as linhas.')
    await userEvent.click(totals.getByRole('button', { name: 'Ler tudo e separar por moeda' }))
    await expect(args.parting.start).toHaveBeenCalledOnce()
  },
}

/** What is ticked, of several coins, some in neither sum; reading all of the filter. */
export const Ticked: Story = {
  tags: ['FIN-007', 'FIN-023'],
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
