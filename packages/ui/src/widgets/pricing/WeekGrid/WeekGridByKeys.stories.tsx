import { EMPTY_WEEK } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn } from '../../../testing/index.ts'
import { dragOn, Editing, gridOn, said } from '../storyGrid.tsx'
import { STORY_WEEK } from '../storyWeek.ts'
import { WeekGrid } from './WeekGrid.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekGrid/By keys',
  component: WeekGrid,
  args: { week: STORY_WEEK, before: STORY_WEEK, zoneName: 'Horário de Brasília (UTC−3)' },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Keys to the next edge, and Space for the block, its start, its end. */
export const Keys: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    grid.focus()
    const caret = () => canvasElement.querySelector<HTMLElement>('[data-caret]')?.style.insetInlineStart
    await step('? and ? again', async () => {
      await userEvent.keyboard('?')
      await expect(canvas.getByText(/Quatro dígitos vão à hora/)).toBeVisible()
      await userEvent.keyboard('?')
      await expect(canvas.queryByText(/Quatro dígitos vão à hora/)).toBeNull()
    })
    await step('the next edge or full hour', async () => {
      await userEvent.keyboard('1745{Control>}{ArrowRight}{/Control}')
      await expect(caret()).toBe('75%')
      await userEvent.keyboard('1715{Alt>}{ArrowLeft}{/Alt}')
      await expect(parseFloat(caret() ?? '')).toBeCloseTo((17 / 24) * 100, 3)
    })
    await step('Space three times takes the end, and it alone moves', async () => {
      await userEvent.keyboard('1900   {ArrowRight}{ArrowRight}{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1080-1350@2.3'))
    })
    await step('twice the start', async () => {
      await userEvent.keyboard('  {ArrowRight}{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1095-1350@2.3'))
    })
  },
}

/** A refused edit takes only the free hours where that is asked; a block is cut where it was pressed. */
export const RefusedWaysOut: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const block = () => canvasElement.querySelector('[data-day="TUESDAY"] [data-key]') ?? undefined
    await step('only the free hours', async () => {
      const drop = await dragOn(canvasElement, 'MONDAY', 17, 23)
      await drop()
      await screen.findByRole('textbox', { name: /Preço por kWh/ })
      await userEvent.keyboard('300{Enter}')
      await userEvent.click(await canvas.findByRole('button', { name: 'Usar só os espaços livres' }))
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1020-1080@3 1080-1320@2.3 1320-1380@3'))
    })
    await step('cut here', async () => {
      await (await dragOn(canvasElement, 'TUESDAY', 20.1, 20.1, 'TUESDAY', { target: block() }))()
      const cut = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dividir aqui' })
      await letsMouseIn(cut)
      await userEvent.click(cut)
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 1080-1200@2.3 1200-1320@2.3'))
    })
  },
}

/** A lost window takes a drag back; a finger that rests on a block moves it. */
export const TakenBack: Story = {
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const before = said(canvasElement)
    const block = () => canvasElement.querySelector('[data-day="TUESDAY"] [data-key]') ?? undefined
    await step('the window is left', async () => {
      const drop = await dragOn(canvasElement, 'TUESDAY', 19, 12, 'TUESDAY', { target: block() })
      await expect(canvasElement.querySelectorAll('[data-ghost]')).not.toHaveLength(0)
      await fireEvent.blur(window)
      await expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(0)
      await drop()
      await expect(said(canvasElement)).toBe(before)
    })
    await step('after 400 ms the body follows the finger', async () => {
      const finger = { target: block(), pointerType: 'touch', restMs: 450 }
      await (await dragOn(canvasElement, 'TUESDAY', 19, 12, 'TUESDAY', finger))()
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 660-900@2.3'))
    })
  },
}

/** A block is copied as a line and pasted at the caret; a foreign text is looked at first. */
export const Clipboard: Story = {
  args: { week: EMPTY_WEEK, before: EMPTY_WEEK },
  play: async ({ canvasElement, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    await step('a foreign text: what can be read, and what not', async () => {
      grid.focus()
      await userEvent.paste('Terça\t18:00\t22:00\tfaixa\t\t2,30\nFeriado\t08:00\t10:00')
      const dialog = within(await screen.findByRole('dialog'))
      await waitFor(() => expect(dialog.getByText(/Segunda 00:00–04:00, R\$\s2,30\/kWh/)).toBeVisible())
      await expect(dialog.getByText(/Linha 2.*o dia não foi reconhecido/)).toBeVisible()
      const paste = dialog.getByRole('button', { name: 'Colar' })
      await letsMouseIn(paste)
      await userEvent.click(paste)
      // One period goes where the caret is.
      await waitFor(() => expect(said(canvasElement)).toContain('MON 0-240@2.3'))
    })
    await step('its own text goes in at once', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      grid.focus()
      const data = new DataTransfer()
      grid.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
      await expect(data.getData('text/plain')).toMatch(/Segunda\t00:00\t04:00\tfaixa\t\t2,3/)
      await userEvent.keyboard('{ArrowDown}1000')
      await userEvent.paste(data)
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 600-840@2.3'))
      await userEvent.paste(data)
      await expect(await screen.findByText(/Terça 10:00–14:00 já tem/)).toBeVisible()
    })
  },
}
