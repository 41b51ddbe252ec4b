import { notificationFixture, ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
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

export const Contents: Story = {
  parameters: { visual: { width: 412, height: 512 } },
  args: {
    notifications: ready(
      [ODD_TEXTS.unbreakable, ODD_TEXTS.rtl, ODD_TEXTS.html, undefined].map((stationName, index) =>
        notificationFixture({ key: `odd-${index}`, pk: index, stationName, errorMessage: ODD_TEXTS.long }),
      ),
    ),
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    // A list that scrolls may be a stop of its own before its rows.
    if (document.activeElement !== first) await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectStation).toHaveBeenCalledOnce()
  },
}
