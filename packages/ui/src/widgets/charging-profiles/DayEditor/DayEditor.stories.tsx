import { curveOf } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { BUSY, EDGES_ARE_TYPED, EVENING, row } from '../storyProfiles.ts'
import { DayEditor, type DayEditorProps } from './DayEditor.tsx'

/** Keeps the plan, as the form does, and tells what it is now. */
function Editing({ plan: first, onChange, ...props }: DayEditorProps) {
  const [plan, setPlan] = useState(first)
  return (
    <>
      <DayEditor
        {...props}
        plan={plan}
        onChange={(edit) => {
          setPlan(edit)
          onChange(edit)
        }}
      />
      <output hidden>{plan.rows.map(({ from, to, limit }) => `${from}-${to} ${limit}`).join(' | ')}</output>
    </>
  )
}

const meta = {
  title: 'Widgets/ChargingProfiles/DayEditor',
  component: DayEditor,
  parameters: { visual: { width: 900, height: 400 } },
  args: { plan: EVENING, saved: undefined, onChange: fn() },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof DayEditor>
export default meta
type Story = StoryObj<typeof meta>

const planOn = (canvasElement: HTMLElement) => canvasElement.querySelector('output')?.textContent
const plotOn = (canvasElement: HTMLElement) => {
  const plot = canvasElement.querySelector<HTMLElement>('[data-plot]')
  if (!plot) throw new Error('no plot')
  const box = plot.getBoundingClientRect()
  const at = (hours: number, share = 0.9) => ({
    clientX: box.left + (hours / 24) * box.width,
    clientY: box.top + share * box.height,
  })
  /** Presses, moves and lets go, as a hand does. */
  const drag = async (
    target: Element,
    from: ReturnType<typeof at>,
    to: ReturnType<typeof at>,
    init: object = {},
  ) => {
    const base = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, ...init }
    await fireEvent.pointerDown(target, { ...base, ...from })
    await fireEvent.pointerMove(plot, { ...base, ...to })
    return () => fireEvent.pointerUp(plot, { ...base, ...to })
  }
  return { plot, at, drag }
}

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 1200, height: 1250 }, a11y: EDGES_ARE_TYPED },
  render: (args) => (
    <StateSheet rows={['none', 'one', 'busy'] as const} columns={['new', 'changed'] as const}>
      {(plan, age) => (
        <div style={{ inlineSize: 480 }}>
          <DayEditor
            {...args}
            plan={plan === 'busy' ? BUSY : plan === 'one' ? EVENING : { limit: 32, rows: [] }}
            saved={
              age === 'changed' ? curveOf({ limit: 32, rows: [row(1, '08:00', '12:00', 20)] }) : undefined
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** No default, an interval without a limit, two that cannot be drawn yet, and a very high limit. */
export const Contents: Story = {
  args: {
    plan: {
      limit: undefined,
      rows: [
        row(1, '02:00', '03:00', 9_999),
        row(2, '04:00', '08:00', undefined),
        row(3, '', '', 1),
        row(4, '07:00', '09:00', 16),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 intervalos ainda não aparecem no gráfico: confira os horários.'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Digite o limite padrão/)).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['CHP-017'],
  args: { plan: BUSY },
  play: async ({ canvas, canvasElement, step }) => {
    const edge = (name: string) => canvas.getByRole('slider', { name })
    await step('an edge', async () => {
      edge('Início do intervalo que termina às 21:00').focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
      await expect(planOn(canvasElement)).toContain('17:59-21:00 0')
      await expect(edge('Início do intervalo que termina às 21:00')).toHaveAttribute(
        'aria-valuetext',
        '17:59',
      )
      await userEvent.keyboard('{Home}')
      await expect(planOn(canvasElement)).toContain('12:00-21:00 0')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(planOn(canvasElement)).toContain('07:00-12:00 24 | 12:00-21:00 0')
      await expect(canvas.getByText('Não cabe mais: há um vizinho, ou o fim do dia.')).toBeInTheDocument()
    })
    await step('to midnight', async () => {
      edge('Fim do intervalo que começa às 12:00').focus()
      await userEvent.keyboard('{End}')
      await expect(planOn(canvasElement)).toContain('12:00-22:00 0 | 22:00-24:00 63')
    })
    await step('a whole one: moved, its limit, cut, and taken away', async () => {
      canvas.getByRole('slider', { name: 'Intervalo de 05:00 a 07:00' }).focus()
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}{PageDown}')
      await expect(planOn(canvasElement)).toContain('03:45-05:45 14.5')
      await userEvent.keyboard('s')
      await expect(planOn(canvasElement)).toContain('03:45-04:45 14.5 | 04:45-05:45 14.5')
      await expect(canvas.getByText('Intervalo dividido às 04:45.')).toBeInTheDocument()
      await userEvent.keyboard('{Delete}')
      await expect(planOn(canvasElement)).not.toContain('03:45')
      await expect(canvas.getByRole('slider', { name: 'Intervalo de 04:45 a 05:45' })).toHaveFocus()
    })
  },
}

export const ByHand: Story = {
  tags: ['CHP-016', 'CHP-017'],
  play: async ({ canvas, canvasElement, step }) => {
    const { plot, at, drag } = plotOn(canvasElement)
    await step('drawn over a free part, up to the neighbour', async () => {
      const drop = await drag(plot, at(15), at(20))
      await drop()
      await expect(planOn(canvasElement)).toBe('15:00-18:00 16 | 18:00-21:00 16')
    })
    await step('drawn across midnight: two', async () => {
      const drop = await drag(plot, at(22), at(29))
      await drop()
      await expect(planOn(canvasElement)).toBe(
        '00:00-05:00 16 | 15:00-18:00 16 | 18:00-21:00 16 | 22:00-24:00 16',
      )
    })
    const handle = (name: string) => canvas.getByRole('slider', { name })
    await step('an edge does not pass its neighbour', async () => {
      const drop = await drag(handle('Fim do intervalo que começa às 15:00'), at(18), at(20.5))
      await drop()
      await expect(planOn(canvasElement)).toContain('15:00-18:00 16 | 18:00-21:00 16')
    })
    await step('Escape puts back what is held', async () => {
      const drop = await drag(handle('Fim do intervalo que começa às 00:00'), at(5), at(9))
      await waitFor(() => expect(planOn(canvasElement)).toContain('00:00-09:00'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(planOn(canvasElement)).toContain('00:00-05:00'))
      await drop()
      await expect(planOn(canvasElement)).toContain('00:00-05:00')
    })
    await step('a body moves, a top changes the limit; the default is passed over', async () => {
      const body = canvas.getByRole('slider', { name: 'Intervalo de 00:00 a 05:00' })
      await (await drag(body, at(2), at(4.1)))()
      await expect(planOn(canvasElement)).toContain('02:00-07:00 16')
      const top = within(body).getByText('16 A').previousElementSibling
      if (!top) throw new Error('no top')
      await (await drag(top, at(4, 0.6), at(4, 0.2)))()
      await expect(planOn(canvasElement)).toMatch(/02:00-07:00 (33|31)/)
    })
    await step('a tap on a free part makes an hour', async () => {
      const base = { pointerId: 1, isPrimary: true, button: 0, bubbles: true, ...at(12.4) }
      await fireEvent.pointerDown(plot, base)
      await fireEvent.pointerUp(plot, base)
      await expect(planOn(canvasElement)).toContain('12:00-13:00')
    })
  },
}
