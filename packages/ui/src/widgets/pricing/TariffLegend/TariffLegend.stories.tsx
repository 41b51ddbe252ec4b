import { EMPTY_WEEK, putGeneral, WEEKDAYS } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { BASE, STORY_WEEK } from '../storyWeek.ts'
import { TariffLegend, type TariffLegendProps } from './TariffLegend.tsx'

/** Keeps which one stands out, and the week, as the page does. */
function Looking({ week: first, shown: atFirst, onShow, onChange, ...props }: TariffLegendProps) {
  const [shown, show] = useState(atFirst)
  const [week, setWeek] = useState(first)
  return (
    <TariffLegend
      {...props}
      {...{ week, shown }}
      onShow={(letter) => {
        show(letter)
        onShow(letter)
      }}
      onChange={(next, step) => {
        setWeek(next)
        onChange?.(next, step)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Pricing/TariffLegend',
  component: TariffLegend,
  parameters: { visual: { width: 720, height: 160 } },
  args: { week: STORY_WEEK, shown: undefined, onShow: fn(), onChange: fn(), onTyped: fn() },
  render: (args) => <Looking {...args} />,
} satisfies Meta<typeof TariffLegend>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Read only, one stands out. */
export const States: Story = {
  args: { shown: 'B' },
  render: (args) => <TariffLegend {...args} onChange={undefined} />,
}

/** Two prices that only their start and their tax tell apart, and one of its own. */
const ALIKE = [
  { days: WEEKDAYS, tariff: BASE },
  { days: ['SATURDAY'] as const, tariff: { ...BASE, kwh: 3, start: 5 } },
  { days: ['SUNDAY'] as const, tariff: { ...BASE, start: 2, tax: 0.2 } },
].reduce((week, { days, tariff }) => putGeneral(week, days, { tariff, isActive: true }).week, EMPTY_WEEK)

/** Tariffs of the same price say what tells them apart; one of a price of its own says that. */
export const Alike: Story = {
  args: { week: ALIKE },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button', { pressed: false })
    await expect(first).toHaveTextContent(
      /^AR\$\s1,90\/kWh · partida R\$\s1,00 · imposto 15%120 h por semana$/,
    )
    await expect(second).toHaveTextContent(
      /^BR\$\s1,90\/kWh · partida R\$\s2,00 · imposto 20%24 h por semana$/,
    )
    await expect(third).toHaveTextContent(/^CR\$\s3,00\/kWh24 h por semana$/)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const show = canvas.getByRole('button', { name: /R\$\s2,30\/kWh/ })
    show.focus()
    await userEvent.keyboard('{Enter}')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onShow).toHaveBeenCalledWith('C')
    const all = canvas.getByRole('region', { name: 'Tarifa C' })
    for (const each of [/Partida.*1,00/, /Ociosidade.*0,50/, /Taxa de operação.*5/, /Imposto.*15/])
      await expect(all).toHaveTextContent(each)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mudar o preço de C em 5 itens' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const price = await screen.findByRole('textbox', { name: /Preço por kWh/ })
    await waitFor(() => expect(price).toHaveFocus())
    // Its periods would be drafts without a price: that is not on offer.
    await expect(screen.queryByRole('radio', { name: 'Sem preço' })).toBeNull()
    await userEvent.clear(price)
    await userEvent.type(price, '250')
    await expect(args.onTyped).toHaveBeenLastCalledWith(
      expect.objectContaining({
        price: expect.objectContaining({ values: expect.objectContaining({ kwh: 2.5 }) }),
      }),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ kind: 'reprice', count: 5 }),
      ),
    )
    await expect(canvas.getByRole('button', { name: /R\$\s2,50\/kWh/ })).toBeVisible()
    await expect(args.onTyped).toHaveBeenLastCalledWith(undefined)
  },
}
