import {
  beginHistory,
  EMPTY_WEEK,
  type PricingWeek,
  redoStep,
  stepOn,
  undoStep,
  WEEKDAYS,
  type WeekStep,
} from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn, phone, StateSheet } from '../../../testing/index.ts'
import { CONFLICT_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { WeekGrid, type WeekGridProps } from './WeekGrid.tsx'

const EMPTY = EMPTY_WEEK

/** Keeps the week and its history, as the page does, and tells what it is now. */
function Editing({ week: first, ...props }: WeekGridProps) {
  const [history, setHistory] = useState(beginHistory<PricingWeek, WeekStep>(first ?? EMPTY))
  const { now, past } = history
  return (
    <>
      <WeekGrid
        {...props}
        week={first && now}
        onChange={(week, step) => setHistory(stepOn(history, week, step))}
        onUndo={() => setHistory(undoStep)}
        onRedo={() => setHistory(redoStep)}
      />
      <output hidden>
        {WEEKDAYS.map(
          (day) =>
            `${day.slice(0, 3)} ${now.days[day].periods.map(({ start, end, tariff }) => `${start}-${end}@${tariff?.kwh ?? 'draft'}`).join(' ')}`,
        ).join('|')}
        {` ${past.map(({ step }) => step.kind).join(',')}`}
      </output>
    </>
  )
}

const meta = {
  title: 'Widgets/Pricing/WeekGrid',
  component: WeekGrid,
  parameters: { visual: { width: 1100, height: 640 } },
  args: { week: STORY_WEEK, before: STORY_WEEK, zoneName: 'Horário de Brasília (UTC−3)' },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 1100, height: 3000 } },
  render: (args) => (
    <StateSheet
      rows={['loading', 'empty', 'conflict', 'readOnly', 'exception'] as const}
      columns={['now'] as const}
    >
      {(state) => (
        <div style={{ inlineSize: 1000 }}>
          <WeekGrid
            {...args}
            week={
              state === 'loading'
                ? undefined
                : state === 'empty'
                  ? EMPTY
                  : state === 'conflict'
                    ? CONFLICT_WEEK
                    : args.week
            }
            readOnlyReason={
              state === 'readOnly' ? 'Uma entrada não pôde ser lida: salvar está desligado.' : undefined
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  args: { week: CONFLICT_WEEK, shown: 'A', now: { day: 'TUESDAY', minute: 615 } },
}

const said = (element: HTMLElement) => element.querySelector('output')?.textContent ?? ''
const gridOn = (element: HTMLElement) => within(element).getByRole('grid', { name: 'Preços da semana' })

export const Keyboard: Story = {
  args: { week: EMPTY, before: EMPTY },
  play: async ({ canvasElement, step }) => {
    const grid = gridOn(canvasElement)
    await waitFor(() => expect(grid).toBeVisible())
    grid.focus()
    await step('four digits jump, Shift selects over hours and days, Enter asks for the price', async () => {
      await userEvent.keyboard('1800')
      await userEvent.keyboard('{Shift>}{ArrowRight>16/}{ArrowDown>4/}{/Shift}')
      await userEvent.keyboard('{Enter}')
      const price = await screen.findByRole('textbox', { name: /Preço por kWh/ })
      await waitFor(() => expect(price).toHaveFocus())
      await userEvent.keyboard('230{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('FRI 1080-1320@2.3|SAT |'))
    })
    await step('a cell says day, hours, kind, tariff and price', async () => {
      grid.focus()
      const cell = grid.ownerDocument.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
      await expect(cell).toHaveAttribute('role', 'gridcell')
      await expect(
        within(grid).getByRole('gridcell', {
          name: /^Terça, 18:00 a 22:00, período, tarifa A, R\$\s2,30 por kWh/,
        }),
      ).toBeVisible()
    })
    await step(
      'Space lifts, arrows move, Enter drops; what would overlap is refused and has two ways out',
      async () => {
        await userEvent.keyboard('1800')
        await userEvent.keyboard(' {ArrowUp}{Enter}')
        const alert = await within(canvasElement).findByText(/Quinta 18:00–22:00 já tem a tarifa A/)
        await expect(alert).toBeVisible()
        const blocking = canvasElement.querySelectorAll('[data-blocking]')
        await expect(blocking).toHaveLength(1)
        await expect(blocking[0]).toHaveTextContent(/^Quinta, 18:00 a 22:00/)
        await userEvent.click(within(canvasElement).getByRole('button', { name: 'Recortar o que está lá' }))
        await waitFor(() => expect(said(canvasElement)).toContain('THU 1080-1320@2.3|FRI |SAT '))
      },
    )
    await step('Ctrl+Z takes it back, Ctrl+Shift+Z does it again', async () => {
      grid.focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(said(canvasElement)).toContain('FRI 1080-1320@2.3|SAT '))
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await waitFor(() => expect(said(canvasElement)).toContain('FRI |SAT '))
    })
    await step('S splits at the caret, Delete clears', async () => {
      await userEvent.keyboard('{ArrowUp}2000s')
      await waitFor(() => expect(said(canvasElement)).toContain('THU 1080-1200@2.3 1200-1320@2.3'))
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(said(canvasElement)).toContain('THU 1080-1200@2.3|'))
    })
  },
}

/** Presses, moves and lets go, as a hand does. */
async function dragOn(
  element: HTMLElement,
  day: string,
  from: number,
  to: number,
  other = day,
  target?: Element,
) {
  const track = (name: string) => element.querySelector<HTMLElement>(`[data-day="${name}"]`)
  const at = (name: string, hours: number) => {
    const box = track(name)?.getBoundingClientRect()
    if (!box) throw new Error('no day')
    return { clientX: box.left + (hours / 24) * box.width, clientY: box.top + box.height / 2 }
  }
  const base = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true }
  const begin = target ?? track(day)
  if (!begin) throw new Error('no target')
  await fireEvent.pointerDown(begin, { ...base, ...at(day, from) })
  await fireEvent.pointerMove(begin, { ...base, ...at(other, to) })
  return () => fireEvent.pointerUp(begin, { ...base, ...at(other, to) })
}

export const Mouse: Story = {
  args: { week: EMPTY, before: EMPTY },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    await step('one drag over five rows, past midnight, makes a night on each', async () => {
      const drop = await dragOn(canvasElement, 'MONDAY', 22, 25, 'WEDNESDAY')
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(6))
      await drop()
      await screen.findByRole('textbox', { name: /Preço por kWh/ })
      await userEvent.keyboard('120{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 0-60@1.2 1320-1440@1.2'))
      await expect(said(canvasElement)).toContain('THU 0-60@1.2|')
    })
    await step('Escape takes a drag back', async () => {
      const drop = await dragOn(canvasElement, 'FRIDAY', 8, 12)
      await userEvent.keyboard('{Escape}')
      await drop()
      await expect(screen.queryByRole('textbox', { name: /Preço por kWh/ })).toBeNull()
    })
    await step('a body moves to another day, an edge makes it longer', async () => {
      const block = () => canvasElement.querySelectorAll('[data-day="THURSDAY"] [data-key]')[0]
      await (await dragOn(canvasElement, 'THURSDAY', 0.5, 6.5, 'SUNDAY', block()))()
      await waitFor(() => expect(said(canvasElement)).toContain('SUN 360-420@1.2'))
      const edge = canvasElement.querySelector('[data-day="SUNDAY"] [data-edge="end"]') ?? undefined
      await (await dragOn(canvasElement, 'SUNDAY', 7, 24, 'SUNDAY', edge))()
      await waitFor(() => expect(said(canvasElement)).toContain('SUN 360-1440@1.2'))
    })
  },
}

