import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { WEEK } from '../storyPricing.ts'
import { PeriodDialog } from './PeriodDialog.tsx'

const PEAK = WEEK.days.MONDAY.periods[0]

const meta = {
  title: 'Widgets/Pricing/PeriodDialog',
  component: PeriodDialog,
  parameters: { visual: { width: 620, height: 620 } },
  args: {
    period: PEAK,
    others: [{ start: 0, end: 360 }],
    onKeep: fn(() => true),
    onTyped: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PeriodDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'))

export const Default: Story = {}

/** A new one: start, end and a price are required. */
export const Contents: Story = {
  tags: ['DPR-024', 'DPR-025', 'DPR-029'],
  args: { period: undefined },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await letsMouseIn(dialog.getByRole('button', { name: 'Aplicar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }))
    await expect(dialog.getByText('O campo hora de início é obrigatório.')).toBeVisible()
    await expect(dialog.getByText('Preencha o preço por kWh ou o preço por tempo')).toBeVisible()
  },
}

/** A loaded period that crosses midnight: its end is the next day’s, and a new price keeps the morning. */
export const OverMidnight: Story = {
  args: { period: PEAK && { ...PEAK, start: 1320, end: 1800 }, others: [] },
  play: async ({ canvasElement, args, step }) => {
    const dialog = dialogOf(canvasElement)
    await expect(dialog.getByLabelText('Hora de término')).toHaveValue('06:00')
    await waitFor(() => expect(dialog.getByText(/cruza a meia-noite/)).toBeVisible())
    const keep = dialog.getByRole('button', { name: 'Aplicar' })
    const price = dialog.getByRole('textbox', { name: 'Preço por kWh' })
    await step('only the price: the hours go back as they came', async () => {
      await letsMouseIn(price)
      await userEvent.clear(price)
      await userEvent.type(price, '250')
      await userEvent.click(keep)
      await expect(args.onKeep).toHaveBeenLastCalledWith(
        { start: 1320, end: 1800 },
        { ...PEAK?.tariff, kwh: 2.5 },
      )
    })
    await step('within one day, it crosses no more', async () => {
      const end = dialog.getByLabelText('Hora de término')
      await userEvent.clear(end)
      await userEvent.type(end, '23:00')
      await userEvent.click(keep)
      await expect(args.onKeep).toHaveBeenLastCalledWith({ start: 1320, end: 1380 }, expect.anything())
    })
  },
}

/** The next day has no room for it; an end that is not after the start is none. */
export const Refused: Story = {
  tags: ['DPR-026', 'DPR-027', 'DPR-028'],
  args: { onKeep: fn(() => false) },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    const keep = dialog.getByRole('button', { name: 'Aplicar' })
    await letsMouseIn(keep)
    await userEvent.click(keep)
    await waitFor(() => expect(dialog.getByText(/Ja existe um período de tempo/)).toBeVisible())
    await expect(dialog.getByLabelText('Hora de início')).toHaveValue('18:00')
    const end = dialog.getByLabelText('Hora de término')
    for (const time of ['17:00', '18:00']) {
      await userEvent.clear(end)
      await userEvent.type(end, time)
      await expect(dialog.getByText(/deve ser anterior à hora de término/)).toBeVisible()
    }
    await expect(dialog.queryByText(/Ja existe um período/)).toBeNull()
  },
}
