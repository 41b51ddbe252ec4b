import { depositFixture } from '@corrente/domain/fixtures'
import { PAYMENT_TYPES } from '@corrente/domain/money'
import type { Deposit, WalletTotal } from '@corrente/domain/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, notLoaded, SCENARIOS, StateSheet } from '../../../testing/index.ts'
import { WalletStatement } from './WalletStatement.tsx'

const TOTAL: WalletTotal = { total: 1_234.5, text: 'R$ 1.234,50' }
const deposits: readonly Deposit[] = [
  depositFixture(),
  depositFixture({ pk: 2, type: 'MERCADO_PAGO_CARD', status: 'rejected', amount: 100 }),
  depositFixture({ pk: 3, type: 'WALLET', status: 'PENDING', amount: 30 }),
  depositFixture({ pk: 4, type: 'PAGBANK_CARD', isIdle: true, amount: 7.5 }),
  depositFixture({ pk: 5, statusDetail: 'partially_refunded', refunded: 20 }),
  depositFixture({ pk: 6, status: 'REFUNDED', statusDetail: 'refunded', refunded: 50 }),
  depositFixture({ pk: 8, status: 'CHARGED_BACK' }),
  depositFixture({ pk: 7, status: 'REFUNDED', statusDetail: 'refunded', refunded: 0, amount: 999 }),
]

const meta = {
  title: 'Widgets/Users/WalletStatement',
  component: WalletStatement,
  parameters: { visual: { width: 480, height: 400 } },
  args: { deposits: loaded(deposits), total: loaded(TOTAL) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WalletStatement>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['PAY-002', 'WLT-001', 'WLT-002', 'WLT-003', 'USR-061', 'USR-062'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(7)
    await expect(canvas.queryByText(/999/)).toBeNull()
    const [paid, refused, , idle, partly, , contested] = rows.map((row) => within(row))
    await expect(paid?.getByText('Pix')).toBeVisible()
    await expect(refused?.getByText('Rejeitado')).toBeVisible()
    await expect(contested?.getByText('Estornado')).toBeVisible()
    await expect(idle?.getByText('Ociosidade')).toBeVisible()
    await expect(partly?.getByText('Reembolso')).toBeVisible()
    await expect(partly?.getByText(/20,00 devolvido/)).toBeVisible()
    await expect(partly?.getByText(/50,00$/)).toBeVisible()
  },
}

export const Scrolls: Story = {
  tags: ['USR-064', 'WLT-006'],
  args: {
    deposits: loaded(Array.from({ length: 12 }, (_, index) => depositFixture({ pk: index + 1 }))),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Extrato da carteira' })
    await expect(box.getBoundingClientRect().height).toBe(217)
    await expect(box.scrollHeight).toBeGreaterThan(217)
    await expect(canvas.getByText('Total de depósitos')).toBeVisible()
    await expect(canvas.getByText(/1\.234,50/)).toBeVisible()
    await expect(canvas.queryByText(/^saldo/i)).toBeNull()
  },
}

export const Kinds: Story = {
  tags: ['USR-060'],
  args: {
    deposits: loaded(
      [...PAYMENT_TYPES, 'BOLETO', undefined].map((type, index) => depositFixture({ pk: index + 1, type })),
    ),
  },
  play: async ({ canvas }) => {
    for (const word of ['Cartão', 'Pix']) await expect(canvas.getAllByText(word)).toHaveLength(2)
    for (const word of [
      'Recarga de carteira',
      'Lançamento manual',
      'Voucher',
      'Ticket Log',
      'BOLETO',
      'Pagos Terpel',
    ])
      await expect(canvas.getByText(word)).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 480, height: 900 },
    // Each state stands here with the panels of the others.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['statement'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 400 }}>
          <WalletStatement {...args} deposits={notLoaded(kind)} total={notLoaded(kind)} />
        </div>
      )}
    </StateSheet>
  ),
}

/** Unknown words, no amount, no time, a huge amount, rows that could not be read. */
export const Contents: Story = {
  args: {
    deposits: loaded(
      [
        depositFixture({ pk: 1, type: SCENARIOS[2].text, status: SCENARIOS[1].text }),
        depositFixture({
          pk: 2,
          amount: undefined,
          amountText: undefined,
          at: undefined,
          status: undefined,
          type: undefined,
        }),
        depositFixture({ pk: 3, amount: 123_456_789.01 }),
      ],
      { unread: 2 },
    ),
    total: loaded({ total: undefined, text: undefined }),
  },
}

export const Empty: Story = {
  tags: ['USR-063'],
  args: { deposits: loaded([]), total: loaded({ total: 0, text: 'R$ 0,00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usuário não possui extrato')).toBeVisible()
  },
}

export const Keyboard: Story = {
  args: { deposits: { ...notLoaded('failed'), retry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.deposits.retry).toHaveBeenCalledOnce()
  },
}
