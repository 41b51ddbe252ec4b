import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { DocumentUnavailable } from './DocumentUnavailable.tsx'

const meta = {
  title: 'Widgets/Legal/DocumentUnavailable',
  component: DocumentUnavailable,
  args: { kind: 'terms', onRetry: fn() },
} satisfies Meta<typeof DocumentUnavailable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 372 } },
  args: { kind: 'privacy' },
}

export const Keyboard: Story = {
  tags: ['LEG-005'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
