import { expect, test } from 'vitest'
import { gatewayTextOf } from '../wire/index.ts'
import { isAnsweredEnd, onceEnd, ownWordsOf, readDeleted, unreadWhy, writeEnd } from './index.ts'

test.each([
  [200, false, 'done'],
  [204, false, 'done'],
  [200, true, 'refused'],
  [500, true, 'unknown'],
  [400, false, 'refused'],
  [401, false, 'refused'],
  [408, false, 'unknown'],
  [500, false, 'unknown'],
  [302, false, 'unknown'],
  [100, false, 'unknown'],
  [300, true, 'unknown'],
  ['unreachable', false, 'unknown'],
  ['unreadable', false, 'unknown'],
] as const)('a write that ends with %j (says error: %j) is %s', (end, says, kind) =>
  expect(writeEnd(end, says)).toBe(kind),
)

test.each([
  [204, false, 'done'],
  [200, false, 'unknown'],
  [204, true, 'refused'],
  [100, true, 'unknown'],
  [300, true, 'unknown'],
  [200, true, 'refused'],
  [500, true, 'unknown'],
  [400, false, 'refused'],
  [401, false, 'refused'],
  [408, false, 'unknown'],
  [500, false, 'unknown'],
  ['unreachable', false, 'unknown'],
] as const)('an action documented with 204 that ends with %j (says error: %j) is %s', (end, says, kind) =>
  expect(onceEnd(end, [204], says)).toBe(kind),
)

test.each([
  [404, 'gone'],
  [403, 'notPermitted'],
  [401, 'notPermitted'],
  [400, 'unreachable'],
  [500, 'unreachable'],
  ['unreachable', 'unreachable'],
  ['unreadable', 'unreachable'],
] as const)('a read before a write that ends with %j says %s', (end, why) => expect(unreadWhy(end)).toBe(why))

test('the words of a no under a 2xx are those of its API; another no has none', () => {
  const body = { type: 'error', error: 'Conflict', message: 'Em uso' }
  expect(ownWordsOf({ status: 200, body })).toBe('Conflict')
  expect(ownWordsOf({ status: 200, body }, gatewayTextOf)).toBe('Em uso')
  for (const status of [0, 300, 409]) expect(ownWordsOf({ status, body }, gatewayTextOf)).toBeUndefined()
})

test.each([
  [404, 'applied'],
  [410, 'applied'],
  [200, 'unchanged'],
  [204, 'unchanged'],
  [100, 'unreadable'],
  [300, 'unreadable'],
  [403, 'unreadable'],
  [500, 'unreadable'],
  ['unreachable', 'unreadable'],
] as const)('an object whose read ends with %j is, after its deletion, %s', (end, found) =>
  expect(readDeleted(end)).toMatchObject({ found }),
)

test.each([
  [500, true],
  [503, true],
  // What stands behind the gateway may still be at work.
  [504, false],
  [404, false],
  ['unreachable', false],
] as const)('a call that ends with %j is over: %j', (end, isOver) => expect(isAnsweredEnd(end)).toBe(isOver))
