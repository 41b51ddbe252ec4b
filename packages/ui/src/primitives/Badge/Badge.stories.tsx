import type { Meta, StoryObj } from '@storybook/react-vite'
import { Zap } from 'lucide-react'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { BADGE_TONES, Badge } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Em carga' },
  argTypes: { tone: { control: 'select', options: BADGE_TONES } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 304, height: 252 } },
  render: (args) => (
    <StateSheet rows={BADGE_TONES} columns={['plain', 'icon'] as const}>
      {(tone, look) => (
        <Badge {...args} tone={tone} icon={look === 'icon' ? <Zap aria-hidden="true" /> : undefined} />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 312 } },
  render: () => <Scenarios inlineSize={136}>{({ text }) => <Badge tone="info">{text}</Badge>}</Scenarios>,
}
