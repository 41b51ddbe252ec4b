import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { Avatar } from './index.ts'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Helena Prado' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Contents: Story = {
  render: () => <Scenarios inlineSize={60}>{({ text }) => <Avatar name={text} />}</Scenarios>,
}
