import { MAIL_SUBJECTS, MESSAGE_ROWS, SUPPORT_FORM, type SupportMailValues } from '@corrente/domain/support'
import { Select, TextArea } from '../../forms/index.ts'
import { useText } from '../../messages/index.ts'

export interface MailFieldsProps {
  values: SupportMailValues
  /** One of the two was changed. */
  onChange: (change: Partial<SupportMailValues>) => void
  /** What is wrong, in words. */
  words: Readonly<Partial<Record<keyof SupportMailValues, string>>>
}

/** What a mail is about, and its text (SUP-001, SUP-005, SUP-013). */
export function MailFields({ values, onChange, words }: MailFieldsProps) {
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
        error={words.message}
      />
    </>
  )
}

export interface MessageFieldProps {
  value: string
  onChange: (value: string) => void
  /** What is wrong, in words. */
  error: string | undefined
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
      limit={SUPPORT_FORM.fields.message.limit}
      value={value}
      onChange={onChange}
      hint={hint}
      error={error}
    />
  )
}
