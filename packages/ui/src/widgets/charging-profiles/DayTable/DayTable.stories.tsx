import { curveOf } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BUSY, NIGHT } from '../storyProfiles.ts'
import { DayTable } from './DayTable.tsx'

const meta = {
  title: 'Widgets/ChargingProfiles/DayTable',
  component: DayTable,
  args: { curve: NIGHT },
} satisfies Meta<typeof DayTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName('Como fica o dia · 3 períodos no carregador')
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('18:00')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('32 A (padrão)')
  },
}

/** Touching intervals, 0 A, and one that ends the day. */
export const Contents: Story = { args: { curve: curveOf(BUSY) } }

/** Nobody has said a limit yet. */
export const Unknown: Story = {
  args: { curve: { defaultLimit: undefined, intervals: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sem limite definido/)).toBeVisible()
  },
}
