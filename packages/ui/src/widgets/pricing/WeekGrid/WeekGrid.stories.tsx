import { addPeriods, EMPTY_WEEK, NO_TARIFF, putGeneral } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/index.ts'
import { StateSheet } from '../../../testing/index.ts'
import { Editing, gridOn, said } from '../storyGrid.tsx'
import { CHRISTMAS_DATES, CHRISTMAS_WEEK, CONFLICT_WEEK, DEAR, STORY_WEEK } from '../storyWeek.ts'
import { WeekGrid } from './WeekGrid.tsx'

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
                  ? EMPTY_WEEK
                  : state === 'conflict'
                    ? CONFLICT_WEEK
                    : state === 'exception'
                      ? CHRISTMAS_WEEK
                      : args.week
            }
            dates={state === 'exception' ? CHRISTMAS_DATES : undefined}
            readOnlyReason={
              state === 'readOnly' ? 'Uma entrada não pôde ser lida: salvar está desligado.' : undefined
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}

const HEADS = [
  { day: 'TUESDAY', rule: { tariff: { ...NO_TARIFF, minute: 0.5, tax: 0.15 }, isActive: true } },
  { day: 'WEDNESDAY', rule: { tariff: { ...NO_TARIFF, start: 3 }, isActive: true } },
  { day: 'THURSDAY', rule: { tariff: { ...NO_TARIFF, kwh: 2 }, isActive: false } },
  { day: 'FRIDAY', rule: { tariff: NO_TARIFF, isActive: true, missing: ['kwh'] } },
] as const

/** The head of a day has its prices, fee and tax; all of it is one press away; folded it has the price. */
export const Heads: Story = {
  tags: ['DPR-007'],
  args: {
    week: HEADS.reduce((week, { day, rule }) => putGeneral(week, [day], rule).week, STORY_WEEK),
  },
  render: (args) => (
    <>
      <div style={{ inlineSize: 1060 }}>
        <Editing {...args} />
      </div>
      <div style={{ inlineSize: 900 }}>
        <Editing {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const prices = (of: string) => canvas.getAllByRole('button', { name: new RegExp(`^Preços de ${of}: `) })
    const [monday, folded] = prices('segunda')
    if (!monday || !folded) throw new Error('no head')
    await waitFor(() =>
      expect(monday).toHaveTextContent(/R\$\s1,90\/kWh · partida R\$\s1,00, taxa 5% · imposto 15%$/),
    )
    await expect(folded).toHaveTextContent(/: R\$\s1,90\/kWh$/)
    await expect(prices('terça')[0]).toHaveTextContent(/: R\$\s0,50\/min, imposto 15%$/)
    await expect(prices('quarta')[0]).toHaveTextContent(/: só partida R\$\s3,00, sem taxa nem imposto$/)
    await expect(prices('quinta')[0]).toHaveTextContent(/: preço do conector$/)
    await expect(prices('sexta')[0]).toHaveTextContent(/: sem preço$/)
    for (const each of [monday, folded]) {
      const { height = 0 } = each.closest('[data-head]')?.getBoundingClientRect() ?? {}
      await expect(height).toBe(64)
      await expect(each.scrollHeight).toBeLessThanOrEqual(each.clientHeight)
    }
    await userEvent.click(monday)
    const all = within(await screen.findByRole('dialog', { name: 'Preços de segunda' }))
    await expect(all.getByText('Ociosidade')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** Blocks of a half, one, two, three and eight hours. */
const NARROW = (
  [
    [0, 30],
    [60, 120],
    [180, 300],
    [360, 540],
    [960, 1440],
  ] as const
).reduce((week, [start, end]) => {
  const edit = addPeriods(week, ['FRIDAY'], { start, end }, DEAR)
  return edit.isDone ? edit.week : week
}, CONFLICT_WEEK)

/** A block says as much of its price as it has room for, in whole words; two hours say amount and unit. */
export const Narrow: Story = {
  args: { week: NARROW },
  render: (args) => (
    <>
      {[1010, 1136, 1380].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Editing {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(3))
    const said = (name: RegExp) =>
      canvas
        .getAllByRole('gridcell', { name })
        .map((cell) => [...cell.querySelectorAll('[aria-hidden]')].map((line) => line.textContent))
    const price = 'R$\u00a02,30/kWh'
    await expect(said(/^Sexta, 01:00/)).toEqual([['B'], ['B'], ['B']])
    await expect(said(/^Sexta, 03:00/)).toEqual([[price], [price], [price]])
    await expect(said(/^Sexta, 16:00/)[0]).toEqual(['16:00–24:00', `${price} · B`])
    const range = document.createRange()
    for (const line of canvasElement.querySelectorAll('[data-key] > [aria-hidden]')) {
      const { right, bottom } = line.getBoundingClientRect()
      for (const part of line.children.length > 0 ? line.children : [line]) {
        range.selectNodeContents(part)
        const word = range.getBoundingClientRect()
        // What begins below does not show.
        if (word.top >= bottom - 1) continue
        await expect(word.right, line.textContent ?? '').toBeLessThanOrEqual(right)
      }
    }
  },
}

export const Contents: Story = {
  args: { week: CONFLICT_WEEK, shown: 'A', now: { day: 'TUESDAY', minute: 615 } },
}

export const Keyboard: Story = {
  args: { week: EMPTY_WEEK, before: EMPTY_WEEK },
  play: async ({ canvas, canvasElement, step }) => {
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
        const alert = await canvas.findByText(/Quinta 18:00–22:00 já tem a tarifa A/)
        await expect(alert).toBeVisible()
        const blocking = canvasElement.querySelectorAll('[data-blocking]')
        await expect(blocking).toHaveLength(1)
        await expect(blocking[0]).toHaveTextContent(/^Quinta, 18:00 a 22:00/)
        await userEvent.click(canvas.getByRole('button', { name: 'Recortar o que está lá' }))
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

/** Tab leaves in one step; the heads are reached by arrows; the box opens at its block. */
export const OneTabStop: Story = {
  args: { hrefOf: (day) => `/dynamic-pricing/a1/${day}` },
  render: (args) => (
    <>
      <Button>antes</Button>
      <Editing {...args} />
      <Button>depois</Button>
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
      await expect(canvas.getByRole('switch', { name: 'Preços de terça ativos' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Copiar terça para…' })).toHaveFocus()
      // The first Escape closes the button's own bubble.
      await userEvent.keyboard('{ArrowLeft}{Escape}')
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
