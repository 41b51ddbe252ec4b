import { rechargeFixture, rechargesFixture } from '@corrente/domain/fixtures'
import { countQuestions, type Recharge, usualRechargeRange } from '@corrente/domain/transactions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows, loaded, STAGE_NOW } from '../../../testing/index.ts'
import { RechargeList, type RechargeListProps } from './RechargeList.tsx'

const rows = rechargesFixture()
const range = usualRechargeRange(STAGE_NOW, 'America/Sao_Paulo')
const approve = {
  isOn: false,
  selection: NO_SELECTION,
  pages: 0,
  onSelectionChange: fn(),
  onStart: fn(),
  onCancel: fn(),
  onConfirm: fn(),
  onSelectAll: fn(),
  reading: undefined,
  notice: undefined,
}

/** Keeps the ticks and the columns, as the page does. */
function Listing(props: RechargeListProps) {
  const [selection, setSelection] = useState(props.approve?.selection ?? NO_SELECTION)
  const [view, setView] = useState(props.view)
  return (
    <RechargeList
      {...props}
      view={view}
      onViewChange={setView}
      approve={props.approve && { ...props.approve, selection, pages: 1, onSelectionChange: setSelection }}
    />
  )
}

const meta = {
  title: 'Widgets/Transactions/RechargeList',
  component: RechargeList,
  parameters: { visual: { width: 1280, height: 980 } },
  args: {
    list: listRows(rows, { total: 134 }),
    bar: {
      filters: { query: '', stationPk: undefined, idTag: '', revenue: '', range },
      isRangeChosen: false,
      question: undefined,
      counts: countQuestions(rows, STAGE_NOW),
      stations: loaded([]),
      tags: {
        source: { tags: loaded([]), total: 0, hasNoNames: false, onSearch: fn(), onEnd: fn() },
        disabledReason: undefined,
      },
      hasRevenue: true,
      hasUnpaid: true,
      unpaid: 4,
      hasInvoice: true,
      onChange: fn(),
      onQuestion: fn(),
      onRangeCleared: fn(),
      onClear: fn(),
    },
    rights: { hasMoney: true, hasInvoice: true },
    isResent: () => false,
    onRetry: fn(),
    counting: undefined,
    onExcel: fn(),
    isExcelRunning: false,
    offReason: undefined,
    approve,
    onWiden: fn(),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: ({ id }) => <p>{id}</p>,
  },
  argTypes: { renderPanel: { control: false } },
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof RechargeList>
export default meta
type Story = StoryObj<typeof meta>

const COLUMNS = [
  'Pagamento',
  'ID · Início',
  'Estação · Conector',
  'Usuário / Tag · Conta',
  'Duração',
  'Energia',
  'Receita',
  'NF',
]

export const Default: Story = {
  tags: ['visual', 'TRX-011', 'TRX-013', 'PAY-008'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Detalhes',
      ...COLUMNS,
    ])
    await expect(canvas.getByRole('button', { name: 'Sem pagamento (4)' })).toBeVisible()
    const unpaid = canvas.getByRole('row', { name: /55029/ })
    await expect(within(unpaid).getByText('Não pago')).toBeVisible()
    await expect(within(unpaid).getByText('Rejeitado')).toBeVisible()
    const free = canvas.getByRole('row', { name: /55018/ })
    await expect(within(free).getByText('Sem cobrança')).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /55021/ })).getByText('Pago')).toBeVisible()
    const running = canvas.getByRole('row', { name: /55030/ })
    await expect(within(running).getByText('Em andamento')).toBeVisible()
    await expect(within(running).getByText('há 45 min')).toBeVisible()
    // Whatever a name is, a row keeps two lines.
    for (const row of canvas.getAllByRole('row')) await expect(row.offsetHeight).toBeLessThanOrEqual(52)
    await expect(canvas.queryByRole('button', { name: 'Início' })).toBeNull()
  },
}

