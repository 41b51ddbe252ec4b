import type { Movement, RefundAsk } from '@corrente/domain/financial'
import { gatewayTextOf } from '@corrente/domain/wire'
import { isUnderWay, ownWordsOf, type Refusal } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import { MovementDrawer, RefundDialog, RefundPanel, useMovementWords } from '@corrente/ui/widgets/financial'
import { useState } from 'react'
import { useLinkTo } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { MovementPlace } from '../../resources/movements.ts'
import { refundOf, resendBlock, useCode, useMovement, useOwner, useSharedWay } from './useMovement.ts'
import { useRefund } from './useRefund.ts'
import { useResend } from './useResend.ts'

export interface MovementPanelProps {
  /** As the list has it. */
  readonly listed: Movement
  readonly place: MovementPlace
  /** The other rows of the list: one number may stand under two types. */
  readonly inList: readonly Movement[]
  /** Where it stands over another page: the way to the list. */
  readonly listHref?: string | undefined
  readonly onClose: () => void
}

/** The drawer of a movement: read again on opening, with its refund and its invoice (FIN-006, FIN-010). */
export function MovementPanel({ listed, place, inList, listHref, onClose }: MovementPanelProps) {
  const { copy } = usePorts()
  const t = useText('financial')
  const { nameOf, amountOf } = useMovementWords()
  const found = useMovement(listed, place, inList)
  const { movement, reading, hasChanged, isShared, idle } = found
  const code = useCode(movement)
  const owner = useOwner(movement)
  const resend = useResend(movement, place)
  const [isAsked, setAsked] = useState(false)
  const rechargeHref = useLinkTo('recharge', movement.target === 'USER' ? undefined : String(movement.pk))
  const why = resendBlock(movement, isShared, resend.isOpen)
  return (
    <>
      <MovementDrawer
        movement={movement}
        reading={reading}
        hasChanged={hasChanged}
        sharedWay={useSharedWay(movement, found)}
        code={code}
        onCopy={copy}
        rechargeHref={rechargeHref}
        {...owner}
        resendReason={
          why &&
          t(
            why === 'sharedNumber'
              ? 'drawer.sharedNumber'
              : why === 'status'
                ? 'nfe.resendReason'
                : 'nfe.resendOpen',
          )
        }
        isResending={resend.isBusy}
        onResend={() => setAsked(true)}
        listHref={listHref}
        refund={<Refund movement={movement} place={place} known={{ isShared, idle }} />}
        onClose={onClose}
      />
      <AlertDialog
        isOpen={isAsked}
        tone="brand"
        title={t('nfe.question')}
        description={t('nfe.questionDetail', {
          what: nameOf(movement),
          amount: amountOf(movement, movement.amount),
        })}
        confirmLabel={t('nfe.confirm')}
        onConfirm={() => {
          setAsked(false)
          resend.send()
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

interface RefundProps {
  readonly movement: Movement
  readonly place: MovementPlace
  readonly known: Pick<ReturnType<typeof useMovement>, 'isShared' | 'idle'>
}

/** How much is left of a movement, and the way to give it back. */
function Refund({ movement, place, known }: RefundProps) {
  const { clock, copy } = usePorts()
  const t = useText('refunds')
  const once = useText('once-only')
  const refusedWith = (refusal: Refusal) => {
    const text = ownWordsOf(refusal, gatewayTextOf)
    return text === undefined ? t('state.refused') : t('state.refusedWith', { text })
  }
  const notSentWith = (why: string) => {
    if (why === 'open') return t('block.open')
    const common = COMMON_WORDS.find((known) => known === why)
    return common ? once(`notSent.${common}`) : t(`notSent.${notSentOf(why)}`)
  }
  const refund = useRefund(movement, place)
  const [shown, setShown] = useState<Movement>()
  const { state, requested, isOpen } = refund
  const { room, block } = refundOf(movement, { requested, isOpen, ...known })
  // A no is told once the row was looked at.
  const isRefusing = state.phase === 'verifying' && state.looksFirst === true
  const isBusy = state.phase === 'looking' || state.phase === 'sending' || isRefusing
  const notice =
    state.phase === 'refused'
      ? refusedWith(state.refusal)
      : state.phase === 'elsewhere'
        ? t('state.elsewhere')
        : state.phase === 'notSent'
          ? notSentWith(state.why)
          : undefined
  const send = async (of: Movement, ask: RefundAsk) => {
    const end = await refund.send(of, ask)
    if (!['refused', 'notSent', 'elsewhere'].includes(end.phase)) setShown(undefined)
  }
  // What is on its way, or was said yes to, is told in the drawer; a refusal stays in the dialog.
  const isAsking = shown !== undefined && (isBusy || notice !== undefined || state.phase === 'idle')
  return (
    <>
      <RefundPanel
        movement={movement}
        room={room}
        state={state}
        asked={refund.asked}
        blockedReason={block ? t(`block.${block}`) : isUnderWay(state) ? t('block.open') : undefined}
        onRefund={() => {
          refund.forget()
          setShown(movement)
        }}
        onCopy={copy}
        onVerify={refund.verify}
        onRelease={() => void refund.disprove()}
      />
      <RefundDialog
        movement={isAsking ? shown : undefined}
        room={shown && refundOf(shown, { requested, isOpen: false, ...known }).room}
        now={clock.serverNow()}
        isBusy={isBusy}
        notice={notice}
        onConfirm={(ask) => {
          if (shown) void send(shown, ask)
        }}
        onClose={() => {
          setShown(undefined)
          refund.forget()
        }}
      />
    </>
  )
}

const COMMON_WORDS = ['notPermitted', 'notKept', 'damaged'] as const
const NOT_SENT_WORDS = [
  'gone',
  'changed',
  'blocked',
  'sharedNumber',
  'idleCancelled',
  'idleCancelOpen',
] as const
const notSentOf = (why: string) => NOT_SENT_WORDS.find((known) => known === why) ?? 'unreachable'
