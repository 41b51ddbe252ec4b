import {
  openQr,
  QR_TOAST_MS,
  type QrAction,
  type QrEffect,
  type QrEvent,
  type QrMessage,
  type QrState,
  type QrTarget,
  qrJournal,
  qrUnsure,
  stepQr,
} from '@corrente/domain/qr-code'
import { useText } from '@corrente/ui/messages'
import { useRef, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { startRecharge, stopRecharge } from '../../resources/qrCode.ts'

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

/** Whose journal the commands stand in: apart from what operators do, which goes by other rules. */
const JOURNAL = 'qr'

const TONES = {
  startSent: 'success',
  stopSent: 'success',
  startFailed: 'danger',
  stopFailed: 'danger',
  startUnknown: 'warning',
  stopUnknown: 'warning',
} as const satisfies Record<QrMessage, string>

/**
 * Sends a driver's commands by the domain's rules: each press once, kept in the journal of this browser before it goes
 * out, so that a reload or another tab knows of it; what came of it in a toast of ten seconds (QRC-009 to QRC-014).
 */
export function useQrCommands(target: QrTarget): QrCommands {
  const t = useText('qr-code')
  const { cp } = usePorts().gateways
  const { storage, locks, clock, newId, tenant, toasts, build } = usePorts()
  const [state, setState] = useState(() =>
    openQr(qrUnsure(storage.readJournal(tenant.id, JOURNAL), target, clock.now())),
  )
  const [round, setRound] = useState(0)
  // Two presses may come before React renders: the rules go by this, not by what was rendered.
  const now = useRef(state)

  const step = (event: QrEvent): QrEffect => {
    const next = stepQr(now.current, event)
    now.current = next.state
    setState(next.state)
    return next.effect
  }

  /**
   * Keeps what is open. @returns false when another tab has this very command on its way, or lost its answer: then it is
   * not sent once more
   */
  const keep = async (sending?: QrAction): Promise<boolean> => {
    let isOurs = true
    await locks.inTurn(`qr:${tenant.id}`, async () => {
      const journal = storage.readJournal(tenant.id, JOURNAL)
      const at = clock.now()
      isOurs = sending === undefined || !qrUnsure(journal, target, at).includes(sending)
      if (isOurs)
        storage.writeJournal(tenant.id, JOURNAL, qrJournal(journal, target, now.current, { id: newId(), at }))
    })
    return isOurs
  }

  const send = async (action: QrAction, effect: QrEffect) => {
    if (effect.do !== 'sendStart' && effect.do !== 'sendStop') return
    const isOurs = await keep(action)
    const end = !isOurs
      ? 'unknown'
      : effect.do === 'sendStart'
        ? await startRecharge(cp, target, build.qrToken, effect.humanAnswer)
        : await stopRecharge(cp, target, build.qrToken)
    const after = step({ type: 'ended', end })
    if (after.do === 'resetHumanCheck') setRound((n) => n + 1)
    const { said } = now.current
    if (said !== undefined)
      toasts.show({ tone: TONES[said], text: t(`message.${said}`), id: 'qr', durationMs: QR_TOAST_MS })
    await keep()
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
      void keep()
    },
  }
}
