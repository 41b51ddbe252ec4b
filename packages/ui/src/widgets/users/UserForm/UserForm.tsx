import { DAY_MS, toDateOnly } from '@corrente/domain/time'
import {
  documentText,
  SEXES,
  USER_FORM,
  type UserErrors,
  type UserRecord,
  type UserValues,
} from '@corrente/domain/users'
import { DateField, Select, Switch, TextField } from '../../../forms/index.ts'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, PersonalText } from '../../../primitives/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { AccessSection } from '../AccessSection.tsx'
import { Pair } from '../formParts.ts'
import type { UserChoices } from '../userChoices.ts'

export interface UserFormProps extends RecordFormProps<UserValues, UserErrors> {
  /** What cannot be changed here: e-mail, tag, document. */
  user: Pick<UserRecord, 'email' | 'idTag' | 'docType' | 'docNumber' | 'sex'>
  choices: UserChoices
  /** Whether the toggle of the offline notices shows (USR-047). */
  hasOfflineNotice: boolean
  /** Whether the trusted-user box shows (USR-048). */
  hasTrusted: boolean
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What nobody changes here, in the columns of the fields below. */
function Fact({ term, text }: { term: string; text: string | undefined }) {
  return <DescriptionList items={[{ key: 'fact', term, value: text && <PersonalText text={text} /> }]} />
}

/** The form of a user that exists (USR-017, USR-041 to USR-049). The hidden address is nobody's to edit here. */
export function UserForm(props: UserFormProps) {
  const { values, onChange, errors, user, choices, hasOfflineNotice, hasTrusted, ...frame } = props
  const t = useText('users')
  const words = useFormWords(errors)
  const { fields, states } = USER_FORM
  const today = toDateOnly(useNow(DAY_MS), useFormats().zone)
  const change = (part: Partial<UserValues>) => onChange((now) => ({ ...now, ...part }))
  const text = (field: 'firstName' | 'lastName' | 'phone' | 'externalId') => (
    <TextField
      name={field}
      autoComplete="off"
      label={t(`form.${field}`)}
      value={values[field]}
      limit={fields[field].limit}
      isOptional={!states[field].isRequired}
      error={words[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  return (
    <FormFrame
      {...frame}
      label={t('form.editTitle')}
      submitLabel={t('form.save')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.identity')}>
        <Pair>
          <Fact term={t('form.email')} text={user.email} />
          <Fact
            term={user.docType ?? t('form.docNumber')}
            text={documentText({ docType: user.docType, docNumber: user.docNumber })}
          />
          <Fact term={t('form.idTag')} text={user.idTag} />
        </Pair>
        <Pair>
          {text('firstName')}
          {text('lastName')}
          <DateField
            name="birthDay"
            autoComplete="off"
            label={t('form.birthDay')}
            isOptional
            value={DAY.test(values.birthDay) ? values.birthDay : undefined}
            max={today}
            error={words.birthDay}
            onChange={(value, typed) => change({ birthDay: value ?? typed })}
          />
          <Select
            name="sex"
            label={t('form.sex')}
            isOptional
            value={values.sex}
            options={sexOptions(user.sex, (sex) => t(`form.sexOf.${sex}`), t('form.none'))}
            onChange={(sex) => change({ sex })}
          />
          {text('phone')}
          {text('externalId')}
        </Pair>
        <Switch
          label={t('form.isActive')}
          isOn={values.isActive}
          onChange={(isActive) => change({ isActive })}
        />
        {hasOfflineNotice && (
          <Switch
            label={t('form.notifiesOffline')}
            isOn={values.notifiesOffline}
            onChange={(notifiesOffline) => change({ notifiesOffline })}
          />
        )}
      </FormSection>
      <AccessSection
        choices={choices}
        values={values}
        onChange={change}
        errors={words}
        hasTrusted={hasTrusted}
      />
    </FormFrame>
  )
}

/** The known ones, none, and the stored one as it is where it is no known one (USR-043). */
function sexOptions(
  stored: string | undefined,
  labelOf: (sex: (typeof SEXES)[number]) => string,
  none: string,
) {
  const known = SEXES.map((sex) => ({ value: sex as string, label: labelOf(sex) }))
  const raw =
    stored !== undefined && !known.some(({ value }) => value === stored)
      ? [{ value: stored, label: stored }]
      : []
  return [{ value: '', label: none }, ...known, ...raw]
}
