import { guestVoucherFixture, voucherFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VoucherCard, type VoucherCardProps } from './VoucherCard.tsx'

const LINKS: VoucherCardProps['links'] = {
  edit: '/voucher/78/edit',
  duplicate: '/vouchers/create?from=78',
  voucher: (pk) => `/voucher/${pk}`,
}

const meta = {
  title: 'Widgets/Vouchers/VoucherCard',
  component: VoucherCard,
  parameters: { visual: { width: 512, height: 300 } },
  args: {
    voucher: guestVoucherFixture(),
    overlaps: [],
    chargers: [{ pk: 12, name: 'Ipê Centro 01', href: '/stations?station=12' }],
    links: LINKS,
  },
} satisfies Meta<typeof VoucherCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const text of ['Cinquenta reais para quem dirige a frota', 'Marina Exemplo', 'Ligado'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByText(/R\$\s200,00/)).toBeVisible()
  },
}

/** Its code is another voucher's too, on the same days; its chargers' names are on their way. */
export const Overlapping: Story = {
  args: {
    overlaps: [voucherFixture({ voucher_pk: 90, title: 'Boas-vindas, de novo' })],
    chargers: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Boas-vindas, de novo/ })).toHaveAttribute(
      'href',
      '/voucher/90',
    )
    await expect(canvas.getByText('Carregando...')).toBeVisible()
  },
}
