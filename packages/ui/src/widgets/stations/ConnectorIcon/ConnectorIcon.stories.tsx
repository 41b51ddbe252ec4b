import { CONNECTOR_TYPES } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios, StateSheet } from '../../../testing/index.ts'
import { CONNECTOR_ICON_SIZES, ConnectorIcon } from './ConnectorIcon.tsx'

const meta = {
  title: 'Widgets/Stations/ConnectorIcon',
  component: ConnectorIcon,
  args: { type: 'CCS Type 2', size: 'large' },
  argTypes: { type: { control: 'select', options: [...CONNECTOR_TYPES, 'Schuko'] } },
} satisfies Meta<typeof ConnectorIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The seven types, GB/T, and a plain plug for all others. */
export const States: Story = {
  tags: ['CON-002', 'CON-003'],
  parameters: { visual: { width: 312, height: 572 } },
  render: () => (
    <StateSheet rows={[...CONNECTOR_TYPES, 'Schuko']} columns={CONNECTOR_ICON_SIZES}>
      {(type, size) => <ConnectorIcon type={type} size={size} />}
    </StateSheet>
  ),
}

/** A type that nobody has heard of is a plain plug; its name as it came is what is read out. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 172 } },
  render: () => (
    <Scenarios inlineSize={72}>
      {({ text }) => <ConnectorIcon type={text ?? undefined} size="large" />}
    </Scenarios>
  ),
}
