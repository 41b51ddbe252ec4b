import {
  QR_UNSURE_MS,
  type QrAction,
  type QrTarget,
  qrIntent,
  qrStartRequest,
  qrStopRequest,
} from '@corrente/domain/qr-code'
import { FORM_PATIENCE } from '@corrente/domain/writes'
import type { Gateway } from '../gateways/index.ts'
import { answerOf, type WriteAction } from '../kit/writes/index.ts'

/** How long a driver waits for an answer before it counts as lost, in milliseconds. */
const TIMEOUT_MS = 15_000

/** A 401 is an answer here, not the end of a session: nobody has to have one (QRC-001). */
const OPEN = { isLogin: true, timeoutMs: TIMEOUT_MS } as const

/** What a driver asks of a connector. */
export interface QrCommand {
  readonly target: QrTarget
  readonly action: QrAction
  /** The build's QR-code token. */
  readonly token: string
  /** Answer of the human check, which works once; a STOP carries none. */
  readonly humanAnswer: string
}

/** POST qrcode/start (QRC-007) or qrcode/stop (QRC-008). */
const sendCommand = (cp: Gateway, { target, action, token, humanAnswer }: QrCommand) =>
  action === 'start'
    ? cp.send('POST', 'qrcode/start', { json: qrStartRequest(target, token, humanAnswer), ...OPEN })
    : cp.send('POST', 'qrcode/stop', { json: qrStopRequest(target, token), ...OPEN })

/** A driver's command: sent once; no call tells what became of it, so a lost one waits for somebody who looked. */
export const qrCommand = (
  cp: Gateway,
  command: QrCommand,
): WriteAction<QrCommand, Readonly<Record<string, never>>> => ({
  keys: [qrIntent(command.target, command.action)],
  lock: 'allTabs',
  journal: 'qr',
  isPublic: true,
  patience: { ...FORM_PATIENCE, staleAfterMs: QR_UNSURE_MS },
  outdates: [],
  look: async () => ({ look: 'ready', ready: command }),
  proofOf: () => ({}),
  send: async (ready) => answerOf(await sendCommand(cp, ready), undefined),
})
