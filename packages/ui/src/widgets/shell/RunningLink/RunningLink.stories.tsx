import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RunningLink } from './RunningLink.tsx'

const meta = {
  title: 'Widgets/Shell/RunningLink',
  component: RunningLink,
  parameters: { visual: { width: 240, height: 160 } },
  args: { count: 1, href: '/operations/tasks?show=awaited' },
} satisfies Meta<typeof RunningLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '1 comando em andamento' })).toHaveAttribute(
      'href',
      args.href,
    )
  },
}
