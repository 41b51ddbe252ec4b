import { type CallEnd, type Login, readLogin } from '@corrente/domain/session'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { callEndOf } from '../kit/writes/index.ts'

/** What the sign-in sends (API-019). */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** Answer of the human check; good for one call. */
  readonly answer: string
}

/** POST login: done only with a token and at least one permission (AUT-006); its 401 is an answer (API-014). */
export const signIn = (cp: Gateway, { email, password, answer }: Credentials): Promise<Outcome<Login>> =>
  cp.send(
    'POST',
    'login',
    { json: { email: email.trim(), password, recaptchaResponse: answer }, isLogin: true },
    readLogin,
  )

/** POST logout with its action (API-032); the body of the answer does not matter. */
export const signOut = (cp: Gateway): Promise<Outcome<never>> =>
  cp.send('POST', 'logout', { json: { action: 'logout' } })

/** POST forgotpassword/sendCode (API-020). */
export const sendCode = (cp: Gateway, email: string, answer: string): Promise<Outcome<never>> =>
  cp.send('POST', 'forgotpassword/sendCode', {
    json: { email: email.trim(), recaptchaResponse: answer },
    isLogin: true,
  })

/** What a change of the password sends (API-021). */
export interface PasswordChange {
  readonly email: string
  /** As typed; sent trimmed (REC-006). */
  readonly code: string
  readonly password: string
  readonly answer: string
}

/** POST forgotpassword/change: only the status counts (API-021). */
export const changePassword = (
  cp: Gateway,
  { email, code, password, answer }: PasswordChange,
): Promise<Outcome<never>> =>
  cp.send('POST', 'forgotpassword/change', {
    json: { email, code: code.trim(), password, recaptchaResponse: answer },
    isLogin: true,
  })

/** How a call that did not succeed ended, in the terms of the session's rules; undefined when it succeeded. */
export const endOf = (outcome: Outcome<unknown>): CallEnd | undefined =>
  outcome.kind === 'done' || outcome.kind === 'done-empty' ? undefined : callEndOf(outcome)
