import { checkForm, defineForm, type FormErrors, type WriteEnd } from '../forms/index.ts'
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

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * The key of the intent to send this text: for the once-only journal, which holds no texts, so it is a fingerprint. The
 * same text is the same intent, so it cannot go out to everyone twice by a reload or from a second tab.
 */
export function pushIntent(message: string): string {
  const { message: text } = pushRequest(message)
  let hash = FNV_START
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  return `push:${text.length}-${(hash >>> 0).toString(16)}`
}

/**
 * Where a push notification stands. It reaches every user's phone and no call tells whether it did: so it is asked for
 * first, sent once, and after a lost answer sent again only by somebody who was told that it may have gone out.
 */
export type PushState =
  | { readonly phase: 'editing' }
  /** Asked: "to all users?" `mayBeOut`: this text may have gone out already, and the question says so. */
  | { readonly phase: 'asking'; readonly message: string; readonly mayBeOut: boolean }
  | { readonly phase: 'sending'; readonly message: string }
  | { readonly phase: 'ended'; readonly message: string; readonly end: WriteEnd }

/** What happens to a push notification. */
export type PushEvent =
  /** The form was submitted. `isOpen`: the journal holds this text's intent, from before a reload or another tab. */
  | { readonly type: 'submit'; readonly message: string; readonly isOpen: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'confirm' }
  | { readonly type: 'ended'; readonly end: WriteEnd }

/** What is to be done next. */
export type PushEffect =
  | { readonly do: 'nothing' }
  /** Keep `key` in the journal, then send, once. */
  | { readonly do: 'send'; readonly key: string; readonly body: PushRequest }
  /** It is settled: take `key` out of the journal. */
  | { readonly do: 'settle'; readonly key: string }

/** The next state and what to do. */
export interface PushStep {
  readonly state: PushState
  readonly effect: PushEffect
}

const stay = (state: PushState): PushStep => ({ state, effect: { do: 'nothing' } })

/** Moves a push notification (SUP-009). An event that does not fit the phase changes nothing: a second click, a late answer. */
export function stepPush(state: PushState, event: PushEvent): PushStep {
  switch (event.type) {
    case 'submit': {
      if (state.phase === 'asking' || state.phase === 'sending') return stay(state)
      if (checkForm(PUSH_FORM, event).message) return stay(state)
      const { message } = pushRequest(event.message)
      const isLost = state.phase === 'ended' && state.end === 'unknown' && state.message === message
      return stay({ phase: 'asking', message, mayBeOut: isLost || event.isOpen })
    }
    case 'cancel': {
      if (state.phase !== 'asking') return stay(state)
      // What was lost stays lost: the page goes on saying so.
      const { message, mayBeOut } = state
      return stay(mayBeOut ? { phase: 'ended', message, end: 'unknown' } : { phase: 'editing' })
    }
    case 'confirm': {
      if (state.phase !== 'asking') return stay(state)
      const { message } = state
      const effect = { do: 'send', key: pushIntent(message), body: pushRequest(message) } as const
      return { state: { phase: 'sending', message }, effect }
    }
    case 'ended': {
      if (state.phase !== 'sending') return stay(state)
      const { message } = state
      const next: PushState = { phase: 'ended', message, end: event.end }
      return event.end === 'unknown'
        ? stay(next)
        : { state: next, effect: { do: 'settle', key: pushIntent(message) } }
    }
  }
}
