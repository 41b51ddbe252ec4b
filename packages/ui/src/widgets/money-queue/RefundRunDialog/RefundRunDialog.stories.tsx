import { isRefundable, type MoneyProof, type MoneyRow, planRefunds } from '@corrente/domain/book'
import { movementKey } from '@corrente/domain/financial'
import { movementFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { STAGE_NOW } from '../../../testing/index.ts'
import { RefundRunDialog } from './RefundRunDialog.tsx'

const PROOFS: readonly MoneyProof[] = [
  { kind: 'tooMuch', energyKwh: 6820, minutes: 20, kilowatts: 22, most: 8.07 },
  { kind: 'noEnergy', energyKwh: 0.04 },
  { kind: 'duplicate', other: 55_034 },
  { kind: 'duplicate', other: 55_030 },
  { kind: 'noEnergy', energyKwh: 0 },
]
const rows = PROOFS.map(
  (proof, place): MoneyRow => ({
    key: String(place),
    at: STAGE_NOW - place * 7_000_000,
    proof,
    amount: 4056,
    currency: 'BRL',
    isEstimate: false,
    purse: String(place),
    rechargeId: 55_030 + place,
    stationPk: 1,
    stationName: place === 1 ? ODD_TEXTS.long : 'Jardim Botânico',
    connectorId: 1,
  }),
).filter(isRefundable)
const movements = [55_030, 55_031, 55_032, 55_033].map((pk, place) => ({
  ...movementFixture(),
  pk,
  key: movementKey('TRANSACTION', pk),
  refunded: 0,
  amount: place === 0 ? 1_357_180 : 4056,
}))

const meta = {
  title: 'Widgets/MoneyQueue/RefundRunDialog',
  component: RefundRunDialog,
  parameters: { visual: { width: 960, height: 640 } },
  args: {
    count: rows.length,
    plan: planRefunds(rows, movements, [], 'BRL'),
    hasFailed: false,
    onRetry: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RefundRunDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Each with its amount and its driver, their sum on the button, and why the others stay out. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Estornar 2 recargas, R\$\s13\.612,36\?$/ })).toBeVisible(),
    )
    await expect(screen.getByRole('region', { name: 'Ficam de fora (3), porque…' })).toHaveTextContent(
      /55034.*não tem um pagamento.*55033.*não consta como paga.*55032/,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Estornar R\$\s13\.612,36$/ }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Nothing is sent of what was not read. */
export const Failed: Story = {
  args: { plan: undefined, hasFailed: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Estornar' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ler de novo' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
