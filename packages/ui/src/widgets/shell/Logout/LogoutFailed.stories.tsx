import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { LogoutFailed } from './LogoutFailed.tsx'

const meta = {
  title: 'Widgets/Shell/LogoutFailed',
  component: LogoutFailed,
  args: { isOpen: true, onRetry: fn(), onLeaveAnyway: fn(), onStay: fn() },
  parameters: overlayDocs,
} satisfies Meta<typeof LogoutFailed>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['AUT-018'] }
