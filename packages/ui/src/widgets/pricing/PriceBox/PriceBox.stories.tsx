import { NO_TARIFF } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { BASE } from '../storyWeek.ts'
import { PriceBox } from './PriceBox.tsx'

const EVENING = { start: 1080, end: 1320 }
/** What a state stands for, by the props that make it. */
const CASES = {
  draft: { span: EVENING, tariff: null },
  period: { span: EVENING, tariff: BASE, onDelete: fn(), onSplit: fn() },
  general: { span: undefined, tariff: BASE, canSpread: true },
  free: { span: undefined, tariff: NO_TARIFF, canSpread: true },
  twoPrices: { span: EVENING, tariff: { ...BASE, minute: 0.3 } },
}

const meta = {
  title: 'Widgets/Pricing/PriceBox',
  component: PriceBox,
  parameters: { visual: { width: 400, height: 360 } },
  args: { span: EVENING, tariff: null, onKeep: fn(), onCancel: fn() },
} satisfies Meta<typeof PriceBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 500, height: 1850 } },
  render: (args) => (
    <StateSheet
      rows={['draft', 'period', 'general', 'free', 'twoPrices'] as const}
      columns={['now'] as const}
    >
      {(state) => <PriceBox {...args} {...CASES[state]} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  args: { tariff: { ...NO_TARIFF, kwh: 1234567.8912, fee: 0.999, tax: 0.12345 } },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: /Preço por kWh/ })).toHaveFocus()
    await userEvent.keyboard('230{Enter}')
    await expect(args.onKeep).toHaveBeenCalledWith({
      span: EVENING,
      tariff: { ...NO_TARIFF, kwh: 2.3 },
      isForAllDays: false,
      isLinkedToo: false,
    })
  },
}

export const Draft: Story = {
  tags: ['DPR-029'],
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledWith({
      span: EVENING,
      tariff: null,
      isForAllDays: false,
      isLinkedToo: false,
    })
  },
}

/** A draft that keeps it, and opens with the field that it lacks. */
export const StartPriceAlone: Story = {
  tags: ['DPR-029'],
  args: { tariff: { ...NO_TARIFF, start: 1.5 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: /Preço por kWh/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledWith(
      expect.objectContaining({ tariff: { ...NO_TARIFF, start: 1.5 } }),
    )
  },
}

/** A base price that is on needs its value; free is a choice of its own, and says what it means. */
export const BaseWithoutValue: Story = {
  tags: ['DPR-019'],
  args: { span: undefined, tariff: null, canSpread: true },
  play: async ({ canvas, args, step }) => {
    await step('on and empty it is not kept, and the field says why', async () => {
      const price = canvas.getByRole('textbox', { name: /Preço por kWh/ })
      await userEvent.keyboard('{Enter}')
      await expect(args.onKeep).not.toHaveBeenCalled()
      await expect(price).toHaveAccessibleDescription(/O valor é um campo obrigatório/)
      await expect(price).toHaveFocus()
    })
    await step('a zero is no value', async () => {
      await userEvent.keyboard('0{Enter}')
      await expect(args.onKeep).not.toHaveBeenCalled()
    })
    await step('by the minute likewise', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Minuto' }))
      await expect(canvas.getByText('O valor é um campo obrigatório')).toBeVisible()
    })
    await step('without a price is chosen, and kept as free', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Sem preço' }))
      await expect(canvas.getByText(/Sem preço por kWh nem por minuto: grátis/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Manter' }))
      await expect(args.onKeep).toHaveBeenCalledWith(expect.objectContaining({ tariff: NO_TARIFF }))
    })
  },
}

/** A price that the day screen left on and empty is on here too. */
export const LeftOnAndEmpty: Story = {
  tags: ['DPR-019'],
  args: { span: undefined, tariff: NO_TARIFF, missing: ['minute'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Minuto' })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).not.toHaveBeenCalled()
    await userEvent.keyboard('35{Enter}')
    await expect(args.onKeep).toHaveBeenCalledWith(
      expect.objectContaining({ tariff: { ...NO_TARIFF, minute: 0.35 } }),
    )
  },
}

/** Ten times the old price asks first, and keeps what was typed. */
export const TenfoldPrice: Story = {
  args: { tariff: BASE },
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: /Preço por kWh/ })
    await userEvent.clear(price)
    await userEvent.type(price, '1900{Enter}')
    await expect(args.onKeep).not.toHaveBeenCalled()
    await expect(canvas.getByText(/passa de R\$\s1,90 a R\$\s19,00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Manter mesmo assim' }))
    await expect(args.onKeep).toHaveBeenCalledWith(expect.objectContaining({ tariff: { ...BASE, kwh: 19 } }))
  },
}

export const EndBeforeStart: Story = {
  play: async ({ canvas, args }) => {
    const end = canvas.getByLabelText('Fim')
    await userEvent.clear(end)
    await userEvent.type(end, '1700{Enter}')
    await expect(canvas.getByText('A hora de início deve ser anterior à hora de término')).toBeVisible()
    await expect(args.onKeep).not.toHaveBeenCalled()
  },
}
