import { FILTER_TYPES, PROFILE_PURPOSES } from '@corrente/domain/operations'
import { NumberField, RadioGroup, Select } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { ConnectorField } from './ConnectorField.tsx'
import type { ParameterProps } from './parameterProps.ts'

function ProfileField({ offer, values, set, words }: ParameterProps) {
  const t = useText('operations')
  return (
    <Select
      name="profilePk"
      label={t('field.profilePk')}
      placeholder={t('field.choose')}
      value={values.profilePk === undefined ? undefined : String(values.profilePk)}
      onChange={(pk) => set('profilePk', Number(pk))}
      options={offer.profiles.map(({ pk, name }) => ({ value: String(pk), label: name }))}
      error={words.profilePk}
    />
  )
}

/** The profile to set, and where (OPS-042, OPS-043). */
export function ProfileToSet(props: ParameterProps) {
  return (
    <>
      <ProfileField {...props} />
      <ConnectorField {...props} />
    </>
  )
}

const LABELS = { ChargingProfileId: 'byProfile', OtherParameters: 'byOthers' } as const

/** The profiles to clear: one, or those that fit (OPS-044 to OPS-046). */
export function ProfilesToClear(props: ParameterProps) {
  const { values, set, words } = props
  const t = useText('operations')
  return (
    <>
      <RadioGroup
        label={t('field.filterType')}
        value={values.filterType}
        onChange={(filterType) => set('filterType', filterType)}
        options={FILTER_TYPES.map((value) => ({
          value,
          label: t(`field.${LABELS[value]}`),
          ...(value === 'OtherParameters' && { hint: t('field.byOthersHint') }),
        }))}
      />
      {values.filterType === 'ChargingProfileId' ? (
        <ProfileField {...props} />
      ) : (
        <>
          <ConnectorField {...props} />
          <Select
            name="purpose"
            label={t('field.purpose')}
            isOptional
            value={values.purpose}
            onChange={(purpose) => set('purpose', purpose)}
            options={[
              { value: '', label: t('field.any') },
              ...PROFILE_PURPOSES.map((value) => ({ value: value as string, label: t(`purpose.${value}`) })),
            ]}
            error={words.purpose}
          />
          <NumberField
            name="stackLevel"
            label={t('field.stackLevel')}
            isOptional
            limit={4}
            value={values.stackLevel}
            onChange={(stackLevel) => set('stackLevel', stackLevel)}
            error={words.stackLevel}
          />
        </>
      )}
    </>
  )
}
