import { guestVoucherFixture, voucherFixture, vouchersFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SCENARIOS } from '../../../testing/index.ts'
import { VoucherView, type VoucherViewProps } from './VoucherView.tsx'

const LINKS = {
  list: '/vouchers',
  edit: '/voucher/78/edit',
  duplicate: '/vouchers/create?from=78',
  voucher: (pk: number) => `/voucher/${pk}`,
}

const meta = {
  title: 'Widgets/Vouchers/VoucherView',
  component: VoucherView,
  parameters: { visual: { width: 900, height: 720 } },
  args: {
    voucher: guestVoucherFixture(),
    overlaps: [],
    links: LINKS as VoucherViewProps['links'],
    chargers: [
      { pk: 12, name: 'Ipê Centro 01', href: '/stations?station=12' },
      { pk: 14, name: undefined, href: undefined },
    ],
    onVerdict: fn(),
    onSwitch: fn() as VoucherViewProps['onSwitch'],
    onChange: fn() as VoucherViewProps['onChange'],
    changeBlock: undefined,
    people: null,
    history: null,
  },
} satisfies Meta<typeof VoucherView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'VCH-009', 'VCH-010', 'VCH-013', 'VCH-093'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voltar para a lista' })).toHaveAttribute(
      'href',
      '/vouchers',
    )
    await expect(canvas.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/voucher/78/edit')
    for (const text of [
      'Dinheiro',
      'Frota Umbu',
      'Cinquenta reais para quem dirige a frota',
      'Marina Exemplo',
    ])
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
    await expect(canvas.getByText('01/03/2026 00:00:00')).toBeVisible()
    await expect(canvas.getByText(/31\/03\/2026 23:59:59/)).toBeVisible()
    for (const [name, value] of [
      ['Quantidade total', '5'],
      ['Quantidade consumida', '1'],
      ['Vouchers disponíveis', '4'],
    ] as const)
      await expect(canvas.getByRole('article', { name })).toHaveTextContent(value)
    await expect(canvas.getByRole('article', { name: 'Em aberto' })).toHaveTextContent(
      /200,00.*50,00.*250,00/,
    )
    await expect(canvas.getByText('Carregador 14')).toBeVisible()
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 900 } },
  args: {
    voucher: {
      ...(vouchersFixture().at(-1) ?? voucherFixture()),
      title: SCENARIOS[2].text ?? '',
      description: SCENARIOS[1].text ?? '',
    },
    chargers: [],
    changeBlock: 'O servidor não deu todos os dados deste voucher.',
  },
}

export const ChargersLoading: Story = {
  tags: ['VCH-011'],
  args: { chargers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando...')).toBeVisible()
  },
}

export const ExpiredWithTwin: Story = {
  args: {
    voucher: voucherFixture({ status: 'EXPIRED', expire: '2026-03-01 02:59:59' }),
    overlaps: [voucherFixture({ voucher_pk: 90, title: 'Boas-vindas, de novo' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ligado, mas expirado/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Boas-vindas, de novo/ })).toHaveAttribute(
      'href',
      '/voucher/90',
    )
  },
}

export const MayNothing: Story = {
  args: {
    links: { ...LINKS, edit: undefined, duplicate: undefined },
    onSwitch: undefined,
    onChange: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Desativar' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Editar' })).toBeNull()
  },
}

export const SwitchedOff: Story = {
  args: { voucher: voucherFixture({ status: 'INACTIVE', active: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ativar' })).toBeVisible()
    await expect(canvas.getByText('Inativo')).toBeVisible()
  },
}
