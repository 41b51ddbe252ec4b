import { MINUTE_MS } from '@corrente/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useClock } from '../../../foundations/index.ts'
import { SessionEndingBanner } from './SessionEndingBanner.tsx'

function In({ minutes, onSignIn }: { minutes: number; onSignIn: () => void }) {
  return <SessionEndingBanner endsAt={useClock().now() + minutes * MINUTE_MS} onSignIn={onSignIn} />
}

const meta = {
  title: 'Widgets/Session/SessionEndingBanner',
  component: In,
  subcomponents: { SessionEndingBanner },
  args: { minutes: 9.5, onSignIn: fn() },
} satisfies Meta<typeof In>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LastMinute: Story = { args: { minutes: 0.5 } }
