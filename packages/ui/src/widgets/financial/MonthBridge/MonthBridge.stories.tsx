import { checkMonth, compareSums, type Movement } from '@corrente/domain/financial'
import { movementFixture, movementsFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { letsMouseIn, loaded, notLoaded, overlayDocs } from '../../../testing/index.ts'
import { MonthBridge, type MonthBridgeProps } from './MonthBridge.tsx'

const paid = (changes: Readonly<Record<string, unknown>>) =>
  movementFixture({ paymentTransactionAmountRefunded: 0, moneyCoin: null, ...changes })
const MONTH: readonly Movement[] = [
  movementFixture(),
  paid({ transactionPk: 2, paymentType: 'PAGBANK_PIX', paymentTransactionAmount: 120 }),
  paid({ transactionPk: 3, targetType: 'IDLE', paymentTransactionAmount: 5 }),
  paid({ transactionPk: 4, targetType: 'USER', paymentTransactionAmount: 200, tenantName: 'Ipê Sul' }),
  paid({ transactionPk: 5, paymentType: 'WALLET', paymentTransactionAmount: 30 }),
  paid({ transactionPk: 6, paymentType: 'VOUCHER', paymentTransactionAmount: 7.5 }),
  paid({ transactionPk: 7, paymentType: 'MANUAL_DASHBOARD', paymentTransactionAmount: 8 }),
  paid({ transactionPk: 8, paymentStatus: 'authorized', paymentTransactionAmount: 12 }),
  paid({ transactionPk: 9, paymentStatus: 'pending', paymentTransactionAmount: 15 }),
  paid({ transactionPk: 10, paymentStatus: 'charged_back', paymentTransactionAmount: 22 }),
  paid({ transactionPk: 11, paymentStatus: 'rejected', paymentTransactionAmount: 9 }),
]

/** What the page gives for these rows; the server's total leaves out what went back. */
const shownOf = (rows: readonly Movement[], total = rows.length): Partial<MonthBridgeProps> => {
  const check = checkMonth(rows, 'BRL')
  const parts = check.coins[0]?.parts
  const recharges = (parts?.recharges.amount ?? 0) + (parts?.idle.amount ?? 0)
  const deposits = parts?.deposits.amount ?? 0
  const summary = { count: rows.length, total: recharges + deposits - 1000, recharges, deposits }
  return {
    reading: loaded({ check, read: rows.length, total }),
    sums: loaded(compareSums(check, summary, 'BRL')),
  }
}

const meta = {
  title: 'Widgets/Financial/MonthBridge',
  component: MonthBridge,
  parameters: { ...overlayDocs, visual: { width: 920, height: 1100 } },
  args: {
    isOpen: true,
    onClose: fn(),
    scope: '01/03/2026 a 14/03/2026 · Ordem cronológica',
    reading: notLoaded(),
    progress: undefined,
    sums: notLoaded(),
    unpaid: {
      reading: loaded({ count: 37, running: 2, amount: 123_456 }),
      hasMoney: true,
      href: '/transactions?revenue=UNPAID',
    },
    onCopyText: fn(() => Promise.resolve()),
    onSave: fn(),
    ...shownOf(MONTH),
  },
} satisfies Meta<typeof MonthBridge>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    const line = (name: RegExp) => dialog.getByRole('row', { name })
    await expect(line(/^Entrou/)).toHaveTextContent('423,06')
    await expect(line(/^Entrou/)).toHaveTextContent('12,00 só autorizados')
    await expect(line(/^Líquido, antes das taxas/)).toHaveTextContent('367,56')
    await expect(line(/^Ipê Sul/)).toHaveTextContent('200,00')
    await expect(dialog.getByText(/diferença de −R\$ 10,00/)).toBeInTheDocument()
    await expect(dialog.getByText('É o total reembolsado.')).toBeInTheDocument()
    await expect(dialog.getAllByText('bate')).toHaveLength(2)
    await expect(dialog.getByRole('link', { name: /37 recargas sem pagamento/ })).toHaveAttribute(
      'href',
      '/transactions?revenue=UNPAID',
    )
    await expect(dialog.getByText(/2 ainda em andamento/)).toHaveTextContent('1.234,56')
  },
}

