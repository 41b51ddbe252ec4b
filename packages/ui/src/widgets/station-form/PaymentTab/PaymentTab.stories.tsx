import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type AtWorkProps, NEW_STATION, useStationAtWork } from '../testing/atWork.tsx'
import { PaymentTab } from './PaymentTab.tsx'

function PaymentAtWork({ isNew, ...props }: AtWorkProps & { isNew: boolean }) {
  return (
    <PaymentTab {...useStationAtWork({ ...props, ...(isNew ? { base: NEW_STATION } : {}) })} isNew={isNew} />
  )
}

const PRICED = { takesPayment: true, costType: 'KWH', incomeType: 'KWH', incomeBy: 'CHARGE_BOX' } as const

const meta = {
  title: 'Widgets/StationForm/PaymentTab',
  component: PaymentAtWork,
  subcomponents: { PaymentTab },
  args: { isNew: false, onValues: fn(), changes: { ...PRICED, incomePerKwh: 1.85, taxPercent: 12.5 } },
} satisfies Meta<typeof PaymentAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PerConnector: Story = {
  tags: ['STF-077'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(/^Preço por kWh/)
    await expect(price).not.toHaveAttribute('aria-disabled')
    await userEvent.click(canvas.getByRole('radio', { name: 'Em cada conector' }))
    await expect(price).toHaveAccessibleDescription(/O preço é definido em cada conector/)
    await expect(canvas.getByLabelText(/^Preço por recarga/)).not.toHaveAttribute('aria-disabled')
  },
}

/** It cannot be priced per connector, and says why. */
export const OfNewStation: Story = {
  tags: ['STF-077'],
  args: { isNew: true },
  play: async ({ canvas, userEvent }) => {
    const own = canvas.getByRole('radio', { name: /Em cada conector/ })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Os conectores existem depois que a estação os anuncia')).toBeVisible()
    await userEvent.click(own)
    await expect(own).not.toBeChecked()
  },
}

export const PaymentOff: Story = {
  args: { changes: { ...PRICED, takesPayment: false } },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(/^Preço por kWh/)
    await expect(price).toHaveAccessibleDescription(/Ligue antes a recarga paga/)
    await userEvent.click(canvas.getByRole('switch', { name: 'Recarga paga' }))
    await expect(price).not.toHaveAttribute('aria-disabled')
  },
}

export const Missing: Story = {
  tags: ['STF-075'],
  args: { isTried: true },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(/^Preço por kWh/)
    await userEvent.clear(price)
    await expect(price).toHaveAccessibleDescription(/Campo obrigatório/)
  },
}
