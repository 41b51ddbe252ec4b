import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { type AtWorkProps, useStationAtWork } from '../testing/atWork.tsx'
import { OpeningHours } from './OpeningHours.tsx'

function HoursAtWork(props: AtWorkProps) {
  return <OpeningHours {...useStationAtWork(props)} />
}

const meta = {
  title: 'Widgets/StationForm/OpeningHours',
  component: HoursAtWork,
  subcomponents: { OpeningHours },
  args: { onValues: fn(), changes: { isOpenAllDay: false, openTime: '08:00', closeTime: '00:00' } },
} satisfies Meta<typeof HoursAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const SHOWN = {
  allDay: { isOpenAllDay: true, openTime: '', closeTime: '' },
  hours: { isOpenAllDay: false, openTime: '06:00', closeTime: '22:30' },
  seconds: { isOpenAllDay: false, openTime: '06:00:30', closeTime: '22:30' },
  missing: { isOpenAllDay: false, openTime: '', closeTime: '' },
} as const
const ROWS = ['allDay', 'hours', 'seconds', 'missing'] as const

export const States: Story = {
  tags: ['STF-054', 'STF-055'],
  render: () => (
    <StateSheet rows={ROWS} columns={['typing', 'tried'] as const}>
      {(row, column) => (
        <div style={{ inlineSize: 420 }}>
          <HoursAtWork changes={SHOWN[row]} isTried={column === 'tried'} />
        </div>
      )}
    </StateSheet>
  ),
}
