import { checkProfile } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BUSY, EVENING, row } from '../storyProfiles.ts'
import { IntervalRows, type IntervalRowsProps } from './IntervalRows.tsx'

/** Keeps the plan and what is wrong with it, as the form does. */
function Editing({ plan: first, onChange }: IntervalRowsProps) {
  const [plan, setPlan] = useState(first)
  return (
    <>
      <IntervalRows
        plan={plan}
        errors={checkProfile({ description: 'x', plan })}
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
  title: 'Widgets/ChargingProfiles/IntervalRows',
  component: IntervalRows,
  args: { plan: BUSY, errors: {}, onChange: fn() },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof IntervalRows>
export default meta
type Story = StoryObj<typeof meta>

const planOn = (canvasElement: HTMLElement) => canvasElement.querySelector('output')?.textContent
const OVERLAP = 'Os intervalos não podem se sobrepor e devem estar em ordem cronológica'

export const Default: Story = {}

/** Every rule at once: missing times, no limit, the default's limit, out of order, across midnight. */
export const Contents: Story = {
  tags: ['CHP-015', 'CHP-016', 'CHP-017'],
  args: {
    plan: {
      limit: 32,
      rows: [
        row(1, '', 'x', undefined),
        row(2, '18:00', '19:00', 32),
        row(3, '06:00', '08:00', 0),
        row(4, '22:00', '06:00', 3),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('O intervalo de tempo é obrigatório')).toHaveLength(2)
    await expect(canvas.getByText('O limite de corrente (A) é obrigatório')).toBeVisible()
    await expect(canvas.getByText('O limite de corrente deve ser diferente do limite padrão')).toBeVisible()
    await expect(canvas.getAllByText(OVERLAP)).toHaveLength(2)
    await expect(canvas.getByText('recarga parada: pode não voltar sozinha')).toBeVisible()
    await expect(canvas.getByText('Abaixo de 6 A o carro não recarrega.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dividir à meia-noite' }))
    await expect(planOn(canvasElement)).toContain('00:00-06:00 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Pôr em ordem' }))
    await expect(canvas.queryByText(OVERLAP)).toBeNull()
  },
}

export const Keyboard: Story = {
  tags: ['CHP-011'],
  args: { plan: EVENING },
  play: async ({ canvas, canvasElement, step }) => {
    const [from] = canvas.getAllByLabelText('Das')
    const [to] = canvas.getAllByLabelText('Até')
    if (!from || !to) throw new Error('no times')
    await step('half a time says nothing until the row’s times are left', async () => {
      await userEvent.clear(from)
      await userEvent.type(from, '2200')
      await expect(canvas.queryByText(OVERLAP)).toBeNull()
      await userEvent.tab()
      await expect(canvas.queryByText(OVERLAP)).toBeNull()
      await userEvent.clear(to)
      await userEvent.type(to, '0')
      await userEvent.tab()
      await expect(planOn(canvasElement)).toBe('22:00-00:00 16')
      await expect(canvas.queryByText(OVERLAP)).toBeNull()
    })
    await step('an interval more, where there is room; and away with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Adicionar intervalo' }))
      await expect(planOn(canvasElement)).toBe('00:00-01:00 16 | 22:00-00:00 16')
      await userEvent.click(canvas.getByRole('button', { name: 'Remover intervalo 1' }))
      await expect(planOn(canvasElement)).toBe('22:00-00:00 16')
    })
    await step('text becomes intervals; what is none stays', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Digitar ou colar/ }), '6-8 10A; nada{Enter}')
      await expect(planOn(canvasElement)).toBe('06:00-08:00 10 | 22:00-00:00 16')
      await expect(canvas.getByRole('textbox', { name: /^Digitar ou colar/ })).toHaveValue('nada')
    })
  },
}

export const Empty: Story = {
  args: { plan: { limit: 32, rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum intervalo: o limite padrão vale o dia todo.')).toBeVisible()
  },
}
