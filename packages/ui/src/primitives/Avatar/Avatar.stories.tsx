import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Helena Prado' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 156 } },
  render: () => <Scenarios inlineSize={72}>{({ text }) => <Avatar name={text} />}</Scenarios>,
}
