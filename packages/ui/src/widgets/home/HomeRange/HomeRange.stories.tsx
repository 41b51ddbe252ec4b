import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { homeRange } from '../testing/homeFixtures.ts'
import { HomeRange } from './HomeRange.tsx'

const meta = {
  title: 'Widgets/Home/HomeRange',
  component: HomeRange,
  args: { range: homeRange, onChange: fn() },
  parameters: overlayDocs,
} satisfies Meta<typeof HomeRange>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Open, in the longest words that a language may need. */
export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 640, height: 512 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(canvasElement).findByRole('grid')
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Hoje' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
