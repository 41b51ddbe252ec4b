import { NO_TARIFF, type PricingWeek, putGeneral } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { WEEK } from '../storyPricing.ts'
import { CONFLICT_WEEK } from '../storyWeek.ts'
import { DayForm, type DayFormProps } from './DayForm.tsx'

/** Keeps the week, as the page does; "Desfazer" puts back what was there. */
function Working({ week: first, onChange, ...props }: DayFormProps) {
  const [week, setWeek] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setWeek(first)}>
        Desfazer
      </button>
      <DayForm
        {...props}
        week={week}
        onChange={(next, visit) => {
          setWeek(next)
          onChange(next, visit)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Widgets/Pricing/DayForm',
  component: DayForm,
  parameters: { visual: { width: 720, height: 700 } },
  args: { day: 'MONDAY', week: WEEK, before: WEEK, onChange: fn(), newKey: () => 'new' },
} satisfies Meta<typeof DayForm>
export default meta
type Story = StoryObj<typeof meta>

const weekWith = (days: Partial<PricingWeek['days']>) => ({ ...WEEK, days: { ...WEEK.days, ...days } })

export const Default: Story = {
  name: 'DPR-018 off takes the day’s periods along, their prices unchanged',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Precificação dinâmica' }))
    const { general, periods } = WEEK.days.MONDAY
    await expect(args.onChange).toHaveBeenCalledWith(
      weekWith({
        MONDAY: {
          general: general && { ...general, isActive: false },
          periods: periods.map((period) => ({ ...period, isActive: false })),
        },
      }),
    )
  },
}

export const Contents: Story = {
  name: 'DPR-006 DPR-018 a day without an entry: the rule is made when it is first switched on',
  args: { week: weekWith({ MONDAY: { general: null, periods: [] } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Precificação dinâmica' }))
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({
        days: expect.objectContaining({
          MONDAY: { general: expect.objectContaining({ uuid: null, isActive: true }), periods: [] },
        }),
      }),
    )
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remover 18:00–22:00' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(
      weekWith({ MONDAY: { ...WEEK.days.MONDAY, periods: [] } }),
    )
  },
}

export const Undone: Story = {
  name: 'what is taken back stands in the fields again, and the next key writes nothing stale',
  render: (args) => <Working {...args} />,
  play: async ({ canvas, args, step }) => {
    const kwh = () => canvas.getByRole('textbox', { name: 'Preço por kWh' })
    await userEvent.clear(kwh())
    await userEvent.type(kwh(), '999')
    await expect(kwh()).toHaveValue('9,99')
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(kwh()).toHaveValue('1,90')
    await step('another field keeps the price that was put back', async () => {
      const start = canvas.getByRole('textbox', { name: 'Preço de partida' })
      await userEvent.clear(start)
      await userEvent.type(start, '300')
      await expect(args.onChange).toHaveBeenLastCalledWith(
        putGeneral(WEEK, ['MONDAY'], {
          tariff: { ...(WEEK.days.TUESDAY.general?.tariff ?? NO_TARIFF), start: 3 },
          isActive: true,
        }).week,
        expect.anything(),
      )
    })
  },
}

export const OneStep: Story = {
  name: 'all that is typed in one visit of a field is one step; a switch and the next field are their own',
  render: (args) => <Working {...args} />,
  play: async ({ canvas, args }) => {
    const { mock } = args.onChange as ReturnType<typeof fn>
    const visits = () => mock.calls.map(([, visit]) => visit as object)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preço por kWh' }), '55')
    await expect(new Set(visits()).size).toBe(1)
    await expect(visits().length).toBeGreaterThan(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preço de partida' }), '5')
    await expect(new Set(visits()).size).toBe(2)
    await userEvent.click(canvas.getByRole('switch', { name: 'Multa por ociosidade' }))
    await expect(new Set(visits()).size).toBe(3)
  },
}

export const Empty: Story = {
  name: 'DPR-019 DPR-021 a price that is on and empty is missing, not off: the week knows it',
  render: (args) => <Working {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Preço por tempo' }))
    await expect(canvas.getByRole('switch', { name: 'Preço por tempo' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Preço por kWh' })).not.toBeChecked()
    await expect(canvas.getByText('O valor é um campo obrigatório')).toBeVisible()
    const general = (missing: unknown) =>
      expect.objectContaining({
        days: expect.objectContaining({
          MONDAY: expect.objectContaining({ general: expect.objectContaining({ missing }) }),
        }),
      })
    await expect(args.onChange).toHaveBeenLastCalledWith(general(['minute']), expect.anything())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preço por tempo' }), '35')
    await expect(args.onChange).toHaveBeenLastCalledWith(general(undefined), expect.anything())
  },
}

export const Night: Story = {
  name: 'DPR-015 a period that crosses midnight keeps its morning when its price changes, and is told to be two',
  args: { week: CONFLICT_WEEK, before: CONFLICT_WEEK },
  render: (args) => <Working {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    const dialog = () => within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await step('kept as it stands: no edit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Editar 20:00–04:00' }))
      await letsMouseIn(dialog().getByRole('button', { name: 'Aplicar' }))
      await userEvent.click(dialog().getByRole('button', { name: 'Aplicar' }))
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('another price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Editar 20:00–04:00' }))
      const price = dialog().getByRole('textbox', { name: 'Preço por kWh' })
      await letsMouseIn(price)
      await userEvent.clear(price)
      await userEvent.type(price, '111')
      await userEvent.click(dialog().getByRole('button', { name: 'Aplicar' }))
      const [next] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [PricingWeek]
      await expect(next.days.MONDAY.periods.at(-1)).toMatchObject({
        start: 1200,
        end: 1440,
        tariff: { kwh: 1.11 },
      })
      await expect(next.days.TUESDAY.periods).toMatchObject([{ start: 0, end: 240, tariff: { kwh: 1.11 } }])
      await expect(canvas.getByText(/Segunda 20:00–04:00 cruzava a meia-noite/)).toBeVisible()
    })
  },
}
