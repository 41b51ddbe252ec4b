import { onceEnd } from '@corrente/domain/once-only'
import type { CallEnd } from '@corrente/domain/session'
import type { Outcome } from '../../gateways/index.ts'

const NO_CONTENT = 204
const OK = 200
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

/**
 * What the answer of a once-only action says. Give the send a reader: without one a 2xx with a body counts as one
 * without.
 * @param documented - the statuses that the contract gives for success
 */
export function onceEndOf(
  outcome: Outcome<unknown>,
  documented: readonly number[],
): 'done' | 'refused' | 'unknown' {
  const saysError = outcome.kind === 'refused' && outcome.status >= 200 && outcome.status < 300
  return onceEnd(callEndOf(outcome), documented, saysError)
}
