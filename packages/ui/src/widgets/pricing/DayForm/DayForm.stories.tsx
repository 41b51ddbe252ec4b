import { NO_TARIFF, type PricingWeek, putGeneral } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { WEEK } from '../storyPricing.ts'
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
  tags: ['DPR-018'],
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

/** A day without an entry: the rule is made when it is first switched on. */
export const Contents: Story = {
  tags: ['DPR-006', 'DPR-018'],
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

/** What is taken back stands in the fields again, and the next key writes nothing stale. */
export const Undone: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvas, args }) => {
    const kwh = () => canvas.getByRole('textbox', { name: 'Preço por kWh' })
    await userEvent.clear(kwh())
    await userEvent.type(kwh(), '999')
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(kwh()).toHaveValue('1,90')
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
  },
}

/** All that is typed in one visit of a field is one step; a switch and the next field are their own. */
export const OneStepOfAVisit: Story = {
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
