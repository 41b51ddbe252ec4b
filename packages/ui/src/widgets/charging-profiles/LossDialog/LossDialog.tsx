import type { Loss } from '@corrente/domain/charging-profiles'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Consequences } from '../../../primitives/index.ts'

export interface LossDialogProps {
  isOpen: boolean
  /** What saving would lose. */
  losses: readonly Loss[]
  onSave: () => void
  onStay: () => void
}

/** Asks before a save that loses what the editor does not show, and names it. */
export function LossDialog({ isOpen, losses, onSave, onStay }: LossDialogProps) {
  const t = useText('charging-profiles')
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('loss.title')}
      description={t('loss.detail')}
      confirmLabel={t('loss.confirm')}
      cancelLabel={t('loss.stay')}
      onConfirm={onSave}
      onCancel={onStay}
    >
      <Consequences texts={losses.map((loss) => t(`loss.${loss}`))} />
    </AlertDialog>
  )
}
