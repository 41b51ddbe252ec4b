import { DRIVER_KINDS } from '@corrente/domain/operations'
import { type PickerUser, searchPickerUsers } from '@corrente/domain/users'
import { RadioGroup, Select, Switch } from '../../../forms/index.ts'
import { shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { OneOf } from './OneOf.tsx'
import type { ParameterProps } from './parameterProps.ts'

const self = (text: string): string => text
const personText = ({ name, email, docNumber }: PickerUser): string =>
  [name, docNumber, email].filter((part) => part).join(' · ')
const LABELS = { tag: 'driverTag', person: 'driverPerson' } as const

/** Whom a remote start is for: a tag, or the tag of a person found by document; and whether it is paid (OPS-025, OPS-026). */
export function DriverFields(props: ParameterProps) {
  const { offer, values, set, setAll, words, people, paymentTypes } = props
  const t = useText('operations')
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
        <OneOf
          label={t('field.idTag')}
          hint={t('field.idTagHint')}
          items={offer.idTags}
          keyOf={self}
          textOf={self}
          value={values.idTag}
          onChange={(idTag) => set('idTag', idTag)}
          error={words.idTag}
        />
      ) : (
        <OneOf
          label={t('field.person')}
          hint={
            shownOf(people) === 'failed'
              ? t('field.personFailed')
              : values.personIdTag === ''
                ? t('field.personHint')
                : t('field.personTag', { tag: values.personIdTag })
          }
          items={people.data ?? []}
          keyOf={({ pk }) => String(pk)}
          textOf={personText}
          search={searchPickerUsers}
          value={values.personPk === undefined ? '' : String(values.personPk)}
          onChange={(key) => {
            const person = people.data?.find(({ pk }) => String(pk) === key)
            setAll({ personPk: person?.pk, personIdTag: person?.idTag ?? '' })
          }}
          isLoading={shownOf(people) === 'loading'}
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
