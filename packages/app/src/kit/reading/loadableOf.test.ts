import { expect, test, vi } from 'vitest'
import type { Outcome, QueryState } from '../../gateways/index.ts'
import { loadableOf } from './loadableOf.ts'

const OUTCOME_KINDS = [
  'done',
  'done-empty',
  'refused',
  'unreachable',
  'unreadable',
] as const satisfies readonly Outcome<unknown>['kind'][]

const DATA = [1]
const state = (changes: Partial<QueryState<number[]>>): QueryState<number[]> => ({
  latest: undefined,
  data: undefined,
  dataAt: undefined,
  unreadRows: 0,
  isFetching: false,
  ...changes,
})
const stateOf = (changes: Partial<QueryState<number[]>>) => loadableOf(state(changes), vi.fn()).state
const done = { kind: 'done', data: DATA, unreadRows: 0 } as const
const refused = (status: number) => ({ kind: 'refused', status, body: undefined }) as const

test.each([
  ['before the first answer', {}, 'loading'],
  ['under way for the first time', { isFetching: true }, 'loading'],
  ['here', { latest: done, data: DATA }, 'ready'],
  ['asked again', { latest: done, data: DATA, isFetching: true }, 'refreshing'],
  ['the former question’s, while the new one is asked', { data: DATA, isFetching: true }, 'refreshing'],
  ['not there', { latest: refused(404) }, 'notFound'],
  ['not there, by its body', { latest: refused(200) }, 'notFound'],
  ['not for this user', { latest: refused(403), data: DATA }, 'notPermitted'],
  ['refused', { latest: refused(500) }, 'failed'],
  ['without a body', { latest: { kind: 'done-empty' } }, 'failed'],
  ['unreadable', { latest: { kind: 'unreadable', status: 200 } }, 'unreadable'],
  ['out of reach', { latest: { kind: 'unreachable', reason: 'network' }, isFetching: true }, 'unreachable'],
] as const)('%s: %j is %s', (_what, changes, expected) => {
  expect(stateOf({ ...changes, data: 'data' in changes ? [...changes.data] : undefined })).toBe(expected)
})

test('API-018 an outage is said, never shown as an empty network: no end of a call without data looks as if it were still under way, or there', () => {
  for (const kind of OUTCOME_KINDS) {
    if (kind === 'done') continue
    const latest = {
      kind,
      status: 418,
      body: undefined,
      reason: 'network',
      data: DATA,
      unreadRows: 0,
    } as const
    expect(['loading', 'ready', 'refreshing']).not.toContain(stateOf({ latest: latest as never }))
  }
})

test('what came stays, with its time and what could not be read; a retry asks', () => {
  const retry = vi.fn()
  const loadable = loadableOf(state({ latest: refused(500), data: DATA, dataAt: 5, unreadRows: 2 }), retry)
  expect(loadable).toMatchObject({ data: DATA, at: 5, unread: 2, isRetrying: false })
  loadable.retry()
  expect(retry).toHaveBeenCalledOnce()
})
