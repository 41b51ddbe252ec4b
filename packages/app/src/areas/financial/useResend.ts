import type { Movement } from '@corrente/domain/financial'
import { isUnderWay, isUnsettled } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { useState } from 'react'
import { useOpenWrites, useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { resendAction, resendKey } from '../../resources/refunds.ts'

/** Sends the invoice of a movement again (NFE-008 to NFE-017); afterwards it waits for the next reading (NFE-007). */
export function useResend(movement: Movement) {
  const { gateways, toasts } = usePorts()
  const t = useText('financial')
  const key = resendKey(movement.key)
  const isUnknown = useOpenWrites('financial', key).length > 0
  // The row that it was asked for: another reading of it takes the button back.
  const [sentFor, setSentFor] = useState<Movement>()
  const write = useWrite(resendAction(gateways.fin, movement))
  const { state } = write
  const send = async () => {
    const end = await write.press()
    const tell = (tone: 'success' | 'danger' | 'warning', text: string) =>
      toasts.show({ id: 'invoice-resend', tone, text })
    if (end.phase === 'done') {
      setSentFor(movement)
      tell('success', t('nfe.sent'))
    } else if (isUnsettled(end)) tell('warning', t('nfe.unknown'))
    else tell('danger', t('nfe.failed'))
  }
  return {
    isBusy: isUnderWay(state),
    isOpen: isUnknown || sentFor === movement,
    send: () => void send(),
  }
}
