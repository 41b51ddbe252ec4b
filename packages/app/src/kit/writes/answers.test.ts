import { expect, test } from 'vitest'
import type { Outcome } from '../../gateways/index.ts'
import { answerOf, callEndOf, notRead, onceAnswerOf } from './answers.ts'

test.each<[Outcome<unknown>, string]>([
  [{ kind: 'done', data: {}, unreadRows: 0 }, 'done'],
  [{ kind: 'done-empty' }, 'done'],
  [{ kind: 'refused', status: 0, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 200, body: { type: 'error' } }, 'refused'],
  [{ kind: 'refused', status: 400, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 401, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 403, body: undefined }, 'refused'],
  [{ kind: 'refused', status: 408, body: undefined }, 'unknown'],
  [{ kind: 'refused', status: 500, body: { type: 'error' } }, 'unknown'],
  [{ kind: 'unreachable', reason: 'timeout' }, 'unknown'],
  [{ kind: 'unreachable', reason: 'network' }, 'unknown'],
  [{ kind: 'unreadable', status: 200 }, 'unknown'],
])('R16 a write that ends as %j is %s', (outcome, end) => {
  expect(answerOf(outcome, undefined).end).toBe(end)
})

test.each<[Outcome<unknown>, number, string]>([
  [{ kind: 'done-empty' }, 204, 'done'],
  [{ kind: 'done', data: {}, unreadRows: 0 }, 204, 'unknown'],
  [{ kind: 'done', data: {}, unreadRows: 0 }, 200, 'done'],
  [{ kind: 'refused', status: 200, body: { type: 'error' } }, 204, 'refused'],
  [{ kind: 'refused', status: 401, body: undefined }, 200, 'refused'],
  [{ kind: 'refused', status: 500, body: { type: 'error' } }, 204, 'unknown'],
  [{ kind: 'refused', status: 0, body: undefined }, 204, 'refused'],
  [{ kind: 'unreadable', status: 200 }, 200, 'unknown'],
])('R16 a once-only action that ends as %j, documented with %i, is %s', (outcome, documented, end) => {
  expect(onceAnswerOf(outcome, [documented], undefined).end).toBe(end)
})

test.each<[Outcome<unknown>, boolean]>([
  [{ kind: 'refused', status: 500, body: { type: 'error' } }, true],
  [{ kind: 'refused', status: 504, body: undefined }, false],
  [{ kind: 'refused', status: 408, body: undefined }, false],
  [{ kind: 'unreachable', reason: 'timeout' }, false],
  [{ kind: 'unreadable', status: 200 }, false],
])('R16 after %j nothing can still be delivered: %j', (outcome, isOver) => {
  for (const answer of [answerOf(outcome, undefined), onceAnswerOf(outcome, [204], undefined)])
    expect(answer.end === 'unknown' && answer.isAnswered === true).toBe(isOver)
})

test('what the server said goes along: the status and the body', () => {
  const outcome: Outcome<unknown> = { kind: 'refused', status: 500, body: { message: 'broken' } }
  expect(answerOf(outcome, undefined)).toEqual({
    end: 'unknown',
    isAnswered: true,
    refusal: { status: 500, body: { message: 'broken' } },
  })
})

test('an outage before a write is not a deletion', () => {
  expect(notRead({ kind: 'refused', status: 404, body: undefined }).why).toBe('gone')
  expect(notRead({ kind: 'refused', status: 403, body: undefined }).why).toBe('notPermitted')
  expect(notRead({ kind: 'refused', status: 502, body: undefined }).why).toBe('unreachable')
  expect(callEndOf({ kind: 'unreachable', reason: 'network' })).toBe('unreachable')
})
