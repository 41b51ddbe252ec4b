import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'

export interface SendAgainDialogProps {
  isOpen: boolean
  /** What was typed is not there any more: it is typed anew, not sent anew. */
  isLost?: boolean
  /** Sends it anew: somebody was told that it may come twice. */
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something of unknown end is sent anew: it may come twice (decisions: Saving). */
export function SendAgainDialog({ isLost = false, ...props }: SendAgainDialogProps) {
  const t = useText('forms')
  const what = isLost ? 'typeAgain' : 'sendAgain'
  return (
    <AlertDialog
      {...props}
      title={t(`${what}.title`)}
      description={t(`${what}.description`)}
      confirmLabel={t(`${what}.confirm`)}
    />
  )
}
