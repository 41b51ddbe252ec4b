import {
  type CallEnd,
  changeMessage,
  REDIRECT_DELAY_MS,
  type SessionMessageKey,
  sendCodeMessage,
} from '@corrente/domain/session'
import { useEffect, useEffectEvent } from 'react'
import { usePorts } from '../../ports/index.ts'
import { changePassword, endOf, type PasswordChange, sendCode } from '../../resources/session.ts'
import { type Failure, type Submission, useSubmission } from './useSubmission.ts'

/**
 * Asks for a code (REC-003 to REC-005): a success goes on with the e-mail; a failure stays, keeps what was typed and
 * resets the human check.
 * @param onSent - goes to the second step, with the e-mail in the navigation's state
 */
export function useSendCode(onSent: (email: string) => void): Submission<Pick<PasswordChange, 'email'>> {
  const { cp } = usePorts().gateways
  const send = async ({ email, answer }: Pick<PasswordChange, 'email' | 'answer'>) => {
    const end = endOf(await sendCode(cp, email, answer))
    if (end === undefined) onSent(email.trim())
    return end === undefined ? undefined : { message: sendCodeMessage(end) }
  }
  return useSubmission<Pick<PasswordChange, 'email'>>('recovery', send, {
    message: sendCodeMessage('unreadable'),
  })
}

const changeFailure = (end: CallEnd): Failure => {
  const { message, fatal, resetsHumanCheck } = changeMessage(end)
  return { message, resetsHumanCheck, isOver: fatal }
}

/**
 * Sends code and new password (REC-015 to REC-022). A spent code closes the form: the sign-in screen follows after 2 s
 * (REC-019, REC-020).
 * @param onLeave - goes to the sign-in screen; with the success message, or without one after a spent code
 */
export function useChangePassword(
  email: string,
  onLeave: (message: SessionMessageKey | undefined) => void,
): Submission<Pick<PasswordChange, 'code' | 'password'>> {
  const { cp } = usePorts().gateways
  const send = async (values: Omit<PasswordChange, 'email'>) => {
    const end = endOf(await changePassword(cp, { ...values, email }))
    if (end === undefined) onLeave('passwordChanged')
    return end === undefined ? undefined : changeFailure(end)
  }
  const change = useSubmission<Pick<PasswordChange, 'code' | 'password'>>(
    'recovery',
    send,
    changeFailure('unreadable'),
  )
  const leaveAfterSpentCode = useEffectEvent(() => onLeave(undefined))
  useEffect(() => {
    if (!change.isOver) return
    const timer = setTimeout(() => leaveAfterSpentCode(), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [change.isOver])
  return change
}
