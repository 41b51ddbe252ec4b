import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords, overlayDocs, phone } from '../../../testing/index.ts'
import { CookieBanner } from './CookieBanner.tsx'

const meta = {
  title: 'Widgets/Shell/CookieBanner',
  component: CookieBanner,
  args: { policyHref: '/privacy-policy', onAccept: fn() },
  parameters: overlayDocs,
} satisfies Meta<typeof CookieBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 512, height: 240 } },
}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 360 } } }

export const Keyboard: Story = {
  name: 'SHL-011 SHL-012 links to the policy and can be accepted',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/privacy-policy')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const OnPhone: Story = { ...phone }
