import type { PriceException } from '@corrente/domain/pricing'
import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import { useTariffWords } from '@corrente/ui/widgets/pricing'

export interface RemoveExceptionProps {
  readonly exception: PriceException
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before an exception is taken out of the draft (DPR-045). */
export function RemoveException({ exception, onRemove, onClose }: RemoveExceptionProps) {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  return (
    <AlertDialog
      isOpen
      title={t('exception.removeTitle')}
      description={t('exception.removeDetail', {
        days: words.days(exception),
        cost: words.line(exception.tariff),
      })}
      confirmLabel={t('exception.removeConfirm')}
      onConfirm={onRemove}
      onCancel={onClose}
    />
  )
}
