import { addPeriods, EMPTY_WEEK, NO_TARIFF } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { letsMouseIn, phone } from '../../../testing/index.ts'
import { dragOn, Editing, gridOn, said } from '../storyGrid.tsx'
import { STORY_WEEK } from '../storyWeek.ts'
import { WeekGrid } from './WeekGrid.tsx'

const night = addPeriods(EMPTY_WEEK, ['MONDAY'], { start: 1320, end: 1800 }, { ...NO_TARIFF, kwh: 1.2 })
const NIGHT_WEEK = night.isDone ? night.week : EMPTY_WEEK

const meta = {
  title: 'Widgets/Pricing/WeekGrid/By hand',
  component: WeekGrid,
  args: { week: STORY_WEEK, before: STORY_WEEK, zoneName: 'Horário de Brasília (UTC−3)' },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Mouse: Story = {
  args: { week: EMPTY_WEEK, before: EMPTY_WEEK },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    await step('one drag over five rows, past midnight, makes a night on each', async () => {
      const drop = await dragOn(canvasElement, 'MONDAY', 22, 24.25, 'WEDNESDAY')
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(6))
      await drop()
      await screen.findByRole('textbox', { name: /Preço por kWh/ })
      await userEvent.keyboard('120{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 0-15@1.2 1320-1440@1.2'))
      await expect(said(canvasElement)).toContain('THU 0-15@1.2|')
    })
    await step('Escape takes a drag back', async () => {
      const drop = await dragOn(canvasElement, 'FRIDAY', 8, 12)
      await userEvent.keyboard('{Escape}')
      await drop()
      await expect(screen.queryByRole('textbox', { name: /Preço por kWh/ })).toBeNull()
    })
    await step('a body moves to another day, an edge makes it longer', async () => {
      const block = () => canvasElement.querySelectorAll('[data-day="THURSDAY"] [data-key]')[0]
      const alone = { target: block(), keys: { shiftKey: true } }
      await (await dragOn(canvasElement, 'THURSDAY', 0.125, 6.125, 'SUNDAY', alone))()
      await waitFor(() => expect(said(canvasElement)).toContain('SUN 360-375@1.2'))
      const edge = canvasElement.querySelector('[data-day="SUNDAY"] [data-edge="end"]') ?? undefined
      await (await dragOn(canvasElement, 'SUNDAY', 6.25, 24, 'SUNDAY', { target: edge }))()
      await waitFor(() => expect(said(canvasElement)).toContain('SUN 360-1440@1.2'))
    })
  },
}

/** Past midnight six more hours open at the edge and come into view; what is drawn there is two periods. */
export const PastMidnight: Story = {
  args: { week: EMPTY_WEEK, before: EMPTY_WEEK },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const scroller = canvasElement.querySelector<HTMLElement>('[data-week-scroller]')
    const height = scroller?.getBoundingClientRect().height
    const drop = await dragOn(canvasElement, 'MONDAY', 22, 27)
    await expect(scroller).toHaveAttribute('data-beyond', 'still')
    // Held past the edge, the hours go by until the last of them.
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-day="MONDAY"] [data-ghost]')).toHaveTextContent(
        '22:00–06:00 · 8 h',
      ),
    )
    await expect(canvasElement.querySelector('[data-day="TUESDAY"] [data-ghost]')).toHaveTextContent(
      '00:00–06:00',
    )
    await expect(scroller?.getBoundingClientRect().height).toBe(height)
    await drop()
    await expect(scroller).not.toHaveAttribute('data-beyond')
    await screen.findByRole('textbox', { name: /Preço por kWh/ })
    await userEvent.keyboard('120{Enter}')
    await waitFor(() => expect(said(canvasElement)).toContain('MON 1320-1440@1.2|TUE 0-360@1.2|'))
    await expect(scroller?.scrollLeft).toBe(0)
  },
}

