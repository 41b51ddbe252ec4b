import { PAYMENT_TYPES } from '@corrente/domain/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GLYPH_SIZES } from '../../../primitives/index.ts'
import { Scenarios, StateSheet } from '../../../testing/index.ts'
import { PaymentIcon } from './PaymentIcon.tsx'

const meta = {
  title: 'Widgets/Financial/PaymentIcon',
  component: PaymentIcon,
  args: { type: 'PAGBANK_PIX', size: 'large', label: 'Pix' },
  argTypes: { type: { control: 'select', options: [...PAYMENT_TYPES, 'BOLETO'] } },
} satisfies Meta<typeof PaymentIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The ten types and one that nobody has heard of. */
export const States: Story = {
  tags: ['PAY-006', 'PAY-007'],
  render: () => (
    <StateSheet rows={[...PAYMENT_TYPES, 'BOLETO']} columns={GLYPH_SIZES}>
      {(type, size) => <PaymentIcon type={type} size={size} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  render: () => (
    <Scenarios inlineSize={80}>
      {({ text }) => <PaymentIcon type={text ?? undefined} label={text || '-'} />}
    </Scenarios>
  ),
}
