import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner } from '../../../primitives/index.ts'

export interface PushDialogProps {
  /** The text that is asked about or sent; undefined: nothing is, the dialog is closed. */
  message: string | undefined
  /** This text may have gone out already. */
  mayBeOut: boolean
  isSending: boolean
  /** Another tab is sending this very text, or has sent it meanwhile: this question sends nothing any more. */
  isElsewhere: boolean
  /** Yes, to everybody. */
  onConfirm: () => void
  onCancel: () => void
}

const Text = styled.blockquote`
  margin: 0;
  padding: ${theme.space[3]};
  border-inline-start: 3px solid ${theme.border.strong};
  border-radius: ${theme.radius.s};
  background: ${theme.bg.inset};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

/** Asks before a notification goes out to everybody, and shows its text once more (SUP-009). */
export function PushDialog({
  message,
  mayBeOut,
  isSending,
  isElsewhere,
  onConfirm,
  onCancel,
}: PushDialogProps) {
  const t = useText('support')
  return (
    <AlertDialog
      isOpen={message !== undefined}
      title={t('push.question')}
      description={t('push.consequence')}
      confirmLabel={mayBeOut ? t('push.confirmAgain') : t('push.confirm')}
      isBusy={isSending}
      disabledReason={isElsewhere ? t('push.elsewhere') : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {message !== undefined && <Text>{message}</Text>}
      {mayBeOut && !isSending && (
        <Banner tone="warning" isAnnounced>
          {t('push.mayBeOut')}
        </Banner>
      )}
      {isElsewhere && (
        <Banner tone="info" isAnnounced>
          {t('push.elsewhere')}
        </Banner>
      )}
    </AlertDialog>
  )
}
