import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { GroupEvents, type PlacedEvent } from './GroupEvents.tsx'

const AT = Date.parse('2026-03-14T15:05:00Z')
const ROWS = ['Limite aplicado: IPE-0011 reduzido para 12 A', 'Medidor voltou a responder'].map(
  (description, place): PlacedEvent => ({ description, place, at: AT - place * 3_600_000 }),
)

const meta = {
  title: 'Widgets/Virtual groups/GroupEvents',
  component: GroupEvents,
  parameters: { visual: { width: 640, height: 260 } },
  args: { list: listRows(ROWS, { total: 23 }), view: DEFAULT_TABLE_VIEW, onViewChange: fn() },
} satisfies Meta<typeof GroupEvents>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-086'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14/03/2026 12:05')).toBeVisible()
    await expect(canvas.getByText('14/03/2026 11:05')).toBeVisible()
  },
}
