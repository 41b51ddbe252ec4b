import { type DateRange, lastDays, toDateOnly } from '@corrente/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, STAGE_NOW, StateSheet, stateful } from '../../testing/index.ts'
import { DateRangePicker } from './DateRangePicker.tsx'
import { DATE_PRESETS, presetRange } from './presets.ts'

const ZONE = 'America/Sao_Paulo'
const onChange = fn<(range: DateRange) => void>()

const Example = stateful(DateRangePicker, { range: 'onChange' })

const meta = {
  title: 'Forms/DateRangePicker',
  component: Example,
  subcomponents: { DateRangePicker },
  args: { range: lastDays(7, STAGE_NOW, ZONE), zone: ZONE, min: '2010-01-01', onChange },
  parameters: overlayDocs,
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const openPicker = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = await canvas.findByRole('dialog')
  await within(dialog).findByRole('grid')
  return within(dialog)
}
const daysOf = (range: DateRange | undefined) =>
  range ? [toDateOnly(range.from, ZONE), toDateOnly(range.to, ZONE)] : []

export const Default: Story = {}

/** What the button says for each preset. */
export const States: Story = {
  parameters: { visual: { width: 512, height: 400 } },
  render: (args) => (
    <StateSheet rows={DATE_PRESETS} columns={['closed'] as const}>
      {(preset) => <Example {...args} range={presetRange(preset, STAGE_NOW, ZONE)} />}
    </StateSheet>
  ),
}

/** Open, on a range of its own: presets, two fields and the calendar. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 680 } },
  args: { range: { from: Date.UTC(2026, 1, 26, 3), to: Date.UTC(2026, 2, 10, 2, 59, 59) } },
  play: async ({ canvasElement }) => {
    await openPicker(canvasElement)
  },
}

export const Preset: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const chosen = () => canvas.getByRole('button', { name: 'Últimos 7 dias', pressed: true })
    await openPicker(canvasElement)
    await step('it opens at what is chosen, whether its code had to come first or not', async () => {
      await waitFor(() => expect(chosen()).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(chosen()).toHaveFocus())
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Mês passado' }))
    await expect(daysOf(onChange.mock.lastCall?.[0])).toEqual(['2026-02-01', '2026-02-28'])
    await expect(canvas.getByRole('button')).toHaveTextContent('Mês passado')
  },
}

/** Puts a whole text into a field, as a paste does. */
const fill = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

export const TypedWrong: Story = {
  play: async ({ canvasElement, step }) => {
    onChange.mockClear()
    const picker = await openPicker(canvasElement)
    await step('a date that is none, or out of bounds, says so at its field', async () => {
      await fill(picker.getByLabelText('De'), '31/02/2026')
      await fill(picker.getByLabelText('Até'), '15/03/2026')
      await userEvent.keyboard('{Enter}')
      await expect(picker.getByText('Digite a data como DD/MM/AAAA')).toBeVisible()
      await expect(picker.getByText('A data mais recente é 14/03/2026')).toBeVisible()
      await expect(onChange).not.toHaveBeenCalled()
    })
    await step('HOM-003 the earliest date is 01/01/2010', async () => {
      await fill(picker.getByLabelText('De'), '31/12/2009')
      await expect(picker.getByText('A data mais antiga é 01/01/2010')).toBeVisible()
    })
  },
}

export const TypedRight: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picker = await openPicker(canvasElement)
    await fill(picker.getByLabelText('De'), '1-3-26')
    await fill(picker.getByLabelText('Até'), '10/03/2026')
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith({
      from: Date.UTC(2026, 2, 1, 3, 0, 0),
      to: Date.UTC(2026, 2, 11, 2, 59, 59),
    })
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const picker = await openPicker(canvasElement)
    picker.getByRole('button', { name: /14 de março de 2026/ }).focus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(picker.getByLabelText('De')).toHaveValue('07/03/2026')
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(picker.getByLabelText('Até')).toHaveValue('09/03/2026')
    await userEvent.click(picker.getByRole('button', { name: 'Aplicar' }))
    await expect(daysOf(onChange.mock.lastCall?.[0])).toEqual(['2026-03-07', '2026-03-09'])
  },
}
