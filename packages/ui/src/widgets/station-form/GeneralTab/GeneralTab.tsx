import type { StationGroup } from '@corrente/domain/station-groups'
import type { Account, BoundUser } from '@corrente/domain/stations'
import { MASKS } from '@corrente/domain/text'
import { memo, useCallback } from 'react'
import { MaskedField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { FormSection } from '../../forms/index.ts'
import { AccessList, type AccessListProps } from '../AccessList/AccessList.tsx'
import { Columns, Rows } from '../fields/columns.ts'
import { SwitchOf, TextOf } from '../fields/fields.tsx'
import { type Slot, type StationPartProps, slotOf, useFieldFrame } from '../fields/slot.ts'
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx'
import { AccountField, GroupField, VisibilityField } from './choices.tsx'

/** The reader that knows drivers by their face, where the account has one (STF-048 to STF-051). */
function FaceReader(props: StationPartProps) {
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

/** Who could be given access, and how they are found. */
export type AccessOffers = Omit<AccessListProps, 'people' | 'onChange' | 'canSearchCpf'>

export interface GeneralTabProps extends StationPartProps {
  /** undefined while, or because, they could not be read. */
  accounts: readonly Account[] | undefined
  /** undefined while, or because, they could not be read. */
  groups: readonly StationGroup[] | undefined
  access: AccessOffers
}

/** What a station is, whose it is, when it is open and who may charge there (STF-005, STF-008, STF-009, STF-020). */
export function GeneralTab(props: GeneralTabProps) {
  const { values, policy, onChange, accounts, groups, access } = props
  const t = useText('station-form')
  const changePeople = useCallback(
    (edit: (people: readonly BoundUser[]) => readonly BoundUser[]) =>
      onChange((now) => (now.people === undefined ? now : { ...now, people: edit(now.people) })),
    [onChange],
  )
  return (
    <Rows>
      <FormSection title={t('section.identity')}>
        <Columns>
          <TextOf {...slotOf('chargeBoxId', props)} value={values.chargeBoxId} />
          <TextOf {...slotOf('description', props)} value={values.description} />
          <AccountField slot={slotOf('accountPk', props)} accountPk={values.accountPk} accounts={accounts} />
          <GroupField slot={slotOf('groupPk', props)} groupPk={values.groupPk} groups={groups} />
          <TextOf {...slotOf('externalId', props)} value={values.externalId} />
          <TextOf {...slotOf('endpointAddress', props)} value={values.endpointAddress} />
        </Columns>
      </FormSection>
      <FormSection title={t('section.operation')}>
        <Columns>
          <SwitchOf {...slotOf('isActive', props)} isOn={values.isActive} />
          <SwitchOf {...slotOf('hasReservation', props)} isOn={values.hasReservation} />
          <SwitchOf {...slotOf('isOcpiCompatible', props)} isOn={values.isOcpiCompatible} />
          <SwitchOf {...slotOf('isHubjectCompatible', props)} isOn={values.isHubjectCompatible} />
        </Columns>
      </FormSection>
      <FormSection title={t('section.hours')}>
        <OpeningHours {...props} />
      </FormSection>
      <FormSection title={t('section.access')}>
        <VisibilityField slot={slotOf('visibility', props)} visibility={values.visibility} />
        {policy.fields.people.isVisible && (
          <AccessList
            {...access}
            people={values.people}
            onChange={changePeople}
            canSearchCpf={policy.canSearchCpf}
          />
        )}
      </FormSection>
      <FormSection title={t('field.hasFaceReader')}>
        <FaceReader {...props} />
      </FormSection>
    </Rows>
  )
}
