import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Button } from '../../../primitives/index.ts'

export interface LogoutFailedProps {
  /** Whether it stands. */
  isOpen: boolean
  /** The repeated sign-out is under way. @default false */
  isRetrying?: boolean
  /** Sends the sign-out again. */
  onRetry: () => void
  /** Clears the session and all that was loaded from this device, whatever the server says (AUT-018). */
  onLeaveAnyway: () => void
  /** Stays signed in. */
  onStay: () => void
}

/** The sign-out did not go through: the session stands, says so, and offers to leave this device all the same (AUT-018). */
export function LogoutFailed({
  isOpen,
  isRetrying = false,
  onRetry,
  onLeaveAnyway,
  onStay,
}: LogoutFailedProps) {
  const t = useText('shell')
  const common = useText('common')
  const session = useText('session')
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('logout.failedTitle')}
      description={session('message.logoutFailed')}
      confirmLabel={common('action.retry')}
      cancelLabel={t('logout.stay')}
      tone="brand"
      isBusy={isRetrying}
      onConfirm={onRetry}
      onCancel={onStay}
    >
      <Stack gap={3} align="start">
        <p>{t('logout.failedDetail')}</p>
        <Button tone="danger" onClick={onLeaveAnyway}>
          {session('message.logoutAnyway')}
        </Button>
      </Stack>
    </AlertDialog>
  )
}
