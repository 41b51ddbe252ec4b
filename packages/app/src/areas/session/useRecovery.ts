import {
  type CallEnd,
  changeMessage,
  REDIRECT_DELAY_MS,
  type SessionMessageKey,
  sendCodeMessage,
} from '@corrente/domain/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAlone } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { changePassword, endOf, type PasswordChange, sendCode } from '../../resources/session.ts'
import type { Submission } from './useSignIn.ts'

const IDLE = { isSending: false, message: undefined, round: 0 } as const
type State = Omit<Submission<never>, 'submit'>

/**
 * Asks for a code (REC-003 to REC-005): a success goes on with the e-mail; a failure stays, keeps what was typed and
 * resets the human check.
 * @param onSent - goes to the second step, with the e-mail in the navigation's state
 */
export function useSendCode(
  onSent: (email: string) => void,
): Submission<{ readonly email: string; readonly answer: string }> {
  const { cp } = usePorts().gateways
  const [state, setState] = useState<State>(IDLE)
  const alone = useAlone('recovery')
  const fail = (end: CallEnd) =>
    setState((before) => ({ isSending: false, message: sendCodeMessage(end), round: before.round + 1 }))
  const submit = async ({ email, answer }: { readonly email: string; readonly answer: string }) => {
    setState((before) => ({ ...before, isSending: true, message: undefined }))
    const end = endOf(await sendCode(cp, email, answer))
    if (end === undefined) onSent(email.trim())
    else fail(end)
    return false
  }
  return {
    ...state,
    submit: (values) =>
      void alone.run(
        () => submit(values),
        () => fail('unreadable'),
      ),
  }
}

/** A change of the password, with what a spent code adds. */
export interface ChangeSubmission extends Submission<Omit<PasswordChange, 'email'>> {
  /** The code is spent: the form is closed and the sign-in screen follows after 2 s (REC-019, REC-020). */
  readonly isOver: boolean
}

/**
 * Sends code and new password (REC-015 to REC-022).
 * @param onLeave - goes to the sign-in screen; with the success message, or without one after a spent code
 */
export function useChangePassword(
  email: string,
  onLeave: (message: SessionMessageKey | undefined) => void,
): ChangeSubmission {
  const { cp } = usePorts().gateways
  const [state, setState] = useState<State & { readonly isOver: boolean }>({ ...IDLE, isOver: false })
  const alone = useAlone('recovery')
  const leaveAfterSpentCode = useEffectEvent(() => onLeave(undefined))

  useEffect(() => {
    if (!state.isOver) return
    const timer = setTimeout(() => leaveAfterSpentCode(), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state.isOver])

  const fail = (end: CallEnd): boolean => {
    const { message, fatal, resetsHumanCheck } = changeMessage(end)
    setState((before) => ({
      isSending: false,
      message,
      round: before.round + (resetsHumanCheck ? 1 : 0),
      isOver: fatal,
    }))
    // A spent code leaves nothing to send.
    return fatal
  }
  const submit = async (values: Omit<PasswordChange, 'email'>) => {
    setState((before) => ({ ...before, isSending: true, message: undefined }))
    const end = endOf(await changePassword(cp, { ...values, email }))
    if (end === undefined) {
      onLeave('passwordChanged')
      return false
    }
    return fail(end)
  }
  return {
    ...state,
    submit: (values) =>
      void alone.run(
        () => submit(values),
        () => fail('unreadable'),
      ),
  }
}
