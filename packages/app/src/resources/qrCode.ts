import type { WriteEnd } from '@corrente/domain/forms'
import { type QrTarget, qrEnd, qrStartRequest, qrStopRequest } from '@corrente/domain/qr-code'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { callEndOf } from '../kit/once-only/index.ts'

/** How long a driver waits for an answer before it counts as lost, in milliseconds. */
const TIMEOUT_MS = 15_000

/** A 401 is an answer here, not the end of a session: nobody has to have one (QRC-001). */
const OPEN = { isLogin: true, timeoutMs: TIMEOUT_MS } as const

/** POST qrcode/start (QRC-007). @param humanAnswer - works once */
export const startRecharge = async (
  cp: Gateway,
  target: QrTarget,
  token: string,
  humanAnswer: string,
): Promise<WriteEnd> =>
  endOf(await cp.send('POST', 'qrcode/start', { json: qrStartRequest(target, token, humanAnswer), ...OPEN }))

/** POST qrcode/stop (QRC-008). */
export const stopRecharge = async (cp: Gateway, target: QrTarget, token: string): Promise<WriteEnd> =>
  endOf(await cp.send('POST', 'qrcode/stop', { json: qrStopRequest(target, token), ...OPEN }))

function endOf(outcome: Outcome<unknown>): WriteEnd {
  const saysError = outcome.kind === 'refused' && outcome.status >= 200 && outcome.status < 300
  return qrEnd(callEndOf(outcome), saysError)
}
