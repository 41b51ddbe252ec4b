import { STATUS_TOKENS } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { StatusMark } from '../StatusMark/StatusMark.tsx'
import { StatList, StatRow } from './StatRow.tsx'

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

/** Words, marks, and a value that is missing. */
export const States: Story = {
  parameters: { visual: { width: 320, height: 216 } },
  render: (args) => (
    <StatList>
      <StatRow {...args} />
      {STATUS_TOKENS.map((status, index) => (
        <StatRow key={status} label={<StatusMark status={status} label={status} />} value={index * 317} />
      ))}
      <StatRow {...args} value={undefined} />
    </StatList>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 540 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ text }) => (
        <StatList>
          <StatRow label={text || '-'} value={text} />
        </StatList>
      )}
    </Scenarios>
  ),
}
