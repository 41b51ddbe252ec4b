import type { SupportMailErrors } from '@corrente/domain/support'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection } from '../../forms/index.ts'
import { MessageField } from '../MailFields.tsx'
import { type MailFrameProps, useSendLabels } from '../mailFrame.ts'

export interface PushFormProps extends MailFrameProps {
  message: string
  onChange: (message: string) => void
  /** What is wrong with it; nothing until the first try to send. */
  error: SupportMailErrors['message']
}

/** The text of a notification to every user's phone (SUP-002, SUP-006, SUP-007). Sending it asks first: a `PushDialog`. */
export function PushForm({ message, onChange, error, ...frame }: PushFormProps) {
  const t = useText('support')
  return (
    <FormFrame
      {...frame}
      label={t('push.title')}
      submitLabel={t('push.submit')}
      stateLabels={useSendLabels()}
      errorCount={error ? 1 : 0}
    >
      <FormSection title={t('push.section')}>
        <MessageField value={message} onChange={onChange} error={error} hint={t('push.hint')} />
      </FormSection>
    </FormFrame>
  )
}
