import type { SupportMailErrors, SupportMailValues } from '@corrente/domain/support'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { MailFields } from '../MailFields.tsx'
import { useSendLabels } from '../useSendLabels.ts'

export type SupportFormProps = RecordFormProps<SupportMailValues, SupportMailErrors>

/** A mail to support: subject and message (SUP-001, SUP-004, SUP-005). */
export function SupportForm({ values, onChange, errors, ...frame }: SupportFormProps) {
  const t = useText('support')
  return (
    <FormFrame
      {...frame}
      label={t('mail.title')}
      submitLabel={t('mail.submit')}
      stateLabels={useSendLabels()}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('mail.section')}>
        <MailFields
          values={values}
          words={useFormWords(errors)}
          onChange={(change) => onChange((now) => ({ ...now, ...change }))}
        />
      </FormSection>
    </FormFrame>
  )
}
