import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { dragOn, Editing, gridOn } from '../storyGrid.tsx'
import { STORY_WEEK } from '../storyWeek.ts'
import { WeekGrid } from './WeekGrid.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekGrid/Moments',
  component: WeekGrid,
  args: { week: STORY_WEEK, before: STORY_WEEK, zoneName: 'Horário de Brasília (UTC−3)' },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    await dragOn(canvasElement, 'MONDAY', 8, 11, 'WEDNESDAY')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(3))
    await expect(canvasElement.querySelector('[data-ghost]')).toHaveTextContent('08:00–11:00 · 3 h')
  },
}

/** It springs back, what is in its way is drawn out, and there are two ways on. */
export const Refused: Story = {
  tags: ['DPR-028'],
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const target = canvasElement.querySelector('[data-day="MONDAY"] [data-key]') ?? undefined
    await (await dragOn(canvasElement, 'MONDAY', 19, 20, 'TUESDAY', { target }))()
    await expect(await canvas.findByText(/^Terça 18:00–22:00 já tem a tarifa/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-blocking]')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Usar só os espaços livres' })).toBeVisible()
  },
}

/** Hours and heads stay while the week scrolls under them. */
export const StickyHours: Story = {
  render: (args) => (
    <div style={{ inlineSize: 640 }}>
      <Editing {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const scroller = canvasElement.querySelector<HTMLElement>('[data-week-scroller]')
    if (!scroller) throw new Error('the week has no scroller')
    // As low as a laptop on its side.
    scroller.style.maxBlockSize = '280px'
    scroller.scrollTo(200, 150)
    await waitFor(() => expect(scroller.scrollTop).toBe(150))
    await expect(scroller.scrollLeft).toBe(200)
    const box = scroller.getBoundingClientRect()
    const hours = gridOn(canvasElement).firstElementChild?.getBoundingClientRect()
    await expect(Math.abs((hours?.top ?? 0) - box.top)).toBeLessThanOrEqual(1)
    const head = canvasElement.querySelector('[data-head="FRIDAY"]')?.getBoundingClientRect()
    await expect(Math.abs((head?.left ?? 0) - box.left)).toBeLessThanOrEqual(1)
  },
}
