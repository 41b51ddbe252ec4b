import {
  MAIL_SUBJECTS,
  MESSAGE_MAX,
  MESSAGE_ROWS,
  type SupportMailErrors,
  type SupportMailValues,
} from '@corrente/domain/support'
import { Select, TextArea } from '../../forms/index.ts'
import { useText } from '../../messages/index.ts'

export interface MailFieldsProps {
  values: SupportMailValues
  /** One of the two was changed. */
  onChange: (change: Partial<SupportMailValues>) => void
  errors: SupportMailErrors
}

/** What a mail is about, and its text (SUP-001, SUP-005, SUP-013). */
export function MailFields({ values, onChange, errors }: MailFieldsProps) {
  const t = useText('support')
  return (
    <>
      <Select
        name="subject"
        label={t('field.subject')}
        value={values.subject}
        onChange={(subject) => onChange({ subject })}
        options={MAIL_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
      />
      <MessageField
        value={values.message}
        onChange={(message) => onChange({ message })}
        error={errors.message}
      />
    </>
  )
}

export interface MessageFieldProps {
  value: string
  onChange: (value: string) => void
  error: SupportMailErrors['message']
  hint?: string
}

/** The text of a mail or of a notification: four rows, at most 255 characters (SUP-001, SUP-005, SUP-007). */
export function MessageField({ value, onChange, error, hint }: MessageFieldProps) {
  const t = useText('support')
  return (
    <TextArea
      name="message"
      label={t('field.message')}
      rows={MESSAGE_ROWS}
      limit={MESSAGE_MAX}
      value={value}
      onChange={onChange}
      hint={hint}
      error={error && t(`error.${error.key}`, error.values)}
    />
  )
}
