import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { homeNotifications, ready } from '../testing/homeFixtures.ts'
import { HomeNotifications } from './HomeNotifications.tsx'

const meta = {
  title: 'Widgets/Home/HomeNotifications',
  component: HomeNotifications,
  args: { notifications: ready(homeNotifications), isPaused: false, onSelectStation: fn() },
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

/** What comes live waits while the page stands still, or the pointer is on the list. */
export const Held: Story = {
  render: (args) => {
    const [count, setCount] = useState(5)
    const [isPaused, pause] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Algo acontece
        </button>
        <button type="button" onClick={() => pause(false)}>
          Continuar
        </button>
        <HomeNotifications
          {...args}
          notifications={ready(homeNotifications.slice(0, count))}
          isPaused={isPaused}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const happen = canvas.getByRole('button', { name: 'Algo acontece' })
    const rows = () => within(canvas.getByRole('list')).getAllByRole('listitem')
    await userEvent.click(happen)
    await expect(await canvas.findByText('1 nova')).toBeVisible()
    await expect(rows()).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(rows()).toHaveLength(6))
    await userEvent.hover(canvas.getByRole('list'))
    happen.click()
    // The list had its turn to change.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(rows()).toHaveLength(6)
    await userEvent.unhover(canvas.getByRole('list'))
    await waitFor(() => expect(rows()).toHaveLength(7))
  },
}

export const Empty: Story = { args: { notifications: ready([]) } }
