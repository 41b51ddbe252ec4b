import type { PushErrors, PushValues } from '@corrente/domain/support'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, useFormWords } from '../../forms/index.ts'
import { MessageField } from '../MailFields.tsx'
import { type MailFrameProps, useSendLabels } from '../mailFrame.ts'

export interface PushFormProps extends MailFrameProps {
  values: PushValues
  onChange: (change: (values: PushValues) => PushValues) => void
  /** What is wrong; empty until the first try to send. */
  errors: PushErrors
}

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
