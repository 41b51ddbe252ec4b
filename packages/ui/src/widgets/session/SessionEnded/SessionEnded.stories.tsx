import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { phone } from '../../../testing/index.ts'
import { SessionEnded } from './SessionEnded.tsx'

const meta = {
  title: 'Widgets/Session/SessionEnded',
  component: SessionEnded,
  args: { reason: 'expired', keepsDraft: true, onSignIn: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionEnded>
export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Elsewhere: Story = { args: { reason: 'elsewhere', keepsDraft: false } }

export const AgeLimit: Story = { ...phone, args: { reason: 'ageLimit' } }
