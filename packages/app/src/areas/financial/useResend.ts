import type { Movement } from '@corrente/domain/financial'
import { gatewayTextOf } from '@corrente/domain/wire'
import { isUnderWay, ownWordsOf, type WriteState } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { useState } from 'react'
import { useOpenWrites, useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { MovementPlace } from '../../resources/movements.ts'
import { resendAction, resendKey } from '../../resources/refunds.ts'
import { moneyDepsOf } from '../../resources/twoDoors.ts'

type Said = readonly [tone: 'success' | 'danger' | 'warning', text: string]

/** What is said of a resend that has come to rest, if anything: only a refusal is a failure. */
function useSaid(): (end: WriteState) => Said | undefined {
  const t = useText('financial')
  const once = useText('once-only')
  return (end) => {
    switch (end.phase) {
      // The session ended meanwhile: its own screen says so.
      case 'idle':
        return undefined
      case 'done':
        return ['success', t('nfe.sent')]
      case 'refused': {
        const text = ownWordsOf(end.refusal, gatewayTextOf)
        return ['danger', text === undefined ? t('nfe.failed') : t('nfe.failedWith', { text })]
      }
      case 'elsewhere':
        return ['warning', t('nfe.elsewhere')]
      case 'notSent':
        if (end.why === 'notKept' || end.why === 'damaged' || end.why === 'notPermitted')
          return ['danger', once(`notSent.${end.why}`)]
        if (end.why === 'open') return ['warning', t('nfe.open')]
        return ['warning', t(end.why === 'changed' || end.why === 'gone' ? 'nfe.changed' : 'nfe.unreachable')]
      default:
        return ['warning', t('nfe.unknown')]
    }
  }
}

/** Sends the invoice of a movement again (NFE-008 to NFE-017); afterwards it waits for the next reading (NFE-007). */
export function useResend(movement: Movement, place: MovementPlace) {
  const ports = usePorts()
  const said = useSaid()
  const key = resendKey(movement)
  const isUnknown = useOpenWrites('financial', key).some(({ keys }) => keys.includes(key))
  // The row that it was asked for: another reading of it takes the button back.
  const [sentFor, setSentFor] = useState<Movement>()
  const write = useWrite(resendAction(moneyDepsOf(ports), movement, place))
  const send = async () => {
    const end = await write.press()
    if (end.phase === 'done') setSentFor(movement)
    const news = said(end)
    if (!news) return
    const [tone, text] = news
    ports.toasts.show({ id: 'invoice-resend', tone, text })
  }
  return {
    isBusy: isUnderWay(write.state),
    isOpen: isUnknown || sentFor === movement,
    send: () => void send(),
  }
}
