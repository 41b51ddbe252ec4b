import { STATUS_TOKENS } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { StatusMark } from '../StatusMark/index.ts'
import { StatList, StatRow } from './index.ts'

const meta = {
  title: 'Primitives/StatRow',
  component: StatRow,
  args: { label: 'Estações', value: '1.284' },
} satisfies Meta<typeof StatRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <StatList>
      <StatRow {...args} />
    </StatList>
  ),
}
export const List: Story = {
  render: () => (
    <StatList>
      {STATUS_TOKENS.map((status, index) => (
        <StatRow key={status} label={<StatusMark status={status} label={status} />} value={index * 317} />
      ))}
    </StatList>
  ),
}
export const Contents: Story = {
  render: () => (
    <Scenarios>
      {({ text }) => (
        <StatList>
          <StatRow label={text || '-'} value={text} />
        </StatList>
      )}
    </Scenarios>
  ),
}
