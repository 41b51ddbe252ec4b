import type { CallEnd } from '@corrente/domain/session'
import {
  type Answer,
  isAnsweredEnd,
  onceEnd,
  type Refusal,
  unreadWhy,
  type WriteEnd,
  writeEnd,
} from '@corrente/domain/writes'
import type { Outcome } from '../../gateways/index.ts'

const OK = 200
const NO_CONTENT = 204
const NEVER_SENT = 400

/** How a call ended, by its status; a call that was never sent counts as refused. */
export function callEndOf(outcome: Outcome<unknown>): CallEnd {
  switch (outcome.kind) {
    case 'done':
      return OK
    case 'done-empty':
      return NO_CONTENT
    case 'refused':
      return outcome.status === 0 ? NEVER_SENT : outcome.status
    default:
      return outcome.kind
  }
}

/** A body that says error under a status of success. */
const saysError = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.status >= 200 && outcome.status < 300

/** What the server said; status 0 where the call was never sent. */
export const refusalOf = (outcome: Outcome<unknown>): Refusal =>
  outcome.kind === 'refused' ? { status: outcome.status, body: outcome.body } : { status: 0, body: undefined }

function answer<Result>(end: WriteEnd, outcome: Outcome<unknown>, result: Result): Answer<Result> {
  if (end === 'done') return { end, result }
  if (end === 'refused') return { end, refusal: refusalOf(outcome) }
  return { ...unknownOf(outcome), ...(outcome.kind === 'refused' && { refusal: refusalOf(outcome) }) }
}

/** The end of a call that nobody knows; whether the server has answered it all the same. */
const unknownOf = (outcome: Outcome<unknown>): Extract<Answer<never>, { end: 'unknown' }> => ({
  end: 'unknown',
  ...(isAnsweredEnd(callEndOf(outcome)) && { isAnswered: true }),
})

/** What the answer of a write says (decisions: Calls). @param result - of a write that is done */
export const answerOf = <Result>(outcome: Outcome<unknown>, result: Result): Answer<Result> =>
  answer(writeEnd(callEndOf(outcome), saysError(outcome)), outcome, result)

/**
 * What the answer of a once-only action says. Give the send a reader: without one a 2xx with a body counts as one
 * without.
 * @param documented - the statuses that the contract gives for success
 */
export function onceAnswerOf<Result>(
  outcome: Outcome<unknown>,
  documented: readonly number[],
  result: Result,
): Answer<Result> {
  const end = onceEnd(callEndOf(outcome), documented, saysError(outcome))
  // A look alone says what became of it: an error in between is no word of the server on the object.
  return end === 'unknown' ? unknownOf(outcome) : answer(end, outcome, result)
}

/** Nothing is sent, as what is to be changed could not be read: gone, not permitted, or out of reach. */
export const notRead = (outcome: Outcome<unknown>) =>
  ({ look: 'notSent', why: unreadWhy(callEndOf(outcome)) }) as const
