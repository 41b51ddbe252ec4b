import { EVENT_TYPES } from '@corrente/domain/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../../layout/index.ts'
import { Scenarios } from '../../../testing/index.ts'
import { EventIcon } from './EventIcon.tsx'

const meta = {
  title: 'Widgets/Alerts/EventIcon',
  component: EventIcon,
  args: { event: { type: 'Failure', rawType: 'Failure' } },
} satisfies Meta<typeof EventIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Eight known types and one that nobody has heard of. */
export const States: Story = {
  parameters: { visual: { width: 360, height: 60 } },
  render: () => (
    <Inline>
      {EVENT_TYPES.map((type) => (
        <EventIcon key={type} event={{ type, rawType: type }} />
      ))}
      <EventIcon event={{ type: undefined, rawType: 'FirmwareUpdated' }} />
    </Inline>
  ),
}

/** A type that nobody has heard of, whatever it is called, is a bell; its raw name is what is read out. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 148 } },
  render: () => (
    <Scenarios inlineSize={72}>
      {({ text }) => <EventIcon event={{ type: undefined, rawType: text || '-' }} />}
    </Scenarios>
  ),
}
