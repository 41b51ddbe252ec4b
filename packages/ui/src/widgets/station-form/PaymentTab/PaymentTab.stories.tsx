import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords, StateSheet } from '../../../testing/index.ts'
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

const TYPES = ['KWH', 'DURATION', 'BY_MOON'] as const
const PLACES = ['CHARGE_BOX', 'CONNECTOR', 'off'] as const

/** A word that nobody knows stays, and shows both prices. */
export const States: Story = {
  parameters: {
    // A page holds one such form; only the sheet holds many.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    visual: { reason: 'nine forms of the same fields; Paid and Contents are the pictures' },
  },
  tags: ['no-visual'],
  render: () => (
    <StateSheet rows={TYPES} columns={PLACES}>
      {(type, place) => (
        <div style={{ inlineSize: 360 }}>
          <PaymentAtWork
            isNew={false}
            changes={{
              ...PRICED,
              takesPayment: place !== 'off',
              incomeType: type,
              costType: type,
              incomeBy: place === 'off' ? 'CHARGE_BOX' : place,
            }}
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Paid: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 720 } },
  args: { changes: { ...PRICED, incomeBy: 'CONNECTOR' } },
}

export const PerConnector: Story = {
  name: 'STF-077 priced per connector, the station keeps only its price per recharge',
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(/^Preço por kWh/)
    await expect(price).not.toHaveAttribute('aria-disabled')
    await userEvent.click(canvas.getByRole('radio', { name: 'Em cada conector' }))
    await expect(price).toHaveAccessibleDescription(/O preço é definido em cada conector/)
    await expect(canvas.getByLabelText(/^Preço por recarga/)).not.toHaveAttribute('aria-disabled')
  },
}

export const OfNewStation: Story = {
  name: 'STF-077 a new station cannot be priced per connector, and says why',
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
  name: 'STF-075 an emptied price is asked for',
  args: { isTried: true },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText(/^Preço por kWh/)
    await userEvent.clear(price)
    await expect(price).toHaveAccessibleDescription(/Campo obrigatório/)
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 1300 } },
  args: { changes: { ...PRICED, incomePerKwh: 1234.5678, costPerKwh: 99_999 } },
}
