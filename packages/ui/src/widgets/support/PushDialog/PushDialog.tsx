import type { PushState } from '@corrente/domain/support'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner } from '../../../primitives/index.ts'

export interface PushDialogProps {
  /** Where the notification stands; the dialog stands while it is asked about and sent. */
  state: PushState
  /** Another tab is sending this very text. */
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
export function PushDialog({ state, isElsewhere, onConfirm, onCancel }: PushDialogProps) {
  const t = useText('support')
  const isSending = state.phase === 'sending'
  const mayBeOut = state.phase === 'asking' && state.mayBeOut
  return (
    <AlertDialog
      isOpen={state.phase === 'asking' || isSending}
      title={t('push.question')}
      description={t('push.consequence')}
      confirmLabel={mayBeOut ? t('push.confirmAgain') : t('push.confirm')}
      isBusy={isSending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {(state.phase === 'asking' || isSending) && <Text>{state.message}</Text>}
      {mayBeOut && (
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
