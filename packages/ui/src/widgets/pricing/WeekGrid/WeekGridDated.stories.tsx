import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { dragOn, Editing, gridOn, said } from '../storyGrid.tsx'
import { CHRISTMAS_DATES, CHRISTMAS_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { WeekGrid } from './WeekGrid.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekGrid/Dated',
  component: WeekGrid,
  args: {
    week: CHRISTMAS_WEEK,
    before: CHRISTMAS_WEEK,
    dates: CHRISTMAS_DATES,
    zoneName: 'Horário de Brasília (UTC−3)',
  },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

const REFUSED = /^Quinta tem uma exceção nessa semana/

/** In a week with an exception its days are read only, by every hand, and read as an exception. */
export const ExceptionReadOnly: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    const before = said(canvasElement)
    const refused = async () => {
      await waitFor(() => expect(canvas.getByText(REFUSED)).toBeVisible())
      await expect(said(canvasElement)).toBe(before)
      await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }))
    }
    await step('it says so above, in the row and in its head', async () => {
      await expect(canvas.getByText(/Só leitura nessa semana, por exceção: quinta, sexta/)).toBeVisible()
      await expect(
        within(grid).getByRole('gridcell', {
          name: /^Quinta, 00:00 a 24:00, exceção, .*3,10 por kWh, só leitura/,
        }),
      ).toBeVisible()
      await expect(canvas.getByRole('rowheader', { name: /^Quinta, exceção, R\$\s3,10/ })).toBeVisible()
      await expect(canvas.getByRole('switch', { name: 'Preços de quinta ativos' })).toBeDisabled()
    })
    await step('keys: the caret names what is there; Enter, Delete and Space change nothing', async () => {
      grid.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}1900')
      const active = grid.ownerDocument.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
      await expect(active).toHaveAccessibleName(/^Quinta, 00:00 a 24:00, exceção/)
      await userEvent.keyboard('{Delete} s')
      await expect(said(canvasElement)).toBe(before)
      await userEvent.keyboard('{Enter}')
      await refused()
    })
    await step('a drag over it and its neighbour', async () => {
      await (await dragOn(canvasElement, 'WEDNESDAY', 1, 3, 'THURSDAY'))()
      await refused()
    })
    await step('a block moved there', async () => {
      const block = canvasElement.querySelector('[data-day="TUESDAY"] [data-key]') ?? undefined
      await (await dragOn(canvasElement, 'TUESDAY', 19, 19, 'THURSDAY', { target: block }))()
      await refused()
    })
    await step('its hidden blocks are not copied', async () => {
      grid.focus()
      const data = new DataTransfer()
      grid.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
      await expect(data.getData('text/plain')).toBe('')
    })
    await step('the table says the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }))
      await expect(canvas.getAllByRole('cell', { name: /R\$\s3,10\/kWh.*\(exceção\)/ })).toHaveLength(2)
      await expect(canvas.queryByRole('button', { name: 'Preço base de quinta' })).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Preço base de quarta' })).toBeVisible()
    })
  },
}

/** A day is copied from its head, by mouse or finger, and by D; first it says what that replaces. */
export const DayCopied: Story = {
  args: { week: STORY_WEEK, before: STORY_WEEK, dates: undefined },
  play: async ({ canvasElement, canvas, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    const dialog = () => within(screen.getByRole('dialog'))
    await step('from the head', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copiar segunda para…' }))
      const sunday = await screen.findByRole('checkbox', { name: 'Domingo' })
      await letsMouseIn(sunday)
      await userEvent.click(sunday)
      await expect(dialog().getByRole('status')).toHaveTextContent(
        /Substitui:.*Domingo 00:00–06:00: R\$\s1,20\/kWh/,
      )
      await expect(dialog().getByRole('status')).toHaveTextContent(/Domingo 10:00–14:00: R\$\s0,35\/min/)
      await userEvent.click(dialog().getByRole('button', { name: 'Copiar' }))
      await waitFor(() => expect(said(canvasElement)).toContain('SUN 1080-1320@2.3 copyDay'))
    })
    await step('by D, from Monday to Friday', async () => {
      grid.focus()
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}d')
      const workdays = await screen.findByRole('button', { name: 'Seg–Sex' })
      await letsMouseIn(workdays)
      await userEvent.click(workdays)
      await userEvent.click(dialog().getByRole('button', { name: 'Copiar' }))
      await waitFor(() =>
        expect(said(canvasElement)).toContain('MON 360-480@draft 1080-1320@2.3|TUE 360-480@draft'),
      )
    })
  },
}
