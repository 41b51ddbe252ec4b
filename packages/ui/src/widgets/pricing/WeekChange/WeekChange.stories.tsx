import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CONFLICT_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { WeekChange } from './WeekChange.tsx'

const OLD = { name: 'Noturno 2026', week: CONFLICT_WEEK }
const NEW = { name: 'Horário de ponta', week: STORY_WEEK }
const OWN = { name: undefined, week: undefined }

const meta = {
  title: 'Widgets/Pricing/WeekChange',
  component: WeekChange,
  parameters: { visual: { width: 400, height: 320 } },
  args: {
    rows: [{ connectors: [1, 2, 3], before: OLD, after: NEW }],
    now: { date: '2026-11-23', minute: 1265 },
  },
} satisfies Meta<typeof WeekChange>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conectores 1, 2 e 3')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Antes: Noturno 2026' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Depois: Horário de ponta' })).toBeVisible()
    await expect(canvas.getAllByText('agora R$ 2,30/kWh')).toHaveLength(2)
    await expect(canvas.getByText('às 22:00 cai para R$ 1,90/kWh')).toBeVisible()
  },
}

/** To a profile from the own price, and back; a week that could not be read. */
export const OtherWays: Story = {
  args: {
    rows: [
      { connectors: [1], before: OWN, after: NEW },
      { connectors: [2], before: NEW, after: OWN },
      { connectors: [3], before: { name: 'Copa 2025', week: undefined }, after: NEW },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Antes: preço do conector')).toBeVisible()
    await expect(canvas.getByText('Antes: Copa 2025')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
  },
}
