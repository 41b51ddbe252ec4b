import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Icons } from '../showroom/Icons.tsx'

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs', 'showroom'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { name: 'Icons' }

export const Searched: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'gb/t')
    await waitFor(() => expect(canvas.queryByText('CHAdeMO')).toBeNull())
    await expect(canvas.getByText('GB/T')).toBeVisible()
  },
}
