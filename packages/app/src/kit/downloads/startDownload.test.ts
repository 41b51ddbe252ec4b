import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import type { DownloadProgress } from '../../gateways/calls.ts'
import type { DownloadedFile, Outcome } from '../../gateways/index.ts'
import { downloadsAtom, hasDownloadedAtom, isLimitShownAtom } from './atoms.ts'
import { type DownloadOrder, startDownload } from './startDownload.ts'

const NOW = Date.parse('2026-03-15T02:30:00Z')
let now = NOW
let user: object | undefined
let listeners: (() => void)[]
let saved: string[]
let store: ReturnType<typeof createStore>

beforeEach(() => {
  now = NOW
  user = {}
  listeners = []
  saved = []
  store = createStore()
})

const deps = () => ({
  store,
  now: () => now,
  zone: 'America/Sao_Paulo',
  tenantId: 'move',
  session: {
    current: () => user,
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => {
        listeners = listeners.filter((one) => one !== listener)
      }
    },
  },
  save: (_file: Blob, name: string) => {
    if (name.includes('lost')) throw new Error('the code that saves is gone')
    saved.push(name)
  },
})
const orderOf = (run: DownloadOrder['run']): DownloadOrder => ({
  kind: 'unified',
  label: 'Relatório Unificado',
  what: 'stations-unificado',
  mediaType: 'application/pdf',
  extension: 'pdf',
  run,
})
const file = (name?: string): Outcome<DownloadedFile> => ({
  kind: 'done',
  data: { blob: new Blob(['%PDF']), name },
  unreadRows: 0,
})
const endOf = (outcome: Outcome<DownloadedFile>) =>
  startDownload(
    deps(),
    orderOf(async () => outcome),
  )
/** Answers only when it is called off. */
const endless: DownloadOrder['run'] = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('AST-004 the file is saved under the local day of the browser, or the server’s own name', async () => {
  // 23:30 of the 14th in São Paulo.
  expect(await endOf(file())).toEqual({ kind: 'saved', name: 'move-stations-unificado-2026-03-14.pdf' })
  expect(await endOf(file('março.pdf'))).toEqual({ kind: 'saved', name: 'março.pdf' })
  expect(saved).toEqual(['move-stations-unificado-2026-03-14.pdf', 'março.pdf'])
})

test.each<readonly [string, Outcome<DownloadedFile>, string, boolean]>([
  ['403', { kind: 'refused', status: 403, body: undefined }, 'limit', true],
  ['500', { kind: 'refused', status: 500, body: undefined }, 'failed', false],
  ['200 that says error', { kind: 'refused', status: 200, body: { type: 'error' } }, 'failed', false],
  ['no answer', { kind: 'unreachable', reason: 'network' }, 'failed', false],
  ['no file', { kind: 'unreadable', status: 200 }, 'failed', false],
  ['nothing', { kind: 'done-empty' }, 'failed', false],
])('STN-048 STN-049 %s saves nothing', async (_name, outcome, kind, isLimitShown) => {
  expect(await endOf(outcome)).toEqual({ kind })
  expect(saved).toEqual([])
  expect(store.get(isLimitShownAtom)).toBe(isLimitShown)
  expect(store.get(downloadsAtom)).toEqual([])
})

test('a file that cannot be handed over is said as failed', async () => {
  expect(await endOf(file('lost.pdf'))).toEqual({ kind: 'failed' })
  expect(store.get(downloadsAtom)).toEqual([])
})

test('how much is here shows at most ten times a second', async () => {
  let tell: (progress: DownloadProgress) => void = () => undefined
  let finish: (outcome: Outcome<DownloadedFile>) => void = () => undefined
  const ended = startDownload(
    deps(),
    orderOf(({ onProgress }) => {
      tell = onProgress ?? tell
      return new Promise((resolve) => {
        finish = resolve
      })
    }),
  )
  const shown = () => store.get(downloadsAtom)[0]?.received
  expect(store.get(hasDownloadedAtom)).toBe(true)
  expect(shown()).toBeUndefined()
  tell({ received: 10, total: 100 })
  expect(store.get(downloadsAtom)[0]).toMatchObject({
    label: 'Relatório Unificado',
    received: 10,
    total: 100,
  })
  now += 50
  tell({ received: 20, total: 100 })
  expect(shown()).toBe(10)
  now += 60
  tell({ received: 30, total: 100 })
  expect(shown()).toBe(30)
  finish(file())
  await ended
  expect(store.get(downloadsAtom)).toEqual([])
})

test('one that is called off saves nothing, and of a kind only one runs', async () => {
  const first = startDownload(deps(), orderOf(endless))
  expect(
    await startDownload(
      deps(),
      orderOf(async () => file()),
    ),
  ).toBeUndefined()
  store.get(downloadsAtom)[0]?.cancel()
  expect(await first).toEqual({ kind: 'cancelled' })
  expect(saved).toEqual([])
  expect(listeners).toEqual([])
  expect(
    await startDownload(
      deps(),
      orderOf(async () => file()),
    ),
  ).toMatchObject({ kind: 'saved' })
})

test('R26 the end of the session ends it, without a word and without a file', async () => {
  const running = startDownload(deps(), orderOf(endless))
  user = undefined
  for (const listener of [...listeners]) listener()
  expect(await running).toEqual({ kind: 'gone' })
  user = {}
  const late = startDownload(
    deps(),
    orderOf(async () => {
      user = undefined
      return file()
    }),
  )
  expect(await late).toEqual({ kind: 'gone' })
  expect(saved).toEqual([])
})
