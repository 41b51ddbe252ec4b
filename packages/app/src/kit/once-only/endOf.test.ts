import { expect, test } from 'vitest'
import type { Outcome } from '../../gateways/index.ts'
import { onceEndOf } from './endOf.ts'

test.each<[Outcome<unknown>, number, string]>([
  [{ kind: 'done-empty' }, 204, 'done'],
  [{ kind: 'done', data: {}, unreadRows: 0 }, 204, 'unknown'],
  [{ kind: 'done', data: {}, unreadRows: 0 }, 200, 'done'],
  [{ kind: 'refused', status: 200, body: { type: 'error' } }, 200, 'refused'],
  [{ kind: 'refused', status: 200, body: { type: 'error' } }, 204, 'unknown'],
  [{ kind: 'refused', status: 0, body: undefined }, 204, 'refused'],
  [{ kind: 'refused', status: 403, body: undefined }, 204, 'refused'],
  [{ kind: 'refused', status: 408, body: undefined }, 204, 'unknown'],
  [{ kind: 'refused', status: 503, body: undefined }, 204, 'unknown'],
  [{ kind: 'unreachable', reason: 'timeout' }, 204, 'unknown'],
  [{ kind: 'unreadable', status: 200 }, 204, 'unknown'],
])('%j of an action documented with %d is %s', (outcome, documented, end) => {
  expect(onceEndOf(outcome, [documented])).toBe(end)
})
