import { EMPTY_WEEK } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { WEEK } from '../storyPricing.ts'
import { DayCards } from './DayCards.tsx'

const meta = {
  title: 'Widgets/Pricing/DayCards',
  component: DayCards,
  parameters: { visual: { width: 900, height: 700 } },
  args: {
    week: WEEK,
    changed: new Set(['MONDAY' as const]),
    dayHrefOf: (day) => `/dynamic-pricing/a1/${day.toLowerCase()}`,
    exceptionHrefOf: (key) => `/dynamic-pricing/a1/exception${key === undefined ? '' : `?detail=${key}`}`,
    onRemoveException: fn(),
    today: '2026-11-23',
  },
} satisfies Meta<typeof DayCards>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['DPR-007', 'DPR-008', 'DPR-017'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Preço dinâmico ativo')).toHaveLength(6)
    await expect(canvas.getAllByText('Preço do conector')).toHaveLength(1)
    await expect(canvas.getByText('alterado, não salvo')).toBeVisible()
    const tuesday = canvas.getByRole('link', { name: 'Terça-feira' }).closest('li')
    const values = [...(tuesday?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
    await expect(values).toEqual(['R$\u00a01,00', 'R$\u00a01,90/kWh', '-', '5%', '15%', '-'])
    await userEvent.click(canvas.getByRole('button', { name: /Excluir a exceção/ }))
    await expect(args.onRemoveException).toHaveBeenCalledWith(WEEK.exceptions[0])
  },
}

/** A day without an entry shows dashes, and is off. */
export const Contents: Story = {
  tags: ['DPR-006'],
  args: { week: EMPTY_WEEK },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Preço do conector')).toHaveLength(7)
    await expect(canvas.getByText('Nenhuma exceção')).toBeVisible()
  },
}
