import { voucherHistoryFixture, voucherUseFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { loaded, SCENARIOS } from '../../../testing/index.ts'
import { VoucherHistory, type VoucherHistoryProps } from './VoucherHistory.tsx'

const meta = {
  title: 'Widgets/Vouchers/VoucherHistory',
  component: VoucherHistory,
  parameters: { visual: { width: 460, height: 520 } },
  args: {
    history: loaded(voucherHistoryFixture()),
    kind: 'MONEY_RECHARGE',
    rechargeHrefOf: ((pk) => `/transactions?recharge=${pk}`) as VoucherHistoryProps['rechargeHrefOf'],
    personHrefOf: ((pk) => `/users?person=${pk}`) as VoucherHistoryProps['personHrefOf'],
  },
} satisfies Meta<typeof VoucherHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'VCH-017', 'VCH-036'],
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Histórico de uso' }))
    await expect(entries.getAllByRole('listitem')).toHaveLength(4)
    await expect(entries.getByRole('link', { name: 'Recarga 55021' })).toHaveAttribute(
      'href',
      '/transactions?recharge=55021',
    )
    const [first] = entries.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Marina Exemplo · Ipê Centro 01 · Rua das Palmeiras, 12, Centro/)
    await expect(first).toHaveTextContent(/usou R\$\s32,40 · restaram R\$\s17,60/)
    await expect(canvas.getByText(/Saldo parcial de 1 pessoa: R\$\s17,60/)).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['VCH-018'],
  args: { history: loaded([]) },
  parameters: { visual: { width: 460, height: 160 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há histórico disponível para este voucher')).toBeVisible()
  },
}

/** No person, no place, no figure; endless words; more than stand at once; entries that could not be read. */
export const Contents: Story = {
  parameters: { visual: { width: 320, height: 1000 } },
  args: {
    kind: undefined,
    history: loaded(
      Array.from({ length: 14 }, (_, index) =>
        index % 3 === 0
          ? (voucherHistoryFixture()[3] ?? voucherUseFixture())
          : voucherUseFixture({ userName: SCENARIOS[index % SCENARIOS.length]?.text ?? undefined }),
      ).map((use, index) => ({ ...use, transactionPk: 1000 + index })),
      { unread: 2 },
    ),
  },
}
