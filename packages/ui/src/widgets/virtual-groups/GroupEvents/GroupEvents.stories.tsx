import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, SCENARIOS } from '../../../testing/index.ts'
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
  name: 'VGR-086 what happened, and when, to the minute',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14/03/2026 12:05')).toBeVisible()
    await expect(canvas.getByText('14/03/2026 11:05')).toBeVisible()
  },
}

/** Long, odd and missing texts, a moment that nobody knows. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 900 } },
  args: {
    list: listRows<PlacedEvent>([
      ...SCENARIOS.map(({ text }, place) => ({ description: text ?? undefined, place, at: AT })),
      { description: undefined, place: 90, at: undefined },
    ]),
  },
}
