import { expect, test } from 'vitest'
import { type Outcome, writeEndOf } from './outcome.ts'

test.each<[Outcome<unknown>, string]>([
  [{ kind: 'done', data: {}, unreadRows: 0 }, 'done'],
  [{ kind: 'done-empty' }, 'done'],
  [{ kind: 'refused', status: 0, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 200, body: { type: 'error' } }, 'refused'],
  [{ kind: 'refused', status: 400, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 403, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 408, body: undefined }, 'unknown'],
  [{ kind: 'refused', status: 500, body: undefined }, 'unknown'],
  [{ kind: 'unreachable', reason: 'timeout' }, 'unknown'],
  [{ kind: 'unreachable', reason: 'network' }, 'unknown'],
  [{ kind: 'unreadable', status: 200 }, 'unknown'],
])('R16 a write that ends as %j is %s', (outcome, end) => {
  expect(writeEndOf(outcome)).toBe(end)
})
