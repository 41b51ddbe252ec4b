import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failed, homeNotifications, ready, stale, waiting } from '../testing/homeFixtures.ts'
import { HomeNotifications } from './HomeNotifications.tsx'

const meta = {
  title: 'Widgets/Home/HomeNotifications',
  component: HomeNotifications,
  args: { notifications: ready(homeNotifications), onSelectStation: fn() },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480, maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HomeNotifications>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { notifications: ready([]) } }

export const Loading: Story = { args: { notifications: waiting } }

export const Failed: Story = { args: { notifications: failed } }

export const Stale: Story = { args: { notifications: stale(homeNotifications) } }
