import { MASKS } from '@corrente/domain/text'
import { memo } from 'react'
import { MaskedField } from '../../../forms/index.ts'
import { Columns } from '../fields/columns.ts'
import { SwitchOf } from '../fields/fields.tsx'
import { type Slot, type StationPartProps, slotOf, useFieldFrame } from '../fields/slot.ts'

/** The reader that knows drivers by their face, where the account has one (STF-048 to STF-051). */
export function FaceReader(props: StationPartProps) {
  const { hasFaceReader, faceReaderMac } = props.values
  return (
    <Columns>
      <SwitchOf {...slotOf('hasFaceReader', props)} isOn={hasFaceReader} />
      <MacOf {...slotOf('faceReaderMac', props)} value={faceReaderMac} />
    </Columns>
  )
}

const MacOf = memo(function MacOf({ value, ...slot }: Slot<'faceReaderMac'> & { value: string }) {
  const frame = useFieldFrame(slot)
  const digits = MASKS.mac.clean(value)
  if (!slot.isVisible) return null
  return (
    <MaskedField
      {...frame}
      name="faceReaderMac"
      mask="mac"
      // What is no MAC at all is shown as it came.
      value={digits === '' ? value : digits}
      onChange={(_digits, text) => slot.onChange((now) => ({ ...now, faceReaderMac: text }))}
    />
  )
})
