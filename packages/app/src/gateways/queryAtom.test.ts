import { atom, createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import type { Outcome } from './outcome.ts'
import {
  createQueryClient,
  forgetAnswersAtom,
  type OtherTabs,
  type QuerySpec,
  queryAtom,
} from './queryAtom.ts'

const done = (data: string): Outcome<string> => ({ kind: 'done', data, unreadRows: 2 })
const lost: Outcome<string> = { kind: 'unreachable', reason: 'network' }

let now = 1000
beforeEach(() => {
  now = 1000
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function setUp(spec: (key: string) => Omit<QuerySpec<string>, 'key'>, tabs?: OtherTabs) {
  const store = createStore()
  const queries = createQueryClient(tabs)
  const clock = { now: () => now, serverNow: () => now, noteServerDate: () => undefined }
  store.set(portsAtom, somePorts({ queries, clock }))
  const keyAtom = atom('a')
  const query = queryAtom((_ports, get) => ({ key: [get(keyAtom)], ...spec(get(keyAtom)) }))
  stops.push(store.sub(query, () => undefined))
  return {
    store,
    queries,
    keyAtom,
    query,
    settle: () => vi.waitFor(() => expect(store.get(query).isFetching).toBe(false)),
  }
}

test('an answer comes with its time and its unread rows', async () => {
  const { store, query, settle } = setUp(() => ({ run: async () => done('one') }))
  expect(store.get(query)).toMatchObject({ latest: undefined, data: undefined, isFetching: true })
  await settle()
  expect(store.get(query)).toEqual({
    latest: done('one'),
    data: 'one',
    dataAt: 1000,
    unreadRows: 2,
    isFetching: false,
  })
})

test('API-018 a failure after an answer keeps its data and its time, and says what happened', async () => {
  let answer = done('one')
  const { store, query, settle } = setUp(() => ({ run: async () => answer }))
  await settle()
  answer = lost
  now = 9000
  await store.set(query, 'refetch')
  expect(store.get(query)).toMatchObject({ latest: lost, data: 'one', dataAt: 1000, unreadRows: 2 })
})

test('a first failure has no data and is never repeated by the cache', async () => {
  const run = vi.fn(async () => lost)
  const { store, query, settle } = setUp(() => ({ run }))
  await settle()
  expect(store.get(query)).toMatchObject({ latest: lost, data: undefined })
  expect(run).toHaveBeenCalledTimes(1)
})

test('another key calls the old call off and shows nothing of it', async () => {
  const signals: AbortSignal[] = []
  const { store, query, keyAtom, settle } = setUp((key) => ({
    run: (signal) =>
      key === 'a'
        ? new Promise((_resolve, reject) => {
            signals.push(signal)
            signal.addEventListener('abort', () => reject(signal.reason))
          })
        : Promise.resolve(done(key)),
  }))
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  store.set(keyAtom, 'b')
  await settle()
  expect(signals[0]?.aborted).toBe(true)
  expect(store.get(query)).toMatchObject({ data: 'b' })
})

test('keepsFormer shows the former data while the new one travels, but not as its answer', async () => {
  const gates = new Map<string, (outcome: Outcome<string>) => void>()
  const { store, query, keyAtom, settle } = setUp((key) => ({
    keepsFormer: true,
    run: () => new Promise((resolve) => gates.set(key, resolve)),
  }))
  await vi.waitFor(() => expect(gates.has('a')).toBe(true))
  gates.get('a')?.(done('one'))
  await settle()
  store.set(keyAtom, 'b')
  expect(store.get(query)).toMatchObject({ data: 'one', latest: undefined, isFetching: true })
  await vi.waitFor(() => expect(gates.has('b')).toBe(true))
  gates.get('b')?.(lost)
  await settle()
  expect(store.get(query)).toMatchObject({ data: undefined, latest: lost })
})

test('an invalidated query on screen is asked again; others are not', async () => {
  const run = vi.fn(async () => done('one'))
  const { store, query, queries, settle } = setUp(() => ({ run }))
  await settle()
  void queries.invalidateQueries({ queryKey: ['other'] })
  void queries.invalidateQueries({ queryKey: ['a'] })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  expect(store.get(query).data).toBe('one')
})

test('what another tab has changed is asked again here, and is not told back', async () => {
  const takers: ((key: unknown) => void)[] = []
  const told: unknown[] = []
  const tabs = {
    tell: (key: unknown) => void told.push(key),
    listen: (take: (key: unknown) => void) => void takers.push(take),
  }
  const run = vi.fn(async () => done('one'))
  const { queries, settle } = setUp(() => ({ run }), tabs)
  await settle()
  for (const key of [['other'], 'a', undefined, ['a']]) takers[0]?.(key)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  expect(told).toEqual([])
  void queries.invalidateQueries({ queryKey: ['a'] })
  expect(told).toEqual([['a']])
})

test('R26 forgetting leaves no answer in the cache', async () => {
  const { store, queries, settle } = setUp(() => ({ run: async () => done('one') }))
  await settle()
  store.set(forgetAnswersAtom)
  expect(queries.getQueryCache().getAll()).toEqual([])
})

test('a disabled query asks nothing', async () => {
  const run = vi.fn(async () => done('one'))
  const { store, query } = setUp(() => ({ run, isEnabled: false }))
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  expect(store.get(query)).toMatchObject({ isFetching: false, latest: undefined })
})

test('a mistake of the code reaches the boundary of the panel', async () => {
  const { store, query } = setUp(() => ({ run: () => Promise.reject(new Error('mistake')) }))
  await vi.waitFor(() => expect(() => store.get(query)).toThrow('mistake'))
})
