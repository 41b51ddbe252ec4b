import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { STAGE_NOW } from '../../../testing/index.ts'
import { readingFixture } from '../storyMeters.ts'
import { ReadingTrace } from './ReadingTrace.tsx'

const readings = Array.from({ length: 40 }, (_, index) => {
  const wave = Math.sin(index / 5) * 9
  return readingFixture({
    at: STAGE_NOW - (40 - index) * 30_000,
    phases: { A: 100 + wave, B: 112 + wave, C: 91 + wave / 2 },
  })
})

const meta = {
  title: 'Widgets/SmartCharging/ReadingTrace',
  component: ReadingTrace,
  args: { readings, limit: 125, onCopyText: fn(async () => undefined) },
} satisfies Meta<typeof ReadingTrace>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Leituras desde \d\d:\d\d$/ })).toBeVisible()
    await expect(canvas.getByText('Só as leituras vistas desde que esta página foi aberta.')).toBeVisible()
  },
}

/** One phase alone, one reading, no limit. */
export const Contents: Story = {
  args: {
    readings: [readingFixture({ at: STAGE_NOW, phases: { A: 1_234_567.891, B: undefined, C: undefined } })],
    limit: undefined,
  },
}

/** The chart's own keys: as a table, copied. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onCopyText).toHaveBeenCalledOnce())
  },
}
