import { DRIVER_KINDS } from '@corrente/domain/operations'
import { RadioGroup, Select, Switch } from '../../../forms/index.ts'
import { usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { PickField, UserPicker } from '../../pickers/index.ts'
import type { ParameterProps } from './parameterProps.ts'

const self = (text: string): string => text
const LABELS = { tag: 'driverTag', person: 'driverPerson' } as const

/** Whom a remote start is for: a tag, or the tag of a person found by document; and whether it is paid (OPS-025, OPS-026). */
export function DriverFields(props: ParameterProps) {
  const { offer, values, set, setAll, words, people, paymentTypes } = props
  const t = useText('operations')
  const personal = usePersonal()
  return (
    <>
      <RadioGroup
        label={t('field.driver')}
        isInline
        value={values.driver}
        onChange={(driver) => set('driver', driver)}
        options={DRIVER_KINDS.map((value) => ({ value, label: t(`field.${LABELS[value]}`) }))}
      />
      {values.driver === 'tag' ? (
        <PickField
          label={t('field.idTag')}
          hint={t('field.idTagHint')}
          items={offer.idTags}
          keyOf={self}
          textOf={personal}
          chosen={values.idTag}
          chosenText={values.idTag === '' ? '' : personal(values.idTag)}
          onChoose={(idTag) => set('idTag', idTag ?? '')}
          error={words.idTag}
        />
      ) : (
        <UserPicker
          label={t('field.person')}
          hint={
            values.personIdTag === ''
              ? t('field.personHint')
              : t('field.personTag', { tag: personal(values.personIdTag) })
          }
          source={people}
          chosen={values.personPk}
          onChoose={(person) => setAll({ personPk: person?.pk, personIdTag: person?.idTag ?? '' })}
          error={words.personPk ?? words.personIdTag}
        />
      )}
      {paymentTypes.length > 0 && (
        <Switch
          name="hasPayment"
          label={t('field.hasPayment')}
          isOn={values.hasPayment}
          onChange={(hasPayment) => set('hasPayment', hasPayment)}
        />
      )}
      {paymentTypes.length > 0 && values.hasPayment && (
        <Select
          name="paymentType"
          label={t('field.paymentType')}
          placeholder={t('field.choose')}
          value={values.paymentType || undefined}
          onChange={(paymentType) => set('paymentType', paymentType)}
          options={paymentTypes.map((value) => ({ value, label: value }))}
          error={words.paymentType}
        />
      )}
    </>
  )
}
