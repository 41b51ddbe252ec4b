import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dragOn, Editing, gridOn, said } from '../storyGrid.tsx'
import { CONFLICT_WEEK } from '../storyWeek.ts'
import { WeekGrid } from './WeekGrid.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekGrid/Loaded nights',
  component: WeekGrid,
  // Monday 20:00 to 04:00, as it was loaded.
  args: { week: CONFLICT_WEEK, before: CONFLICT_WEEK, zoneName: 'Horário de Brasília (UTC−3)' },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

const SPLIT = /Segunda 20:00–04:00 cruzava a meia-noite/

export const Box: Story = {
  tags: ['DPR-015'],
  play: async ({ canvasElement, canvas, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    const before = said(canvasElement)
    const open = async () => {
      grid.focus()
      await userEvent.keyboard('{Home}2100{Enter}')
      return within(await screen.findByRole('dialog'))
    }
    await step('kept as it stands it stays one', async () => {
      const box = await open()
      await expect(box.getByRole('textbox', { name: 'Fim' })).toHaveValue('04:00')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(said(canvasElement)).toBe(before)
    })
    await step('another end', async () => {
      const box = await open()
      const end = box.getByRole('textbox', { name: 'Fim' })
      await userEvent.clear(end)
      await userEvent.type(end, '0500{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('1200-1440@2.3|TUE 0-300@2.3'))
      await expect(canvas.getByText(SPLIT)).toBeVisible()
    })
    await step('undo', async () => {
      grid.focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(said(canvasElement).startsWith(before.trimEnd())).toBe(true))
      await expect(canvas.queryByText(SPLIT)).toBeNull()
    })
  },
}

export const Lifted: Story = {
  tags: ['DPR-015'],
  play: async ({ canvasElement, canvas, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    grid.focus()
    await step('nothing here', async () => {
      await userEvent.keyboard('0100 ')
      await waitFor(() => expect(canvas.getByText('Nenhuma faixa a levantar aqui')).toBeInTheDocument())
    })
    await step('by its tail', async () => {
      await userEvent.keyboard('{ArrowDown}0200 {ArrowRight}{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('1215-1440@2.3|TUE 0-255@2.3'))
      await expect(canvas.getByText(SPLIT)).toBeVisible()
    })
  },
}

export const Edges: Story = {
  tags: ['DPR-015'],
  play: async ({ canvasElement, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    const undo = async () => {
      grid.focus()
      await userEvent.keyboard('{Control>}z{/Control}')
    }
    const inTail = (what: string) => canvasElement.querySelector(`[data-day="TUESDAY"] ${what}`) ?? undefined
    await step('the end', async () => {
      const edge = inTail('[data-edge="end"]')
      await (await dragOn(canvasElement, 'TUESDAY', 4, 6, 'TUESDAY', { target: edge }))()
      await waitFor(() => expect(said(canvasElement)).toContain('1200-1440@2.3|TUE 0-360@2.3'))
      await undo()
    })
    await step('the start', async () => {
      const night = canvasElement.querySelector('[data-key="c"] [data-edge="start"]') ?? undefined
      await (await dragOn(canvasElement, 'MONDAY', 20, 19, 'MONDAY', { target: night }))()
      await waitFor(() => expect(said(canvasElement)).toContain('1140-1440@2.3|TUE 0-240@2.3'))
      await undo()
    })
    await step('the body, by its tail: it stays on its day', async () => {
      const tail = inTail('[data-key="c"]')
      await (await dragOn(canvasElement, 'TUESDAY', 2, 3, 'TUESDAY', { target: tail }))()
      await waitFor(() => expect(said(canvasElement)).toContain('1260-1440@2.3|TUE 0-300@2.3'))
    })
  },
}

export const Finger: Story = {
  tags: ['DPR-015'],
  play: async ({ canvasElement, canvas, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const cell = () => canvas.getByRole('gridcell', { name: /^Segunda, 20:00/ })
    const handle = (day: string, edge: string) =>
      canvasElement.querySelector(`[data-day="${day}"] [aria-hidden][data-edge="${edge}"][data-key="c"]`) ??
      undefined
    const byFinger = async (day: string, from: number, to: number, target: Element | undefined) =>
      (await dragOn(canvasElement, day, from, to, day, { target, pointerType: 'touch' }))()
    await step('picked', async () => {
      await byFinger('MONDAY', 21, 21, cell())
      await waitFor(() => expect(handle('MONDAY', 'start')).toBeVisible())
      await expect(handle('TUESDAY', 'end')).toBeVisible()
      await expect(handle('MONDAY', 'end')).toBeUndefined()
    })
    await step('its end is moved on the day after; it becomes two', async () => {
      await byFinger('TUESDAY', 4, 5, handle('TUESDAY', 'end'))
      await waitFor(() => expect(said(canvasElement)).toContain('1200-1440@2.3|TUE 0-300@2.3'))
      await expect(canvas.getByText(SPLIT)).toBeVisible()
    })
  },
}
