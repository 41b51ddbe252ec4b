import {
  changeMessage,
  REDIRECT_DELAY_MS,
  type SessionMessageKey,
  sendCodeMessage,
} from '@corrente/domain/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const isUnderWay = useRef(false)
  const submit = async ({ email, answer }: { readonly email: string; readonly answer: string }) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState((before) => ({ ...before, isSending: true, message: undefined }))
    const end = endOf(await sendCode(cp, email, answer))
    isUnderWay.current = false
    if (end === undefined) return onSent(email.trim())
    setState((before) => ({ isSending: false, message: sendCodeMessage(end), round: before.round + 1 }))
  }
  return { ...state, submit: (values) => void submit(values) }
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
  const isUnderWay = useRef(false)
  const leaveAfterSpentCode = useEffectEvent(() => onLeave(undefined))

  useEffect(() => {
    if (!state.isOver) return
    const timer = setTimeout(() => leaveAfterSpentCode(), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state.isOver])

  const submit = async (values: Omit<PasswordChange, 'email'>) => {
    if (isUnderWay.current || state.isOver) return
    isUnderWay.current = true
    setState((before) => ({ ...before, isSending: true, message: undefined }))
    const end = endOf(await changePassword(cp, { ...values, email }))
    isUnderWay.current = false
    if (end === undefined) return onLeave('passwordChanged')
    const { message, fatal, resetsHumanCheck } = changeMessage(end)
    setState((before) => ({
      isSending: false,
      message,
      round: before.round + (resetsHumanCheck ? 1 : 0),
      isOver: fatal,
    }))
  }
  return { ...state, submit: (values) => void submit(values) }
}
