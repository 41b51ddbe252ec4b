import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'

export interface LeaveDialogProps {
  /** Somebody is about to leave a form with changes. */
  isOpen: boolean
  /** Leave, and forget what was typed. */
  onLeave: () => void
  /** Stay in the form. */
  onStay: () => void
}

/** Asks before a form with changes is left (decisions: Saving). The safe answer has the focus. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const t = useText('forms')
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('leave.title')}
      description={t('leave.description')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
