import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateSheet } from '../../testing/index.ts'
import { SKELETON_SHAPES, Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { inlineSize: '240px' },
  argTypes: { shape: { control: 'select', options: SKELETON_SHAPES } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 440, height: 264 } },
  render: () => (
    <StateSheet rows={SKELETON_SHAPES} columns={['80px', '200px'] as const}>
      {(shape, inlineSize) => <Skeleton shape={shape} inlineSize={inlineSize} />}
    </StateSheet>
  ),
}