/** A night over midnight is two periods and one thing: its price changes on both, unless one alone is meant. */
export const OneNight: Story = {
  args: { week: NIGHT_WEEK, before: NIGHT_WEEK },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const press = async (day: string, hour: number) => {
      const block =
        canvasElement.querySelector(`[data-day="${day}"] [role="gridcell"][data-key]`) ?? undefined
      await (await dragOn(canvasElement, day, hour, hour, day, { target: block }))()
      return within(await screen.findByRole('dialog'))
    }
    const price = (box: ReturnType<typeof within>) => box.getByRole('textbox', { name: /Preço por kWh/ })
    await step('both', async () => {
      const box = await press('TUESDAY', 2)
      await expect(box.getByRole('checkbox', { name: /Também segunda 22:00–24:00/ })).toBeChecked()
      await userEvent.clear(price(box))
      await userEvent.type(price(box), '180{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1320-1440@1.8|TUE 0-360@1.8|'))
    })
    await step('one alone', async () => {
      const box = await press('MONDAY', 23)
      const linked = box.getByRole('checkbox', { name: /Também terça 00:00–06:00/ })
      await letsMouseIn(linked)
      await userEvent.click(linked)
      await userEvent.clear(price(box))
      await userEvent.type(price(box), '170{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1320-1440@1.7|TUE 0-360@1.8|'))
    })
    await step('with two prices each stands for itself', async () => {
      const box = await press('MONDAY', 23)
      await expect(box.queryByRole('checkbox', { name: /Também/ })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
  },
}

/** A night is moved, copied and lifted as one; Shift takes the half that was taken. */
export const MovedNight: Story = {
  args: { week: NIGHT_WEEK, before: NIGHT_WEEK },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const half = (day: string) =>
      canvasElement.querySelector(`[data-day="${day}"] [role="gridcell"][data-key]`) ?? undefined
    const move = async (day: string, from: number, to: number, other: string, keys = {}) =>
      (await dragOn(canvasElement, day, from, to, other, { target: half(day), keys }))()
    await step('by its morning, to another day', async () => {
      await move('TUESDAY', 2, 3, 'THURSDAY')
      await waitFor(() =>
        expect(said(canvasElement)).toContain('TUE |WED 1380-1440@1.2|THU 0-420@1.2|FRI |SAT |SUN  move'),
      )
    })
    await step('with Ctrl it is copied', async () => {
      await move('WEDNESDAY', 23.5, 23.5, 'SATURDAY', { ctrlKey: true })
      await waitFor(() => expect(said(canvasElement)).toContain('SAT 1380-1440@1.2|SUN 0-420@1.2'))
      await userEvent.keyboard('{Control>}z{/Control}')
    })
    await step('with Shift one half alone', async () => {
      await move('THURSDAY', 2, 6, 'THURSDAY', { shiftKey: true })
      await waitFor(() => expect(said(canvasElement)).toContain('WED 1380-1440@1.2|THU 240-660@1.2'))
      await userEvent.keyboard('{Control>}z{/Control}')
    })
    await step('Space lifts both and marks both', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}0200')
      while (!canvasElement.querySelector('[data-day="THURSDAY"] [data-caret]')) {
        await userEvent.keyboard('{ArrowDown}')
      }
      await userEvent.keyboard(' ')
      await expect(canvasElement.querySelectorAll('[data-marked]')).toHaveLength(2)
      await userEvent.keyboard('{ArrowLeft}{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('WED 1365-1440@1.2|THU 0-405@1.2'))
    })
    await step('Shift and Space lift one', async () => {
      await userEvent.keyboard('{Shift>} {/Shift}')
      await expect(canvasElement.querySelectorAll('[data-marked]')).toHaveLength(1)
      await userEvent.keyboard('{Escape}')
    })
    await step('Delete clears both, with Shift one', async () => {
      await userEvent.keyboard('{Shift>}{Delete}{/Shift}')
      await waitFor(() => expect(said(canvasElement)).toContain('WED 1365-1440@1.2|THU |'))
      await userEvent.keyboard('{Control>}z{/Control}{Delete}')
      await waitFor(() => expect(said(canvasElement)).toContain('WED |THU |'))
    })
  },
}

/** A tap picks a block and shows its handles; only these resize; the next tap opens it. */
export const FingerHandles: Story = {
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const row = canvasElement.querySelector('[data-day="TUESDAY"]')
    const block = () => row?.querySelector('[role="gridcell"][data-key]') ?? undefined
    const handle = (edge: string) =>
      row?.querySelector(`[aria-hidden][data-edge="${edge}"][data-key]`) ?? undefined
    const byFinger = (from: number, to: number, target: Element | undefined) =>
      dragOn(canvasElement, 'TUESDAY', from, to, 'TUESDAY', { target, pointerType: 'touch' })
    await step('a tap picks', async () => {
      await expect(handle('end')).toBeUndefined()
      await (await byFinger(19, 19, block()))()
      await waitFor(() => expect(handle('end')).toBeVisible())
      await expect(handle('end')?.getBoundingClientRect().width).toBe(44)
      await expect(handle('start')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      await expect(screen.queryByRole('textbox', { name: /Preço por kWh/ })).toBeNull()
    })
    await step('a handle resizes', async () => {
      await (await byFinger(22, 23, handle('end')))()
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 1080-1380@2.3'))
    })
    await step('taken at its middle it does not leap to the finger', async () => {
      await (await byFinger(23.5, 23, handle('end')))()
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 1080-1350@2.3'))
      await (await byFinger(23, 23.5, handle('end')))()
      await waitFor(() => expect(said(canvasElement)).toContain('TUE 1080-1380@2.3'))
    })
    await step('the body does not follow a finger that has not rested on it', async () => {
      await (await byFinger(19, 14, block()))()
      await expect(said(canvasElement)).toContain('TUE 1080-1380@2.3')
    })
    await step('the next tap opens', async () => {
      await expect(await screen.findByRole('textbox', { name: /Preço por kWh/ })).toBeVisible()
    })
  },
}

