import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeTasks } from './HomeTasks.tsx'

const meta = {
  title: 'Widgets/Home/HomeTasks',
  component: HomeTasks,
  args: { hrefs: { stop: '/operations/remote_stop', card: '/ocpp_tags', person: '/users' } },
  parameters: { visual: { width: 390, height: 90 } },
} satisfies Meta<typeof HomeTasks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is not permitted is not there, and leaves its room to the others. */
export const OneOnly: Story = {
  args: { hrefs: { stop: undefined, card: undefined, person: '/users' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Pessoa' })).toBeVisible()
  },
}
