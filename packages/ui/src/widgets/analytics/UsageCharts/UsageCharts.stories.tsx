import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { loaded } from '../../../testing/index.ts'
import { STORY_TODAY, storyUsage } from '../storyUsage.ts'
import { UsageCharts } from './UsageCharts.tsx'

const meta = {
  title: 'Widgets/Analytics/UsageCharts',
  component: UsageCharts,
  args: {
    graphs: loaded(storyUsage(28)),
    period: 28,
    today: STORY_TODAY,
    isOfPerson: false,
    lines: ['Todos os usuários · Todas as estações · Últimos 28 dias'],
    fileNameOf: (what, extension) => `usage-${what}.${extension}`,
    onCopyText: async () => undefined,
  },
} satisfies Meta<typeof UsageCharts>
export default meta
type Story = StoryObj<typeof meta>

/** Seven charts, each with a sentence of its numbers. */
export const Default: Story = {
  tags: ['ANL-005', 'ANL-006', 'ANL-007', 'ANL-008', 'ANL-009', 'ANL-010', 'ANL-011', 'ANL-013'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Recargas',
      'Consumo de energia (kWh)',
      'Duração',
      'Autonomia (km)',
      'Horários mais populares',
      'Tempo de permanência',
      'Marcas de veículos cadastrados',
    ])
    await expect(canvas.getByText('Lobo lidera com 23,3%')).toBeVisible()
    await expect(canvas.getAllByText(/^Melhor dia: .* × a média$/)).toHaveLength(4)
  },
}

/** Two stations stand in one chart, at the same scale. */
export const TwoStations: Story = {
  args: { other: { names: ['Aroeira 01', 'Ipê 02'], graphs: loaded(storyUsage(28, 3)) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ipê 02').length).toBeGreaterThanOrEqual(4)
  },
}

export const Empty: Story = { args: { graphs: loaded([]) } }

/** A year: one bar per day, and no person's pie. */
export const YearOfAPerson: Story = {
  args: { graphs: loaded(storyUsage(365)), period: 365, isOfPerson: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Marcas de veículos cadastrados')).toBeNull()
  },
}

/** The table twin says a missing day as such, and today as unfinished. */
export const Keyboard: Story = {
  args: { graphs: loaded(storyUsage(28, 9)) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Opções de Recargas' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    const table = await canvas.findByRole('table', { name: 'Recargas' })
    await expect(table).toHaveTextContent('14/03/2026, hoje até agora')
    await expect(table).toHaveTextContent('sem valor')
    await expect(canvas.getAllByText(/Falta 1 dia na resposta do servidor\./)[0]).toBeVisible()
  },
}
