import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'

export interface SendAgainDialogProps {
  isOpen: boolean
  /** Sends it anew: somebody was told that it may come twice. */
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something of unknown end is sent anew: it may come twice (decisions: Saving). */
export function SendAgainDialog(props: SendAgainDialogProps) {
  const t = useText('forms')
  return (
    <AlertDialog
      {...props}
      title={t('sendAgain.title')}
      description={t('sendAgain.description')}
      confirmLabel={t('sendAgain.confirm')}
    />
  )
}
