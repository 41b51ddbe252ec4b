import { ADDRESS_FIELDS, type AddressField } from '@corrente/domain/address'
import { useCallback } from 'react'
import type { LatLng } from '../../../map/index.ts'
import { useText } from '../../../messages/index.ts'
import { type AddressChange, AddressFields } from '../../address/index.ts'
import { FormSection } from '../../forms/index.ts'
import { SwitchOf } from '../fields/fields.tsx'
import { type StationPartProps, slotOf } from '../fields/slot.ts'

export interface AddressTabProps extends StationPartProps {
  /** Where the map opens without a point: the tenant's centre. */
  center: LatLng
  /** A deployment's own map style; see `StatusMap`. */
  styleUrl?: string | undefined
  styleKey?: string | undefined
}

/** Where a station stands, and whether drivers see it (STF-058 to STF-073). */
export function AddressTab(props: AddressTabProps) {
  const { values, policy, errorTexts, onChange, center, styleUrl, styleKey } = props
  const t = useText('station-form')
  const change = useCallback(
    (edit: AddressChange) => onChange((now) => ({ ...now, address: edit(now.address) })),
    [onChange],
  )
  const errors: Partial<Record<AddressField, string>> = {}
  for (const field of ADDRESS_FIELDS) {
    const word = errorTexts[field]
    if (word !== undefined) errors[field] = word
  }
  return (
    <FormSection title={t('section.location')}>
      <SwitchOf {...slotOf('showsLocation', props)} isOn={values.showsLocation} />
      <AddressFields
        block={values.address}
        onChange={change}
        errors={errors}
        isOptional={(field) => policy.fields[field].isEditable && !policy.fields[field].isRequired}
        lockedReason={(part) => {
          const { whyNot } = policy.fields[part]
          return whyNot && t(`whyNot.${whyNot}`)
        }}
        center={center}
        styleUrl={styleUrl}
        styleKey={styleKey}
      />
    </FormSection>
  )
}
