import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { CARD_PADDINGS, Card } from './index.ts'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Uma superfície' },
  argTypes: { padding: { control: 'select', options: CARD_PADDINGS } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Contents: Story = {
  render: () => <Scenarios inlineSize={160}>{({ text }) => <Card>{text}</Card>}</Scenarios>,
}
