import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'

export interface LeaveDialogProps {
  /** Somebody is about to leave a form with changes. */
  isOpen: boolean
  /** The changes are on their way to the server. */
  isSaving?: boolean
  /** What was typed stays in this tab until it is known to be saved; false where the form names a person. @default true */
  isKept?: boolean
  /** Leave, and forget what was typed. */
  onLeave: () => void
  /** Stay in the form. */
  onStay: () => void
}

/** Asks before a form with changes is left (decisions: Saving). The safe answer has the focus. */
export function LeaveDialog({ isOpen, isSaving = false, isKept = true, onLeave, onStay }: LeaveDialogProps) {
  const t = useText('forms')
  const what = isSaving ? 'leaveSaving' : 'leave'
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t(`${what}.title`)}
      description={t(isSaving && !isKept ? 'leaveSaving.notKept' : `${what}.description`)}
      confirmLabel={t(`${what}.confirm`)}
      cancelLabel={t(`${what}.stay`)}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
