import { movementFixture, rechargeFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { RechargeCard } from './RechargeCard.tsx'

const RUNNING = {
  stopTimestamp: null,
  durationTime: null,
  energyHumanReadable: null,
  autonomy: null,
  income: null,
  incomeHumanReadable: null,
  transactionAmount: null,
  idleDuration: null,
  moneyIdlePaymentTransactionAmount: null,
  moneyIdlePaymentTransactionAmountHumanReadable: null,
  feedbackStars: null,
  feedbackDescription: null,
}
const RECHARGES = {
  paid: rechargeFixture(),
  running: rechargeFixture(RUNNING),
  unpaid: rechargeFixture({ isPaid: false, paymentStatus: 'pending', paidTimestamp: null, paidError: null }),
} as const

const actions = {
  onApprove: fn(),
  onCancelIdle: fn(),
  onMeterValues: fn(),
  isMeterRunning: false,
  onRetryInvoice: fn(),
}

const meta = {
  title: 'Widgets/Transactions/RechargeCard',
  component: RechargeCard,
  args: {
    recharge: RECHARGES.paid,
    hasMoney: true,
    hasInvoice: true,
    links: {
      station: '/stations?station=12',
      person: undefined,
      tag: '/ocpptags?q=TAG0001',
      movement: undefined,
      remoteStop: '/operations/remote_stop?station=IPE-0001&connector=1',
    },
    actions,
    isIdleCancelled: false,
    isIdleRefundOpen: false,
    register: undefined,
    bill: loaded([movementFixture()]),
    onCopyText: fn(() => Promise.resolve()),
    chart: undefined,
  },
} satisfies Meta<typeof RechargeCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['TRX-014', 'TRX-015', 'TRX-016', 'TRX-017', 'TRX-018'],
  play: async ({ canvas, args }) => {
    // What explains it stands open; all else is one press away.
    await expect(canvas.getByRole('link', { name: 'IPE-0001' })).toBeVisible()
    await expect(canvas.getByText('125,4 km')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Mais dados'))
    await expect(canvas.getByText('125,4 km')).toBeVisible()
    await expect(canvas.getByText('25 min (limite: 20 min)')).toBeVisible()
    const price = within(canvas.getByRole('region', { name: 'Preço' }))
    await expect(price.getByRole('row', { name: /^Ociosidade, 25 min/ })).toHaveTextContent('R$ 5,00')
    await expect(canvas.getByText('Fácil de usar')).toBeVisible()
    await expect(canvas.getByText('4 de 5 estrelas')).toBeInTheDocument()
    for (const [name, press] of [
      ['Cancelar cobrança de ociosidade', args.actions.onCancelIdle],
      ['Baixar medições', args.actions.onMeterValues],
      ['Reenviar nota fiscal', args.actions.onRetryInvoice],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(press).toHaveBeenCalledOnce()
    }
    // It is paid: there is nothing to approve.
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar pagamento' }))
    await expect(args.actions.onApprove).not.toHaveBeenCalled()
  },
}

/** What is copied is what is seen: the amount in its parts, how it is paid, what went back. */
export const Said: Story = {
  tags: ['TRX-016'],
  play: async ({ canvas, args }) => {
    const said = within(canvas.getByRole('group', { name: 'O que dizer ao motorista' }))
    const text = said.getByText(
      /^Sua recarga de 20,82 kWh em Ipê Centro 01, em 14\/03\/2026, das 09:10 às 10:40/,
    )
    await expect(text).toHaveTextContent(
      /custou R\$ 40,56: R\$ 35,27 de energia, R\$ 5,29 de impostos\. Pagamento: Pago\./,
    )
    await expect(text).toHaveTextContent(
      /Devolvido: R\$ 10,00\. A ociosidade de 25 min custou R\$ 5,00, à parte\.$/,
    )
    await userEvent.click(said.getByRole('button', { name: 'Copiar o texto para o motorista' }))
    await expect(args.onCopyText).toHaveBeenCalledWith(text.textContent)
    const money = within(canvas.getByRole('region', { name: 'Pagamento, estorno e nota' }))
    await expect(money.getByText(/Devolvido: R\$\s10,00 de R\$\s40,56/)).toBeVisible()
    await expect(money.getByRole('link', { name: /Abrir nota fiscal/ })).toBeVisible()
  },
}

/** Without its movement the amount stands whole, with what a kWh came to. */
export const Unparted: Story = {
  args: { bill: undefined },
  play: async ({ canvas }) => {
    const price = within(canvas.getByRole('region', { name: 'Preço' }))
    await expect(price.getByRole('row', { name: /^Recarga, 20,82\skWh/ })).toHaveTextContent('R$ 40,56')
    await expect(price.getByText(/em média R\$\s1,95 por kWh/)).toBeVisible()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 900, height: 2100, ownGlobals: true },
    // One card three times.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['paid', 'running', 'unpaid'] as const} columns={['card'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 700 }}>
          <RechargeCard {...args} recharge={RECHARGES[kind]} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Running: Story = {
  tags: ['TRX-021', 'TRX-040'],
  args: {
    recharge: RECHARGES.running,
    bill: undefined,
    register: {
      from: { t: STAGE_NOW - 1_800_000, v: 1234 },
      to: { t: STAGE_NOW - 60_000, v: 1246.4 },
      kwh: 12.4,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Em andamento')).toHaveLength(1)
    await expect(canvas.getByText('12,40 kWh')).toBeVisible()
    await expect(canvas.getByText(/1\.246,4 kWh − 1\.234 kWh no início/)).toBeVisible()
    await expect(canvas.getByText('desde 14/03/2026 09:10')).toBeVisible()
    const meter = canvas.getByRole('button', { name: 'Baixar medições' })
    await expect(meter).toHaveAccessibleDescription('Disponível quando a recarga terminar.')
    await userEvent.click(meter)
    await expect(args.actions.onMeterValues).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Parar recarga' })).toBeVisible()
  },
}

export const TooLong: Story = {
  tags: ['TRX-041'],
  args: { recharge: rechargeFixture({ durationTime: 18_001 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Baixar medições' })).toHaveAccessibleDescription(
      'Arquivo excede tamanho máximo permitido! Por favor entre em contato com o suporte.',
    )
  },
}

export const IdleCancelled: Story = {
  tags: ['TRX-035'],
  args: { isIdleCancelled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pagamento por ociosidade cancelado' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.actions.onCancelIdle).not.toHaveBeenCalled()
  },
}

/** The charge cannot be cancelled meanwhile, and it says why. */
export const IdleRefundOpen: Story = {
  args: { isIdleRefundOpen: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar cobrança de ociosidade' })
    await expect(button).toHaveAccessibleDescription(
      'Um estorno desta ociosidade, em Financeiro, ainda não foi visto: cancelar poderia devolver duas vezes.',
    )
    await userEvent.click(button)
    await expect(args.actions.onCancelIdle).not.toHaveBeenCalled()
  },
}

/** A word of the server that is not known stands as its own. */
export const EndedByAnother: Story = {
  // One card twice.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  args: { recharge: { ...RECHARGES.paid, stopActor: 'station' } },
  render: (args) => (
    <>
      <RechargeCard {...args} />
      <RechargeCard {...args} recharge={{ ...args.recharge, stopActor: 'CSMS' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [known, own] = canvas.getAllByText('Encerrada por').map((term) => term.nextElementSibling)
    await expect(known).toHaveTextContent(/^Estação$/)
    await expect(own).toHaveTextContent('CSMS (palavra do servidor, não do OCPP)')
  },
}
