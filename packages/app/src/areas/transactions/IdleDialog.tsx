import type { Recharge } from '@corrente/domain/transactions'
import { phaseOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useMovementWords } from '@corrente/ui/widgets/financial'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useRechargeWords } from '@corrente/ui/widgets/transactions'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useOnceQuestion } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { idleCancel } from '../../resources/idleCancel.ts'
import { hasGoneBack, idleMovementQuery, moneyDepsOf } from '../../resources/twoDoors.ts'
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
  const ports = usePorts()
  const hasMovements = useMay()('financial')
  const markCancelled = useSetAtom(idleCancelledAtom)
  const door = useOtherDoor(recharge, hasMovements)
  const deps = useMemo(() => moneyDepsOf(ports), [ports])
  const action =
    recharge && idleCancel(deps, { id: recharge.id, amount: recharge.idleAmount ?? 0, hasMovements })
  const question = useOnceQuestion(action, {
    id: 'idle-cancel',
    done: t('idle.done'),
    unknown: t('idle.unknown'),
    onDone: () => recharge && markCancelled((held) => new Set([...held, recharge.id])),
    onClose,
  })
  return (
    <OnceDialog
      {...question}
      title={t('idle.title', { id: String(recharge?.id) })}
      description={t('idle.description', {
        amount: words.amount(recharge?.idleAmount, recharge?.idleAmountText),
        time: words.length(recharge?.idleSeconds ?? 0),
      })}
      confirmLabel={t('idle.confirm')}
      refusal={t('idle.refused')}
      reasons={{ refundOpen: t('card.idleRefundOpen'), refunded: t('idle.refunded') }}
      disabledReason={door.isClosed ? door.text : undefined}
    >
      <p>{door.text}</p>
    </OnceDialog>
  )
}

/** Whether the charge was paid, and whether its money went back by a refund. Who may not read movements is told both cases. */
function useOtherDoor(recharge: Recharge | undefined, hasMovements: boolean) {
  const t = useText('transactions')
  const { amountOf } = useMovementWords()
  const id = hasMovements ? recharge?.id : undefined
  const at = recharge?.stoppedAt
  const read = useLoadable(
    useMemo(() => idleMovementQuery(id === undefined || at === undefined ? undefined : { id, at }), [id, at]),
  )
  if (id === undefined || at === undefined || phaseOf(read) === 'failed')
    return { isClosed: false, text: t('idle.money') }
  if (read.data === undefined) return { isClosed: false, text: t('idle.looking') }
  const { movement } = read.data
  // A charge of another number may have been paid all the same.
  if (!movement) return { isClosed: false, text: t('idle.money') }
  if (hasGoneBack(movement)) return { isClosed: true, text: t('idle.refunded') }
  return movement.paidAt === undefined
    ? { isClosed: false, text: t('idle.unpaid') }
    : { isClosed: false, text: t('idle.paid', { amount: amountOf(movement, movement.amount) }) }
}