/** Where there is room, each field has a column of its own. */
export const Wide: Story = {
  tags: ['TRX-011'],
  parameters: { visual: { width: 1800, height: 980 } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1700 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Listing {...args} bar={{ ...args.bar, counts: undefined, unpaid: undefined }} />,
  play: async ({ canvas }) => {
    // A question without a number says why it has none.
    const described = (name: string) => canvas.getByRole('button', { name })
    await expect(described('Sem pagamento')).toHaveAccessibleDescription(/servidor/)
    await expect(described('Em andamento')).toHaveAccessibleDescription(/quando todas/)
    for (const name of ['ID', 'Início', 'Estação', 'Conector', 'Usuário / Tag · Conta'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible()
  },
}

/** A phone's card says where, who and how much. */
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
    const row = within(canvas.getByRole('row', { name: /55021/ }))
    await expect(row.getByText('Ipê Centro 01')).toBeVisible()
    await expect(row.getByText('Caio Fictício')).toBeVisible()
    await expect(row.getByText('R$ 40,56')).toBeVisible()
  },
}

const PAYMENTS: readonly (readonly [changes: Readonly<Record<string, unknown>>, word: string])[] = [
  [{ paymentStatus: 'approved' }, 'Pago'],
  [{ paymentStatus: 'authorized', paidError: 'NO_ERROR' }, 'Pago'],
  [{ paidTimestamp: null }, 'Não pago'],
  [{ paidError: 'CaptureFailed' }, 'Não pago'],
  [{ paymentStatus: 'pending' }, 'Não pago'],
  [{ paymentStatus: 'novo_status' }, 'Não pago'],
  [{ paymentStatus: null }, 'Pago'],
  [{ paymentStatus: null, paidTimestamp: null }, 'Não pago'],
  [{ paymentStatus: null, paidError: 'Timeout' }, 'Não pago'],
  [{ income: 0 }, 'Sem cobrança'],
]

/** Paid with a status: date, no error, approved or authorized; without one: date and no error. */
export const Payments: Story = {
  tags: ['PAY-008', 'PAY-009', 'PAY-010', 'PAY-011'],
  args: { list: listRows(PAYMENTS.map(([changes], at) => rechargeFixture({ id: 60_001 + at, ...changes }))) },
  play: async ({ canvas }) => {
    for (const [at, [, word]] of PAYMENTS.entries()) {
      const row = canvas.getByRole('row', { name: new RegExp(String(60_001 + at)) })
      await expect(within(row).getByText(word, { exact: true })).toBeVisible()
    }
  },
}

const INVOICES = [
  ['error_cs', 'failed'],
  ['error_disabled_or_not_configured', 'failed'],
  ['ERRO_CANCELAMENTO', 'failed'],
  ['processando_autorizacao', 'Processando autorização'],
  ['autorizado', 'Emitida'],
  ['rejeitado', 'Rejeitada'],
  ['erro_autorizacao', 'Erro de autorização'],
  ['permissao_negada', 'Permissão negada'],
  ['contingencia', 'contingencia'],
] as const

/** Red ones are pressed to try again; one that is being authorized waits in grey; any other is its word. */
export const Invoices: Story = {
  tags: ['NFE-001', 'NFE-003', 'NFE-005', 'NFE-006'],
  args: {
    list: listRows(INVOICES.map(([nfeStatus], at) => rechargeFixture({ id: 60_001 + at, nfeStatus }))),
  },
  play: async ({ canvas, args }) => {
    for (const [at, [, said]] of INVOICES.entries()) {
      const row = within(canvas.getByRole('row', { name: new RegExp(String(60_001 + at)) }))
      if (said !== 'failed') {
        await expect(row.getByText(said)).toBeVisible()
        continue
      }
      await userEvent.click(row.getByRole('button', { name: /reenviar a nota da recarga/ }))
      await expect(args.onRetry).toHaveBeenLastCalledWith(expect.objectContaining({ id: 60_001 + at }))
    }
    await expect(args.onRetry).toHaveBeenCalledTimes(3)
  },
}

export const ManyPages: Story = {
  tags: ['TRX-063'],
  args: { list: { ...listRows(rows, { total: 200 }), page: 10 } },
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: /P[aá]gin/ })
    const numbers = within(pages).getAllByText(/^\d+$/)
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '9', '10', '11', '20'])
    await expect(pages.querySelectorAll('span[aria-hidden="true"]:empty')).toHaveLength(2)
  },
}

export const LongTag: Story = {
  tags: ['TRX-061'],
  args: { list: listRows([rechargeFixture({ ocppIdTag: 'LEGADO-9F3C21AA9F3C21AA7788' })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LEGADO-9F3C21AA9F3C21AA77...').closest('[title]')).toHaveAttribute(
      'title',
      'LEGADO-9F3C21AA9F3C21AA7788',
    )
  },
}

export const Approving: Story = {
  tags: ['PAY-012'],
  args: { approve: { ...approve, isOn: true } },
  play: async ({ canvas, args }) => {
    const box = (id: number) => canvas.getByRole('checkbox', { name: new RegExp(String(id)) })
    await expect(box(55_021)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(box(55_029))
    await expect(canvas.getByText(/1 selecionada em 1 página/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await expect(args.approve?.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { list: listRows<Recharge>([], { total: 0 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar nos últimos 364 dias' }))
    await expect(args.onWiden).toHaveBeenCalledOnce()
  },
}

export const NothingFound: Story = {
  args: {
    ...meta.args,
    list: listRows<Recharge>([], { total: 0 }),
    bar: { ...meta.args.bar, question: 'noEnergy' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nenhuma recarga com estes filtros')).toBeVisible()
    await expect(canvas.queryByText('Nenhuma recarga neste período')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(args.bar.onClear).toHaveBeenCalledOnce()
  },
}
