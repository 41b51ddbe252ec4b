import { checkPassword, PASSWORD_RULES } from '@corrente/domain/session'
import {
  isCpf,
  NEW_USER_FORM,
  type NewUserErrors,
  type NewUserValues,
  USER_PASSWORD_MAX,
} from '@corrente/domain/users'
import { MaskedField, PasswordChecklist, PasswordField, Select, TextField } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { AccessSection } from '../AccessSection.tsx'
import { Pair } from '../formParts.ts'
import { TodayCards, type TodayCardsProps } from '../TodayCards/TodayCards.tsx'
import type { UserChoices } from '../userChoices.ts'

export interface NewUserFormProps extends RecordFormProps<NewUserValues, NewUserErrors> {
  choices: UserChoices
  /** The first is the default (USR-024). */
  docTypes: readonly string[]
  /** Whether the trusted-user box shows (USR-048). */
  hasTrusted: boolean
  /** The cards that readers refused today; absent without the right to approve them. */
  today: TodayCardsProps | undefined
}

/** The form of a new user (USR-016, USR-028 to USR-040). */
export function NewUserForm(props: NewUserFormProps) {
  const { values, onChange, errors, choices, docTypes, hasTrusted, today, ...frame } = props
  const t = useText('users')
  const words = useFormWords(errors)
  const { fields, states } = NEW_USER_FORM
  const change = (part: Partial<NewUserValues>) => onChange((now) => ({ ...now, ...part }))
  const text = (field: 'firstName' | 'email' | 'phone', type: 'text' | 'email' | 'tel' = 'text') => (
    <TextField
      name={field}
      type={type}
      autoComplete="off"
      label={t(`form.${field}`)}
      value={values[field]}
      limit={fields[field].limit}
      isOptional={!states[field].isRequired}
      error={words[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  const checks = checkPassword(values.password, USER_PASSWORD_MAX)
  const docType = values.docType || docTypes[0] || ''
  return (
    <FormFrame
      {...frame}
      label={t('form.createTitle')}
      submitLabel={t('form.create')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.identity')}>
        <Pair>
          {text('firstName')}
          {text('email', 'email')}
        </Pair>
        <Pair>
          <Select
            name="docType"
            label={t('form.docType')}
            isOptional
            value={docType}
            options={docTypes.map((type) => ({ value: type, label: type }))}
            onChange={(next) => change({ docType: next })}
          />
          {isCpf(docType) ? (
            <MaskedField
              mask="cpf"
              name="docNumber"
              autoComplete="off"
              label={t('form.docNumber')}
              isOptional
              value={values.docNumber}
              error={words.docNumber}
              onChange={(value) => change({ docNumber: value })}
            />
          ) : (
            <TextField
              name="docNumber"
              autoComplete="off"
              label={t('form.docNumber')}
              isOptional
              limit={fields.docNumber.limit}
              value={values.docNumber}
              error={words.docNumber}
              onChange={(value) => change({ docNumber: value })}
            />
          )}
          {text('phone', 'tel')}
        </Pair>
        <Stack gap={2}>
          <PasswordField
            name="password"
            autoComplete="new-password"
            label={t('form.password')}
            value={values.password}
            error={words.password}
            onChange={(value) => change({ password: value })}
          />
          <PasswordChecklist
            label={t('form.passwordRules')}
            hasText={values.password !== ''}
            rules={PASSWORD_RULES.map((key) => ({
              key,
              label: t(`form.rule.${key}`, { max: USER_PASSWORD_MAX }),
              isMet: checks[key],
            }))}
          />
        </Stack>
      </FormSection>
      <AccessSection
        choices={choices}
        values={values}
        onChange={change}
        errors={words}
        hasTrusted={hasTrusted}
      />
      {today && <TodayCards {...today} />}
    </FormFrame>
  )
}