/** The month leaves the page: as a text, as a file, on paper. */
export const Told: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await letsMouseIn(dialog.getByRole('button', { name: 'Copiar o mês como texto' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar o mês como texto' }))
    const text = String(mocked(args.onCopyText).mock.calls[0])
    await expect(text).toMatch(/^Conferir o mês: 01\/03\/2026 a 14\/03\/2026/)
    await expect(text).toMatch(/Entrou: R\$\s423,06/)
    await expect(text).toMatch(/Pago com a carteira: -R\$\s30,00/)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar CSV' }))
    const file = mocked(args.onSave).mock.calls[0]?.[0]
    await expect(await file?.text()).toContain('BRL;"Líquido, antes das taxas";5;367,56')
    const print = fn(() => window.dispatchEvent(new Event('afterprint')))
    const own = window.print
    window.print = print
    await userEvent.click(dialog.getByRole('button', { name: 'Imprimir' }))
    await expect(print).toHaveBeenCalledOnce()
    window.print = own
  },
}

/** Being read: how far, and no sum before all is there. */
export const Reading: Story = {
  parameters: { visual: { width: 920, height: 360 } },
  args: { reading: notLoaded(), sums: notLoaded(), progress: { read: 3000, total: 8200 } },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText('3.000 de 8.200')).toBeInTheDocument()
    await expect(dialog.queryByRole('table')).toBeNull()
  },
}

/** A reading that failed shows no half of a sum, and is tried again. */
export const Failed: Story = {
  parameters: { visual: { width: 920, height: 400 } },
  args: { reading: { ...notLoaded('failed'), retry: fn() } },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.queryByRole('table')).toBeNull()
    await letsMouseIn(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.reading.retry).toHaveBeenCalled()
  },
}

/** Two coins, odd texts, rows without an amount, more rows than are read, parts that could not be had. */
export const Contents: Story = {
  parameters: { visual: { width: 400, height: 1700 } },
  args: {
    ...shownOf(
      [
        ...MONTH,
        ...movementsFixture(),
        paid({
          transactionPk: 99,
          tenantName: ODD_TEXTS.unbreakable,
          paymentTransactionAmount: 12_345_678.9,
        }),
      ],
      12_000,
    ),
    sums: notLoaded('failed'),
    unpaid: { reading: notLoaded('failed'), hasMoney: false, href: undefined },
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText(/Só os primeiros 21 de 12\.000/)).toBeInTheDocument()
    await expect(dialog.getByText('1 movimento sem valor não entra nas somas.')).toBeInTheDocument()
    await expect(dialog.getByRole('region', { name: /em USD$/ })).toBeInTheDocument()
    await expect(dialog.getByText('As recargas sem pagamento não puderam ser lidas.')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { visual: { width: 920, height: 420 } },
  args: { ...shownOf([]), unpaid: undefined },
  play: async ({ canvasElement }) => {
    await expect(dialogOf(canvasElement).getByText('Não há movimentações financeiras')).toBeInTheDocument()
  },
}

/** DASH_FINANCIAL_INDICATORS is what shows the sum of the unpaid recharges. */
export const WithoutMoney: Story = {
  args: {
    unpaid: { reading: loaded({ count: 1, running: 0, amount: 5000 }), hasMoney: false, href: undefined },
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByText('1 recarga sem pagamento')).toBeInTheDocument()
    await expect(dialog.queryByText(/50,00/)).toBeNull()
  },
}

/** More than are read: no sum of a part stands for the whole. */
export const TooManyUnpaid: Story = {
  args: {
    unpaid: {
      reading: loaded({ count: 12_345, running: 0, amount: undefined }),
      hasMoney: true,
      href: undefined,
    },
  },
  play: async ({ canvasElement }) => {
    const line = dialogOf(canvasElement).getByText(/12\.345 recargas sem pagamento/)
    await expect(line).toHaveTextContent('a soma não foi feita: são mais de 10.000')
  },
}
