import { tariffForm, withAmount } from '@corrente/domain/pricing'
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

export const Default: Story = {
  name: 'DPR-026 DPR-028 an order that is wrong and a time that is taken are said, and nothing is kept',
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    const start = dialog.getByLabelText('Hora de início')
    await letsMouseIn(start)
    await userEvent.clear(start)
    await userEvent.type(start, '05:00')
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }))
    await expect(dialog.getByText(/Ja existe um período de tempo/)).toBeVisible()
    await userEvent.clear(start)
    await userEvent.type(start, '23:00')
    await expect(dialog.getByText('A hora de início deve ser anterior à hora de término')).toBeVisible()
    await expect(args.onKeep).not.toHaveBeenCalled()
    await expect(args.onTyped).toHaveBeenLastCalledWith({
      of: { start: 1080, end: 1320 },
      start: '23:00',
      end: '22:00',
      tariff: tariffForm(PEAK?.tariff ?? null),
    })
    await userEvent.clear(start)
    await userEvent.type(start, '18:00')
    await expect(args.onTyped).toHaveBeenLastCalledWith(undefined)
  },
}

export const Contents: Story = {
  name: 'DPR-024 DPR-025 DPR-029 a new one: start, end and a price are required',
  args: { period: undefined },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    await letsMouseIn(dialog.getByRole('button', { name: 'Aplicar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }))
    await expect(dialog.getByText('O campo hora de início é obrigatório.')).toBeVisible()
    await expect(dialog.getByText('Preencha o preço por kWh ou o preço por tempo')).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    dialogOf(canvasElement).getByRole('button', { name: 'Aplicar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledWith({ start: 1080, end: 1320 }, PEAK?.tariff)
  },
}

export const States: Story = {
  name: 'a loaded period that crosses midnight: its end is the next day’s, and a new price keeps the morning',
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

export const Resumed: Story = {
  name: 'what was being typed when it was last open stands in it, an emptied time included',
  args: {
    typed: {
      of: { start: 1080, end: 1320 },
      start: '17:30',
      end: undefined,
      tariff: withAmount(tariffForm(PEAK?.tariff ?? null), 'kwh', 3.1),
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement)
    await waitFor(() => expect(dialog.getByLabelText('Hora de início')).toHaveValue('17:30'))
    await expect(dialog.getByLabelText('Hora de término')).toHaveValue('')
    await expect(dialog.getByRole('textbox', { name: 'Preço por kWh' })).toHaveValue('3,10')
    await expect(args.onTyped).toHaveBeenLastCalledWith(args.typed)
  },
}

export const Refused: Story = {
  name: 'DPR-028 what the next day has no room for is said, and nothing typed is lost',
  args: { onKeep: fn(() => false) },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement)
    const keep = dialog.getByRole('button', { name: 'Aplicar' })
    await letsMouseIn(keep)
    await userEvent.click(keep)
    await expect(dialog.getByText(/Ja existe um período de tempo/)).toBeVisible()
    await expect(dialog.getByLabelText('Hora de início')).toHaveValue('18:00')
  },
}
