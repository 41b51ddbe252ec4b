import { pushRequest, type SendEnd, sendEndOf } from '@corrente/domain/support'
import { isUnderWay, isUnsettled } from '@corrente/domain/writes'
import { useState } from 'react'
import type { AnySave } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { pushToAll } from '../../resources/pushNotifications.ts'

/** A push notification at work. */
export interface PushWork extends AnySave<never> {
  /** The text that is asked about or sent; undefined: nothing is. */
  readonly asked: string | undefined
  /** This text may have gone out already, and the question says so. */
  readonly mayBeOut: boolean
  readonly isSending: boolean
  /** Another tab is sending it. */
  readonly isElsewhere: boolean
  /** How the last one ended. */
  readonly end: SendEnd | undefined
}

// What happens after the press is the dialog's to show: the form itself stays open.
const FORM_SIDE = {
  state: { phase: 'idle' },
  verify: () => undefined,
  release: () => undefined,
  resume: () => undefined,
  disprove: async () => undefined,
  forget: () => undefined,
} as const

/**
 * Asks before a push notification, sends it once, whatever is pressed in which tab, and remembers a lost answer past a
 * reload (SUP-009, R16): whoever sends it again was told that it may have gone out.
 * @param text - what the form holds: a press asks about it
 * @param onSent - it went out
 */
export function usePush(text: string, onSent: () => void): PushWork {
  const { cp } = usePorts().gateways
  const [message, setMessage] = useState('')
  const [isAsking, setAsking] = useState(false)
  const push = useWrite(message === '' ? undefined : pushToAll(cp, message), () => {
    push.forget()
    onSent()
  })
  const { state } = push
  const mayBeOut = isUnsettled(state)
  const confirm = async () => {
    const end = mayBeOut ? await push.release() : await push.press()
    // Another tab is at it: the question stands, and says so.
    if (end.phase !== 'elsewhere') setAsking(false)
  }
  return {
    ...FORM_SIDE,
    ownDraft: push.ownDraft,
    asked: isAsking ? message : undefined,
    mayBeOut,
    isSending: isUnderWay(state),
    isElsewhere: state.phase === 'elsewhere',
    end: isAsking && state.phase !== 'refused' ? undefined : sendEndOf(state),
    press: () => {
      const { message: trimmed } = pushRequest(text)
      setMessage(trimmed)
      setAsking(true)
      push.forget()
      void push.resume(pushToAll(cp, trimmed))
    },
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
  }
}
