import { createRandom } from '@corrente/domain/fixtures'
import { expect, inject, test, vi } from 'vitest'
import { createLive } from './main/createLive.ts'
import type { LiveWorker } from './main/worker.ts'
import type { FromWorker } from './protocol.ts'
import { createFakeServer } from './testing/fakeSockets.ts'
import { createFakeTimers } from './testing/fakeTimers.ts'
import { CONFIG, SESSION } from './testing/harness.ts'
import { heapMb } from './testing/heap.ts'
import { chargePoint, NOW, notification, stationsOf, statusEvent } from './testing/wire.ts'
import { createEngine } from './worker/engine.ts'

declare module 'vitest' {
  interface ProvidedContext {
    rounds: 'few' | 'all'
  }
}

vi.setConfig({ testTimeout: 900_000 })

/** Messages come ten at a time, a hundred times a second. */
const STEP_MS = 10
const PER_STEP = 10
const SECONDS = inject('rounds') === 'all' ? 1_800 : 45
const STATIONS = 200
const STATUSES = ['Available', 'Charging', 'Faulted', 'SuspendedEV'] as const

/** Worker and page in one process; counts what is posted between them and what the page's end costs. */
function busyNetwork() {
  const random = createRandom('a busy network')
  const timers = createFakeTimers()
  const server = createFakeServer()
  const truth = new Map(Array.from({ length: STATIONS }, (_, at) => [`S-${at}`, 'Available']))
  const points = () => [...truth].map(([id, status]) => chargePoint(id, [[status, serial / 1_000]]))
  let serial = 0
  let toPage: (message: FromWorker) => void = () => {}
  const told = { posts: 0, twice: 0, pageMs: 0 }
  const engine = createEngine({
    open: server.open,
    http: () => ({
      stations: async () => ({ kind: 'done', stations: stationsOf(...points()), unreadRows: 0 }),
      checkSession: async () => 'stands',
      serverNow: () => NOW,
    }),
    timers,
    random: () => 0.5,
    machineNow: () => NOW,
    post: (message) => {
      told.posts++
      const ids = message.kind === 'batch' ? (message.stations ?? []).map(({ id }) => id) : []
      told.twice += ids.length - new Set(ids).size
      const copy = structuredClone(message)
      const before = process.threadCpuUsage()
      toPage(copy)
      const { user, system } = process.threadCpuUsage(before)
      told.pageMs += (user + system) / 1_000
    },
  })
  const live = createLive({
    config: CONFIG,
    now: () => NOW,
    onSessionEnded: () => {
      throw new Error('the session did not end')
    },
    page: { isHidden: () => false, onVisibility: () => () => {}, onNetwork: () => () => {} },
    spawn: ({ onMessage }): LiveWorker => {
      toPage = onMessage
      return { post: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) }
    },
  })
  /** A status, now and then a notification; half of them are of chargers that are none of this operator's. */
  const publish = () => {
    serial++
    const { publish } = server.last()
    if (serial % 2 === 0) {
      publish(`/topic/${SESSION.apiKey}/chargeBox`, { chargeBoxId: `X-${serial}`, action: 'UPDATE' })
      return
    }
    const id = `S-${random.int(0, STATIONS - 1)}`
    const status = random.pick(STATUSES)
    if (serial % 100 === 1)
      publish(`/topic/${SESSION.apiKey}/notification/chargeBox`, notification(id, 'Failure', serial))
    truth.set(id, status)
    publish(`/topic/status/chargeBox/${id}`, statusEvent(id, 1, status, serial / 1_000))
  }
  return {
    live,
    timers,
    server,
    truth,
    told,
    /** A second of it. */
    async second() {
      for (let at = 0; at < 1_000; at += STEP_MS) {
        for (let one = 0; one < PER_STEP; one++) publish()
        await timers.advance(STEP_MS)
      }
    },
  }
}

test('R8 R9 1,000 messages a second: ten posts a second, nothing left behind, the state of the server', async () => {
  const { live, timers, server, truth, told, second } = busyNetwork()
  let toasts = 0
  live.onNotification(() => toasts++)
  live.start(SESSION)
  await timers.advance(0)
  server.last().accept()
  await timers.advance(10_000)
  const began = { ...told }
  let early = 0
  for (let at = 1; at <= SECONDS; at++) {
    await second()
    if (at === SECONDS / 3) early = heapMb()
  }
  const grown = heapMb() - early
  await timers.advance(1_000)

  expect(live.counters()).toMatchObject({ badFrames: 0, faults: 0, drops: 0 })
  expect(live.counters().messages).toBeGreaterThan(SECONDS * 1_000)
  expect(toasts).toBeGreaterThan(SECONDS * 5)
  expect(
    Object.fromEntries(live.stations.all().map(({ id, connectors: [one] }) => [id, one?.rawStatus])),
  ).toEqual(Object.fromEntries(truth))
  // Of snapshots, every 15 s at the soonest, there is one more each.
  expect(told.posts - began.posts).toBeLessThan(SECONDS * 10 * 1.1)
  expect(told.twice).toBe(0)
  // Of a core; the page's components are not among it (`pnpm bench live`).
  expect((told.pageMs - began.pageMs) / (SECONDS * 1_000)).toBeLessThan(0.15)
  // Megabytes: the strangers' names alone are twice as much on every change, and eighty times in half an hour.
  expect(grown).toBeLessThan(0.5)
  live.stop('signed-out')
})
