import { useText } from '../../../messages/index.ts'
import { Columns, Rows } from '../fields/columns.ts'
import { SwitchOf, TimeOf } from '../fields/fields.tsx'
import { type StationPartProps, slotOf } from '../fields/slot.ts'

export type OpeningHoursProps = StationPartProps

/** When a station is open: all day, or from one time to another (STF-054 to STF-057). */
export function OpeningHours(props: OpeningHoursProps) {
  const t = useText('station-form')
  const { isOpenAllDay, openTime, closeTime } = props.values
  return (
    <Rows>
      <SwitchOf {...slotOf('isOpenAllDay', props)} isOn={isOpenAllDay} />
      <Columns>
        <TimeOf {...slotOf('openTime', props)} value={openTime} />
        <TimeOf {...slotOf('closeTime', props)} value={closeTime} hint={t('hours.closeHint')} />
      </Columns>
    </Rows>
  )
}
