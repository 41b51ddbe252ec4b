import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'

export interface AgainDialogProps {
  /** Somebody wants to send anew what may still arrive. */
  isOpen: boolean
  /** What was typed is not there any more: it is typed anew, not sent anew. */
  isLost?: boolean
  onAgain: () => void
  onStay: () => void
}

/** Asks before something of unknown end is sent anew: it may come twice (decisions: Saving). The safe answer has the focus. */
export function AgainDialog({ isOpen, isLost = false, onAgain, onStay }: AgainDialogProps) {
  const t = useText('forms')
  const what = isLost ? 'retype' : 'again'
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t(`${what}.title`)}
      description={t(`${what}.description`)}
      confirmLabel={t(`save.${what}`)}
      cancelLabel={t(`${what}.stay`)}
      onConfirm={onAgain}
      onCancel={onStay}
    />
  )
}
