import {
  openQr,
  QR_ACTIONS,
  QR_TOAST_MS,
  type QrAction,
  type QrEffect,
  type QrEvent,
  type QrMessage,
  type QrState,
  type QrTarget,
  qrUnsure,
  stepQr,
} from '@corrente/domain/qr-code'
import type { WriteEnd, WriteState } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { useRef, useState } from 'react'
import { useOpenWrites, useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { qrCommand } from '../../resources/qrCode.ts'

/** The commands of the QR page at work. */
export interface QrCommands {
  readonly state: QrState
  /** Grows when the human check starts anew: its answer was used (QRC-014). */
  readonly round: number
  /** The human check was passed, or no longer counts. */
  readonly verify: (answer: string | undefined) => void
  readonly press: (action: QrAction, isOnline: boolean) => void
  /** Somebody looked at the charger: the lost command did not work. */
  readonly looked: (action: QrAction) => void
}

const TONES = {
  startSent: 'success',
  stopSent: 'success',
  startFailed: 'danger',
  stopFailed: 'danger',
  startUnknown: 'warning',
  stopUnknown: 'warning',
  startNotSent: 'danger',
  stopNotSent: 'danger',
} as const satisfies Record<QrMessage, string>

/** Where another tab has the command, or lost its answer, nobody can tell here either. */
function endOf(state: WriteState): WriteEnd | 'notSent' {
  if (state.phase === 'done' || state.phase === 'refused') return state.phase
  return state.phase === 'notSent' && state.why !== 'open' ? 'notSent' : 'unknown'
}

/**
 * Sends a driver's commands by the domain's rules: each press once, kept in the journal of this browser before it goes
 * out, so that a reload or another tab knows of it; what came of it in a toast of ten seconds (QRC-009 to QRC-014).
 */
export function useQrCommands(target: QrTarget): QrCommands {
  const t = useText('qr-code')
  const { cp } = usePorts().gateways
  const { clock, toasts, build } = usePorts()
  const open = useOpenWrites('qr', 'qr.')
  const [state, setState] = useState(() => openQr(qrUnsure(open, target, clock.now())))
  const [round, setRound] = useState(0)
  // Two presses may come before React renders: the rules go by this, not by what was rendered.
  const now = useRef(state)

  const commandOf = (action: QrAction, humanAnswer = '') =>
    qrCommand(cp, { target, action, token: build.qrToken, humanAnswer })
  const writes = { start: useWrite(commandOf('start')), stop: useWrite(commandOf('stop')) }

  const step = (event: QrEvent): QrEffect => {
    const next = stepQr(now.current, event)
    now.current = next.state
    setState(next.state)
    return next.effect
  }

  const send = async (action: QrAction, effect: QrEffect) => {
    if (effect.do !== 'sendStart' && effect.do !== 'sendStop') return
    const humanAnswer = effect.do === 'sendStart' ? effect.humanAnswer : undefined
    const end = endOf(await writes[action].press(commandOf(action, humanAnswer)))
    const after = step({ type: 'ended', end })
    if (after.do === 'resetHumanCheck') setRound((n) => n + 1)
    const { said, unsure } = now.current
    if (said !== undefined)
      toasts.show({ tone: TONES[said], text: t(`message.${said}`), id: 'qr', durationMs: QR_TOAST_MS })
    if (end !== 'done') return
    writes[action].forget()
    // A command that was taken settles what was unsure before it.
    for (const other of QR_ACTIONS) if (!unsure.includes(other)) void writes[other].disprove()
  }

  return {
    state,
    round,
    verify: (answer) => {
      step(answer === undefined ? { type: 'expired' } : { type: 'verified', humanAnswer: answer })
    },
    press: (action, isOnline) => void send(action, step({ type: 'press', action, isOnline })),
    looked: (action) => {
      step({ type: 'looked', action })
      void writes[action].disprove()
    },
  }
}
