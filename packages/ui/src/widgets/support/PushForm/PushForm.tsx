import type { PushErrors, PushValues } from '@corrente/domain/support'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { MessageField } from '../MailFields.tsx'
import { useSendLabels } from '../useSendLabels.ts'

export type PushFormProps = RecordFormProps<PushValues, PushErrors>

/** The text of a notification to every user's phone (SUP-002, SUP-006, SUP-007). Sending it asks first: a `PushDialog`. */
export function PushForm({ values, onChange, errors, ...frame }: PushFormProps) {
  const t = useText('support')
  return (
    <FormFrame
      {...frame}
      label={t('push.title')}
      submitLabel={t('push.submit')}
      stateLabels={useSendLabels()}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('push.section')}>
        <MessageField
          value={values.message}
          onChange={(message) => onChange((now) => ({ ...now, message }))}
          error={useFormWords(errors).message}
          hint={t('push.hint')}
        />
      </FormSection>
    </FormFrame>
  )
}
