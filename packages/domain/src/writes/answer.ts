import type { CallEnd } from '../session/index.ts'
import { serverTextOf } from '../wire/index.ts'
import type { Snapshot } from './journal.ts'

/** How a call that writes ended. `unknown`: it may have happened; never called failed or done. */
export type WriteEnd = 'done' | 'refused' | 'unknown'

/** A server's no: its status and its body as parsed JSON, undefined without one. */
export interface Refusal {
  /** 0: the call was never sent, as one of its values was not fit to be sent. */
  readonly status: number
  readonly body: unknown
}

/**
 * The server's own words of a no that it said under a status of success (decisions: Saving); undefined: another refusal, or
 * one without words.
 * @param wordsOf where its API says why; default: the charge-point API
 */
export const ownWordsOf = (
  { status, body }: Refusal,
  wordsOf: (body: unknown) => string | undefined = serverTextOf,
): string | undefined => (status >= 200 && status < 300 ? wordsOf(body) : undefined)

/** What a send says, by the statuses that its call documents. */
export type Answer<Result> =
  | { readonly end: 'done'; readonly result: Result }
  | {
      readonly end: 'refused'
      readonly refusal: Refusal
      /** It may have been applied all the same (a "duplicate" that is one's own): the refusal stands only where a look finds nothing. */
      readonly looksFirst?: boolean
    }
  | {
      readonly end: 'unknown'
      /** What the server said, where it said something (a 500): it stands once a look proved that nothing happened. */
      readonly refusal?: Refusal
      /** The server has answered, with a 5xx: the call is over, and nothing of it can still be delivered. */
      readonly isAnswered?: boolean
    }

/** What reading an object back says of a write. */
export type Found<Result> =
  | { readonly found: 'applied'; readonly result: Result }
  /** `isSettled`: nor can it be applied any more, however late the call is delivered (its id is somebody else's now). */
  | { readonly found: 'unchanged'; readonly isSettled?: boolean }
  /** It changed, but not as asked: what was found. */
  | { readonly found: 'other'; readonly what: Snapshot }
  | { readonly found: 'unreadable' }

/**
 * Why nothing was sent, besides an action's own reasons. `open`: an earlier write of the same object is not settled;
 * `damaged`: what the journal holds of one cannot be read; `notKept`: the journal could not be written (storage is full or
 * blocked).
 */
export const NOT_SENT = [
  'gone',
  'notPermitted',
  'unreachable',
  'changed',
  'open',
  'damaged',
  'notKept',
] as const
export type NotSent = (typeof NOT_SENT)[number]

/** What the look before a send says. */
export type Look<Ready, Ask = never, Why extends string = never> =
  | { readonly look: 'ready'; readonly ready: Ready }
  /** It asks first; `ready` is what a yes sends. */
  | { readonly look: 'ask'; readonly ask: Ask; readonly ready: Ready }
  | { readonly look: 'notSent'; readonly why: NotSent | Why }

/**
 * Why an object that could not be read before a write was not written: 404 says that it is gone, 401 and 403 that it is
 * not permitted; anything else is an outage, which must not read as a deletion (decisions: Screens).
 */
export function unreadWhy(end: CallEnd): 'gone' | 'notPermitted' | 'unreachable' {
  if (end === 404) return 'gone'
  return end === 401 || end === 403 ? 'notPermitted' : 'unreachable'
}

/**
 * What the end of a write means (decisions: Calls): a 2xx that does not say error is done; another 4xx than 408, and an
 * answer that says error, is refused: it did not happen; everything else may have happened.
 *
 * @param saysError whether the body says `type: "error"`, a failure whatever the status.
 */
export function writeEnd(end: CallEnd, saysError = false): WriteEnd {
  if (typeof end !== 'number') return 'unknown'
  if (end >= 200 && end < 300) return saysError ? 'refused' : 'done'
  return end >= 400 && end < 500 && end !== 408 ? 'refused' : 'unknown'
}

/**
 * What the answer of a once-only action says (decisions: Financial and refunds): done only with a documented status;
 * refused, it did not happen, with a 4xx other than 408 or a body that says error under any 2xx; everything else is
 * unknown.
 *
 * @param documented the statuses that the contract gives for success.
 */
export function onceEnd(end: CallEnd, documented: readonly number[], saysError = false): WriteEnd {
  if (typeof end !== 'number') return 'unknown'
  if (end >= 200 && end < 300 && saysError) return 'refused'
  if (documented.includes(end)) return 'done'
  return end >= 400 && end < 500 && end !== 408 ? 'refused' : 'unknown'
}

/** A gateway's own time-out: what stands behind it may still be at work. */
const GATEWAY_TIMEOUT = 504

/**
 * Whether a call whose end is unknown is over all the same: only an answered 5xx lets an object that is not there count as
 * not saved (decisions: Saving).
 */
export const isAnsweredEnd = (end: CallEnd): boolean =>
  typeof end === 'number' && end >= 500 && end !== GATEWAY_TIMEOUT

/**
 * What reading an object by its key says of its deletion: it is gone, it is still there, or that cannot be told. Only a
 * 404 and a 410 say that it is gone; any other refused answer may have other reasons.
 */
export function readDeleted(end: CallEnd): Found<void> {
  if (end === 404 || end === 410) return { found: 'applied', result: undefined }
  return { found: typeof end === 'number' && end >= 200 && end < 300 ? 'unchanged' : 'unreadable' }
}