/** A night that a finger picked has a handle at either end, on both rows, and moves as one. */
export const FingerNight: Story = {
  args: { week: NIGHT_WEEK, before: NIGHT_WEEK },
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const block = (day: string) =>
      canvasElement.querySelector(`[data-day="${day}"] [role="gridcell"][data-key]`) ?? undefined
    const handles = () => [
      ...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden][data-edge][data-key]'),
    ]
    const handle = (edge: string) => handles().find(({ dataset }) => dataset.edge === edge)
    const byFinger = async (day: string, from: number, to: number, target: Element | undefined, restMs = 0) =>
      (await dragOn(canvasElement, day, from, to, day, { target, pointerType: 'touch', restMs }))()
    await step('a tap on its morning shows one handle on each row', async () => {
      await byFinger('TUESDAY', 2, 2, block('TUESDAY'))
      await waitFor(() => expect(handles()).toHaveLength(2))
      await expect(handle('start')?.closest('[data-day]')).toHaveAttribute('data-day', 'MONDAY')
      await expect(handle('end')?.closest('[data-day]')).toHaveAttribute('data-day', 'TUESDAY')
      for (const each of handles()) await expect(each.getBoundingClientRect().width).toBe(44)
    })
    await step('each end is moved', async () => {
      await byFinger('MONDAY', 22, 21, handle('start'))
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1260-1440@1.2|TUE 0-360@1.2|'))
      await byFinger('TUESDAY', 6, 7, handle('end'))
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1260-1440@1.2|TUE 0-420@1.2|'))
    })
    await step('a finger that rests on it moves both halves', async () => {
      await byFinger('MONDAY', 22, 23, block('MONDAY'), 450)
      await waitFor(() => expect(said(canvasElement)).toContain('MON 1320-1440@1.2|TUE 0-480@1.2|'))
    })
  },
}

/** On a phone: a bar shows its day, hours are typed, what would overlap is refused and stays to be corrected. */
export const PhoneTyped: Story = {
  ...phone,
  play: async ({ canvasElement, canvas, step }) => {
    const card = (name: string) => within(canvas.getByRole('listitem', { name }))
    await step('a bar shows its day', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Quarta' }))
      await expect(canvas.getByRole('heading', { name: 'Quarta' })).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    })
    await step('an end that is typed counts when the card is left', async () => {
      const end = card('Quarta 18:00–22:00').getByRole('textbox', { name: 'Fim' })
      await userEvent.clear(end)
      await userEvent.type(end, '24:00')
      await userEvent.tab()
      await expect(said(canvasElement)).not.toContain('1080-1440')
      await userEvent.tab()
      await waitFor(() => expect(said(canvasElement)).toContain('WED 360-480@draft 1080-1440@2.3'))
    })
    await step('over what is there it is refused', async () => {
      const end = card('Quarta 06:00–08:00').getByRole('textbox', { name: 'Fim' })
      await userEvent.clear(end)
      await userEvent.type(end, '1900')
      await userEvent.click(canvas.getByRole('heading', { name: 'Quarta' }))
      await expect(
        await card('Quarta 06:00–08:00').findByText(/Quarta 18:00–24:00 já tem a tarifa/),
      ).toBeVisible()
      await expect(end).toHaveValue('19:00')
      await expect(said(canvasElement)).toContain('WED 360-480@draft 1080-1440@2.3')
    })
    await step('a new period begins with the first gap', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nova faixa' }))
      const box = within(await screen.findByRole('dialog'))
      await expect(box.getByRole('textbox', { name: /Início/ })).toHaveValue('00:00')
      await userEvent.keyboard('150{Enter}')
      await waitFor(() => expect(said(canvasElement)).toContain('WED 0-360@1.5 360-480@draft'))
    })
  },
}
