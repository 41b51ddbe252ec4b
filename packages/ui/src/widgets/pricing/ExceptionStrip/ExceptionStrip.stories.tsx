import { holidaysOf } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { WEEK } from '../storyPricing.ts'
import { ExceptionStrip } from './ExceptionStrip.tsx'

const meta = {
  title: 'Widgets/Pricing/ExceptionStrip',
  component: ExceptionStrip,
  parameters: { visual: { width: 900, height: 420 } },
  args: {
    week: WEEK,
    today: '2026-11-23',
    holidays: holidaysOf('BR', '2026-11-01', '2027-10-31'),
    onPick: fn(),
    onShow: fn(),
  },
} satisfies Meta<typeof ExceptionStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'DPR-010'],
  play: async ({ canvas, args }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name })
    const first = day(/31\/12\/2026/)
    const last = day(/02\/01\/2027/)
    fireEvent.pointerDown(first, { button: 0, pointerType: 'mouse' })
    fireEvent.pointerMove(last, { pointerType: 'mouse' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('31/12/2026'))
    fireEvent.pointerUp(last, { pointerType: 'mouse' })
    await expect(args.onPick).toHaveBeenCalledWith({ from: '2026-12-31', to: '2027-01-02' })
    await userEvent.click(day(/25\/12\/2026, .*1,20.*Natal/))
    await expect(args.onShow).toHaveBeenCalledWith('2026-12-25')
  },
}

/** What would overlap another exception, or enclose it, is refused and says why. */
export const Overlapping: Story = {
  tags: ['DPR-032', 'DPR-033'],
  play: async ({ canvas, args }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name })
    const over = (from: RegExp, to: RegExp) => {
      fireEvent.pointerDown(day(from), { button: 0, pointerType: 'mouse' })
      fireEvent.pointerMove(day(to), { pointerType: 'mouse' })
      fireEvent.pointerUp(day(to), { pointerType: 'mouse' })
    }
    over(/23\/12\/2026/, /26\/12\/2026/)
    await expect(
      await canvas.findByText('O novo período não pode englobar outro período de exceção'),
    ).toBeVisible()
    over(/25\/12\/2026/, /27\/12\/2026/)
    await expect(await canvas.findByText('Já existe um período de exceção nesta data')).toBeVisible()
    // What is past takes no exception.
    over(/20\/11\/2026/, /21\/11\/2026/)
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

/** One Tab stop; arrows go by days and months, Shift takes days, Enter opens. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: /23\/11\/2026/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Home}')
    await expect(canvas.getByRole('gridcell', { name: /01\/01\/2027/ })).toHaveFocus()
    await userEvent.keyboard(
      '{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Escape}{Shift>}{ArrowLeft}{/Shift}{Enter}',
    )
    await expect(args.onPick).toHaveBeenCalledWith({ from: '2027-01-02', to: '2027-01-03' })
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{End}')
    await expect(canvas.getByRole('gridcell', { name: /30\/11\/2026/ })).toHaveFocus()
  },
}
