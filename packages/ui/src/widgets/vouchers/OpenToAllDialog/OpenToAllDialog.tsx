import type { VoucherPreview } from '@corrente/domain/vouchers'
import { useText } from '../../../messages/index.ts'
import { AlertDialog } from '../../../primitives/index.ts'
import { useGift } from '../useGift.ts'
import { useSentence } from '../useSentence.ts'

export interface OpenToAllDialogProps {
  isOpen: boolean
  /** What is about to be saved. */
  preview: VoucherPreview
  onSave: () => void
  onStay: () => void
}

/** Asks before the last guest is taken off: from then on the voucher is for whoever has its code (decisions: Vouchers). */
export function OpenToAllDialog({ isOpen, preview, onSave, onStay }: OpenToAllDialogProps) {
  const t = useText('voucher-form')
  const gift = useGift()
  const sentence = useSentence()(preview)
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('open.title')}
      description={t('open.detail', {
        code: preview.code,
        units: t('open.units', { count: preview.units ?? 0 }),
        value: gift.value(preview.kind, preview.kindValue),
      })}
      confirmLabel={t('open.confirm')}
      cancelLabel={t('open.stay')}
      onConfirm={onSave}
      onCancel={onStay}
    >
      {sentence && <p>{sentence}</p>}
    </AlertDialog>
  )
}
