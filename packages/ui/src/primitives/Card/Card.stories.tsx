import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { CARD_PADDINGS, Card } from './Card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Uma superfície' },
  argTypes: { padding: { control: 'select', options: CARD_PADDINGS } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 264, height: 240 } },
  render: (args) => (
    <StateSheet rows={CARD_PADDINGS} columns={['padding'] as const}>
      {(padding) => <Card {...args} padding={padding} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 496 } },
  render: () => <Scenarios inlineSize={149}>{({ text }) => <Card>{text}</Card>}</Scenarios>,
}
