import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { phone } from '../../../testing/index.ts'
import { CookieBanner } from './CookieBanner.tsx'

const meta = {
  title: 'Widgets/Shell/CookieBanner',
  component: CookieBanner,
  args: { policyHref: '/privacy-policy', onAccept: fn() },
} satisfies Meta<typeof CookieBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Overlay: Story = {
  name: 'SHL-011 SHL-012 links to the policy and can be accepted',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/privacy-policy')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const InTheFlow: Story = { args: { placement: 'flow' } }

export const OnPhone: Story = { ...phone }
