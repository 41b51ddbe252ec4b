import { EVENT_TYPES } from '@corrente/domain/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../../layout/index.ts'
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
export const All: Story = {
  render: () => (
    <Inline>
      {EVENT_TYPES.map((type) => (
        <EventIcon key={type} event={{ type, rawType: type }} />
      ))}
      <EventIcon event={{ type: undefined, rawType: 'FirmwareUpdated' }} />
    </Inline>
  ),
}
