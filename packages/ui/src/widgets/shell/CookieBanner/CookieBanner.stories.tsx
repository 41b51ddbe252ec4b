import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { longestWords, overlayDocs } from '../../../testing/index.ts'
import { CookieBanner } from './CookieBanner.tsx'

const meta = {
  title: 'Widgets/Shell/CookieBanner',
  component: CookieBanner,
  args: { policyHref: '/privacy-policy', onAccept: fn() },
  parameters: overlayDocs,
} satisfies Meta<typeof CookieBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = { ...longestWords, parameters: { visual: { width: 360, height: 360 } } }
