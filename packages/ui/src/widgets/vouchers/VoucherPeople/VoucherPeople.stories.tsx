import { guestVoucherFixture, voucherFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SCENARIOS } from '../../../testing/index.ts'
import { VoucherPeople, type VoucherPeopleProps } from './VoucherPeople.tsx'

const NAMES = new Map([
  [201, 'Marina Exemplo'],
  [202, 'Caio Fictício'],
])

const meta = {
  title: 'Widgets/Vouchers/VoucherPeople',
  component: VoucherPeople,
  parameters: { visual: { width: 440, height: 300 } },
  args: {
    voucher: guestVoucherFixture(),
    nameOf: ((pk) => NAMES.get(pk)) as VoucherPeopleProps['nameOf'],
    personHrefOf: ((pk) => `/users?person=${pk}`) as VoucherPeopleProps['personHrefOf'],
    editHref: '/vouchers/edit/78/select_users',
    onInvite: fn() as VoucherPeopleProps['onInvite'],
    inviteBlock: undefined,
    rowsMax: 10,
    onShowAll: fn(),
  },
} satisfies Meta<typeof VoucherPeople>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VCH-015', 'VCH-040'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Convidados' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Editar convidados' })).toHaveAttribute(
      'href',
      '/vouchers/edit/78/select_users',
    )
    for (const text of ['Usado', 'Em espera', 'Não usado', 'Usuário 203'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const Activated: Story = {
  tags: ['VCH-014', 'VCH-042'],
  args: { voucher: voucherFixture(), inviteBlock: 'Alguém já ativou este voucher pelo código.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Usuários com o voucher ativado' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Editar convidados' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Convidar' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 320, height: 560 } },
  args: {
    voucher: voucherFixture({
      voucher_users_pks_with_voucher_status: [
        ...Array.from({ length: 12 }, (_, index) => ({
          user_pk: 300 + index,
          source: 'ACTIVATION',
          status: index === 0 ? 'PAUSED' : 'NOT_USED',
        })),
        {},
      ],
    }),
    nameOf: (pk) => SCENARIOS[pk % SCENARIOS.length]?.text ?? undefined,
  },
}

export const Nobody: Story = {
  args: { voucher: voucherFixture({ voucher_users_pks_with_voucher_status: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguém ativou este voucher ainda.')).toBeVisible()
  },
}
