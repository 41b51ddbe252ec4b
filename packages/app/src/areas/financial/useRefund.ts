import {
  type Movement,
  REFUND_PREFIX,
  type RefundAsk,
  readRefundProof,
  refundKey,
  requestedOf,
} from '@corrente/domain/financial'
import { useText } from '@corrente/ui/messages'
import { useMovementWords } from '@corrente/ui/widgets/financial'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useOpenWrites, useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { MOVEMENTS_KEY, type MovementPlace } from '../../resources/movements.ts'
import { refundAction } from '../../resources/refunds.ts'
import { moneyDepsOf } from '../../resources/twoDoors.ts'

/** List and totals are read again so long after a yes (RFD-005). */
const RELOAD_MS = 2000

/** What stands open of all refunds. */
export const useOpenRefunds = () => useOpenWrites('financial', REFUND_PREFIX)

/**
 * The refund of one movement: where it stands, what of it is asked for and not seen yet, and the ways on. What the journal
 * holds open is looked up as soon as it is shown.
 */
export function useRefund(
  movement: Pick<Movement, 'pk' | 'target' | 'refunded' | 'coin'> & { readonly key?: string },
  place: MovementPlace,
) {
  const ports = usePorts()
  const deps = useMemo(() => moneyDepsOf(ports), [ports])
  const open = useOpenRefunds()
  const entry = open.find(({ keys }) => keys.includes(refundKey(movement)))
  const proof = entry && readRefundProof(entry.proof)
  // Once it is seen the journal knows it no more, and what was asked for is still to be said.
  const [asked, setAsked] = useState(proof?.asked)
  if (proof && proof.asked !== asked) setAsked(proof.asked)
  const write = useWrite(refundAction(deps, { movement, place }))
  const isOpen = entry !== undefined
  const resume = useEffectEvent(() => void write.resume())
  useEffect(() => {
    if (isOpen) resume()
  }, [isOpen])
  return {
    ...write,
    isOpen,
    requested: requestedOf(open, movement),
    /** In hundredths. */
    asked,
    send: (shown: Movement, ask: RefundAsk) =>
      write.press(refundAction(deps, { movement, place, confirmed: { shown, ask } })),
  }
}

/** Says how a refund goes on, whether or not its drawer is open; once it is accepted, what shows movements is read again. */
export function useRefundNews(
  { state, asked }: Pick<ReturnType<typeof useRefund>, 'state' | 'asked'>,
  movement: Pick<Movement, 'coin'>,
) {
  const { queries, toasts } = usePorts()
  const t = useText('refunds')
  const { amountOf } = useMovementWords()
  const isSeen = state.phase === 'done'
  const tellSeen = useEffectEvent(() =>
    toasts.show({ id: 'refund', tone: 'success', text: t('seen', { amount: amountOf(movement, asked) }) }),
  )
  useEffect(() => {
    if (isSeen) tellSeen()
  }, [isSeen])
  // The server said yes; the row is to show it.
  const isAccepted = state.phase === 'verifying' && state.stage === 'accepted'
  const tellAccepted = useEffectEvent(() => {
    toasts.show({ id: 'refund', tone: 'success', text: t('sent') })
    setTimeout(() => void queries?.invalidateQueries({ queryKey: [...MOVEMENTS_KEY] }), RELOAD_MS)
  })
  useEffect(() => {
    if (isAccepted) tellAccepted()
  }, [isAccepted])
}
