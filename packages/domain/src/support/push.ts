import { defineForm, type FormErrors } from '../forms/index.ts'
import { fingerprint } from '../text/index.ts'
import { type MailWord, MESSAGE } from './mail.ts'

/** What the end of a push notification says (SUP-011, SUP-012). A lost answer is unknown: it may have gone out. */
export const PUSH_ENDS = { done: 'pushSent', refused: 'sendFailed', unknown: 'pushUnknown' } as const

/** The body of POST `push-notification` (SUP-009). */
export interface PushRequest {
  readonly message: string
}

/** What the form of a push notification holds (SUP-002). */
export interface PushValues {
  readonly message: string
}
/** What is wrong with a push notification; empty when it may be sent. */
export type PushErrors = FormErrors<keyof PushValues, MailWord>
/** The form of a push notification (SUP-002, SUP-006, SUP-007). */
export const PUSH_FORM = defineForm<PushValues, keyof PushValues, MailWord>()({ message: MESSAGE })

/** The body to send a push notification with. */
export function pushRequest(message: string): PushRequest {
  return { message: message.trim() }
}

/**
 * The key of the intent to send this text: for the once-only journal, which holds no texts, so it is a fingerprint. The
 * same text is the same intent, so it cannot go out to everyone twice by a reload or from a second tab.
 */
export function pushIntent(message: string): string {
  const { message: text } = pushRequest(message)
  return `push:${text.length}-${fingerprint(text)}`
}