export const OneTabStop: Story = {
  name: 'Tab leaves in one step; the heads are reached by arrows; the box opens at its block',
  args: { hrefOf: (day) => `/dynamic-pricing/a1/${day}` },
  render: (args) => (
    <>
      <button type="button">antes</button>
      <Editing {...args} />
      <button type="button">depois</button>
    </>
  ),
  play: async ({ canvasElement, canvas, step }) => {
    const grid = gridOn(canvasElement)
    await step('one stop for the whole week', async () => {
      canvas.getByRole('button', { name: 'antes' }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Ver como tabela' })).toHaveFocus()
      await userEvent.tab()
      await expect(grid).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'depois' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(grid).toHaveFocus()
    })
    await step('Left at 00:00 goes to the head, down to the next one, Escape back', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}')
      await expect(canvas.getByRole('link', { name: 'Segunda' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(canvas.getByRole('switch', { name: 'Preços de Terça ativos' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(grid).toHaveFocus()
    })
    await step('the price box stands below its block, and gives the focus back', async () => {
      await userEvent.keyboard('{ArrowDown}1900{Enter}')
      const box = await screen.findByRole('dialog', { name: 'Preço da faixa' })
      const block = canvas.getByRole('gridcell', { name: /^Terça, 18:00 a 22:00/ }).getBoundingClientRect()
      await waitFor(() => {
        const { top, left } = box.getBoundingClientRect()
        expect(Math.abs(top - block.bottom)).toBeLessThan(12)
        expect(left).toBeLessThan(block.right)
      })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(grid).toHaveFocus())
    })
  },
}

export const Phone: Story = { ...phone }

export const Clipboard: Story = {
  name: 'a block is copied as a line and pasted at the caret; a foreign text is looked at first',
  args: { week: EMPTY, before: EMPTY },
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
