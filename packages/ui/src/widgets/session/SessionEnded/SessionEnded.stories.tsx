import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords, phone } from '../../../testing/index.ts'
import { SESSION_ENDS, SessionEnded } from './SessionEnded.tsx'

const meta = {
  title: 'Widgets/Session/SessionEnded',
  component: SessionEnded,
  args: { reason: 'expired', keepsDraft: true, onSignIn: fn() },
  argTypes: { reason: { control: 'select', options: SESSION_ENDS } },
  parameters: { layout: 'fullscreen', visual: { width: 360, height: 440 } },
} satisfies Meta<typeof SessionEnded>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['screen'] }

/** Somebody signed in with the same account; nothing was typed. */
export const States: Story = { args: { reason: 'elsewhere', keepsDraft: false } }

export const Contents: Story = { ...longestWords }

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const AgeLimit: Story = {
  ...phone,
  args: { reason: 'ageLimit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sua sessão chegou ao limite de tempo' })).toBeVisible()
  },
}
