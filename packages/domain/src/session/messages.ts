/** What session rules say; the words are in the catalogue of the session area, under these keys. */
export const SESSION_MESSAGES = [
  'loginSucceeded',
  'loginUnauthorized',
  'loginForbidden',
  'loginFailed',
  'sessionNotKept',
  'logoutSucceeded',
  'logoutFailed',
  'logoutAnyway',
  'sessionExpired',
  'sessionEndsSoon',
  'humanCheckMissing',
  'emailInvalid',
  'passwordMissing',
  'codeMissing',
  'codeSent',
  'codeNotSent',
  'codeExpired',
  'tooManyAttempts',
  'codeInvalid',
  'redirectToLogin',
  'passwordChanged',
  'changeUnknown',
  'serverUnreachable',
] as const
export type SessionMessageKey = (typeof SESSION_MESSAGES)[number]

/** How a call ended: its status, or that no answer came, or that the answer could not be read. */
export type CallEnd = number | 'unreachable' | 'unreadable'

/** What a failed sign-in says (AUT-011 to AUT-013). A 2xx without token or permissions is 'any other' too (AUT-006). */
export function loginMessage(end: CallEnd): SessionMessageKey {
  if (end === 401) return 'loginUnauthorized'
  if (end === 403) return 'loginForbidden'
  return 'loginFailed'
}

/** What a failed request for a code says (REC-005); without an answer, that the server could not be reached. */
export function sendCodeMessage(end: CallEnd): SessionMessageKey {
  return typeof end === 'number' ? 'codeNotSent' : 'serverUnreachable'
}

/** What a failed change of the password says, and whether it ends at the sign-in screen. */
export interface ChangeFailure {
  readonly message: SessionMessageKey
  /** The code is spent: 'redirectToLogin' is shown too and the product leaves after `REDIRECT_DELAY_MS`. */
  readonly fatal: boolean
  /** Whether the human check is to be done again. */
  readonly resetsHumanCheck: boolean
}

/** How long the fatal message stands before the sign-in screen opens (REC-020). */
export const REDIRECT_DELAY_MS = 2000

/**
 * What a failed change of the password says (REC-015 to REC-020). A lost or unreadable answer is unknown, never failed:
 * the password may have been changed.
 */
export function changeMessage(end: CallEnd): ChangeFailure {
  if (end === 410 || end === 404) return { message: 'codeExpired', fatal: true, resetsHumanCheck: false }
  if (end === 429) return { message: 'tooManyAttempts', fatal: true, resetsHumanCheck: false }
  const message = typeof end === 'number' ? 'codeInvalid' : 'changeUnknown'
  return { message, fatal: false, resetsHumanCheck: true }
}
