import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { BADGE_TONES, Badge } from './index.ts'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Em carga' },
  argTypes: { tone: { control: 'select', options: BADGE_TONES } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tones: Story = {
  render: () => (
    <>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>
  ),
}
export const Contents: Story = {
  render: () => <Scenarios inlineSize={120}>{({ text }) => <Badge tone="info">{text}</Badge>}</Scenarios>,
}
