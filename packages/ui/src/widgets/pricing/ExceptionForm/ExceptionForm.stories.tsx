import { tariffForm, withAmount, withPart } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { WEEK } from '../storyPricing.ts'
import { ExceptionForm } from './ExceptionForm.tsx'

const meta = {
  title: 'Widgets/Pricing/ExceptionForm',
  component: ExceptionForm,
  parameters: { visual: { width: 720, height: 640 } },
  args: {
    exception: undefined,
    others: WEEK.exceptions,
    onKeep: fn(),
    onTyped: fn(),
    cancelHref: '/dynamic-pricing/a1',
  },
} satisfies Meta<typeof ExceptionForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'DPR-030 DPR-032 the day is required, and may be no other exception’s',
  play: async ({ canvas, args }) => {
    const keep = canvas.getByRole('button', { name: 'Aplicar' })
    await userEvent.click(keep)
    await expect(canvas.getByText('Selecione o dia')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dia' }), '25/12/2026')
    await expect(canvas.getByText('Já existe um período de exceção nesta data')).toBeVisible()
    await expect(args.onKeep).not.toHaveBeenCalled()
  },
}

export const Contents: Story = {
  name: 'DPR-022 a loaded span opens as one',
  args: { exception: WEEK.exceptions[0], others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Período' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Data final' })).toHaveValue('25/12/2026')
  },
}

export const States: Story = {
  name: 'it tells what is typed that is not kept: days, prices, and nothing once they are taken back',
  args: { exception: WEEK.exceptions[0], others: [] },
  play: async ({ canvas, args }) => {
    await expect(args.onTyped).toHaveBeenLastCalledWith(undefined)
    const to = canvas.getByRole('textbox', { name: 'Data final' })
    await userEvent.clear(to)
    await userEvent.type(to, '26/12/2026')
    await expect(args.onTyped).toHaveBeenLastCalledWith({
      days: { from: '2026-12-24', to: '2026-12-26', isSingle: false },
      tariff: tariffForm(WEEK.exceptions[0]?.tariff ?? null),
    })
    await userEvent.clear(to)
    await userEvent.type(to, '25/12/2026')
    await expect(args.onTyped).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByRole('switch', { name: 'Preço de partida' }))
    await expect(args.onTyped).toHaveBeenLastCalledWith(
      expect.objectContaining({
        tariff: withPart(tariffForm(WEEK.exceptions[0]?.tariff ?? null), 'start', false),
      }),
    )
  },
}

export const Resumed: Story = {
  name: 'what was being typed when it was last open stands in it, and is still not kept',
  args: {
    exception: WEEK.exceptions[0],
    others: [],
    typed: {
      days: { from: '2026-12-24', to: '2026-12-28', isSingle: false },
      tariff: withAmount(tariffForm(WEEK.exceptions[0]?.tariff ?? null), 'kwh', 3.1),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Data final' })).toHaveValue('28/12/2026')
    await expect(canvas.getByRole('textbox', { name: 'Preço por kWh' })).toHaveValue('3,10')
    await expect(args.onTyped).toHaveBeenLastCalledWith(args.typed)
  },
}

export const Keyboard: Story = {
  args: { exception: WEEK.exceptions[0], others: [] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Aplicar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledWith(
      { from: '2026-12-24', to: '2026-12-25' },
      WEEK.exceptions[0]?.tariff,
    )
  },
}
