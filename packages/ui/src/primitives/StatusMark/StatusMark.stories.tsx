import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { STATUS_MARK_SIZES, StatusMark } from './StatusMark.tsx'
import { STATUS_SHAPE_NAMES } from './shapes.ts'

const meta = {
  title: 'Primitives/StatusMark',
  component: StatusMark,
  args: { status: 'available', label: 'Disponível' },
  argTypes: { status: { control: 'select', options: STATUS_SHAPE_NAMES } },
} satisfies Meta<typeof StatusMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = {
  parameters: { visual: { width: 440, height: 440 } },
  render: () => (
    <StateSheet rows={STATUS_SHAPE_NAMES} columns={STATUS_MARK_SIZES}>
      {(status, size) => <StatusMark status={status} label={status} size={size} />}
    </StateSheet>
  ),
}
export const Contents: Story = {
  parameters: { visual: { width: 512, height: 356 } },
  render: () => (
    <Scenarios inlineSize={149}>{({ text }) => <StatusMark status="busy" label={text ?? '-'} />}</Scenarios>
  ),
}
export const HiddenLabelIsRead: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Disponível')).toBeInTheDocument()
  },
}
