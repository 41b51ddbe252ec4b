import type { Recharge } from '@corrente/domain/transactions'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useRechargeWords } from '@corrente/ui/widgets/transactions'
import { useSetAtom } from 'jotai'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { idleCancel } from '../../resources/rechargeWrites.ts'
import { idleCancelledAtom } from './marks.ts'

export interface IdleDialogProps {
  /** Whose idle charge is asked about; undefined: it is closed. */
  readonly recharge: Recharge | undefined
  readonly onClose: () => void
}

/** Asks before an idle charge is cancelled, cancels it once, and says how it ended (TRX-050, TRX-055 to TRX-057). */
export function IdleDialog({ recharge, onClose }: IdleDialogProps) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { formats, gateways, toasts } = usePorts()
  const markCancelled = useSetAtom(idleCancelledAtom)
  const action =
    recharge && idleCancel(gateways.cp, { id: recharge.id, amount: recharge.idleAmount ?? 0 }, formats)
  const tell = (tone: 'success' | 'danger' | 'warning', text: string) =>
    toasts.show({ id: 'idle-cancel', tone, text })
  const write = useWrite(action, () => {
    write.forget()
    if (recharge) markCancelled((held) => new Set([...held, recharge.id]))
    tell('success', t('idle.done'))
    onClose()
  })
  return (
    <OnceDialog
      isOpen={recharge !== undefined}
      title={t('idle.title', { id: String(recharge?.id) })}
      description={t('idle.description', {
        amount: words.amount(recharge?.idleAmount, recharge?.idleAmountText),
        time: words.length(recharge?.idleSeconds ?? 0),
      })}
      confirmLabel={t('idle.confirm')}
      state={write.state}
      refusal={t('idle.refused')}
      onConfirm={() => void write.press()}
      onVerify={write.verify}
      onCancel={() => {
        if (write.state.phase === 'unknown') tell('warning', t('idle.unknown'))
        write.forget()
        onClose()
      }}
    >
      <p>{t('idle.money')}</p>
    </OnceDialog>
  )
}
