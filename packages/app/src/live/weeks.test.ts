import { expect, test, vi } from 'vitest'
import { createLive } from './main/createLive.ts'
import type { LiveWorker } from './main/worker.ts'
import { createFakeServer, type FakeSocket } from './testing/fakeSockets.ts'
import { createFakeTimers } from './testing/fakeTimers.ts'
import { CONFIG, SESSION } from './testing/harness.ts'
import { heapMb } from './testing/heap.ts'
import { chargePoint, NOW, notification, stationsOf, statusEvent } from './testing/wire.ts'
import { createEngine } from './worker/engine.ts'

// On a busy machine it takes a minute and more.
vi.setConfig({ testTimeout: 300_000 })

const MINUTE = 60_000
const DAYS = 30
const BRAND = `/topic/${SESSION.apiKey}`
const STATUSES = ['Available', 'Charging', 'Faulted', 'SuspendedEV'] as const
const STATIONS = Array.from({ length: 20 }, (_, index) => chargePoint(`S-${index}`, [['Available', 0]]))

/** What a page holds on to, as far as it can be counted from outside. */
interface Held {
  readonly timers: number
  readonly subscriptions: number
  readonly notifications: number
  readonly stations: number
  /** The longest message that the worker posted since the last look, characters. */
  readonly longestPost: number
  /** Messages that the worker posted since the last look. */
  readonly posts: number
}

/** Worker and page of a wall display in one process, over a server that is dropped and comes back. */
function wallDisplay() {
  const timers = createFakeTimers()
  let socket: FakeSocket | undefined
  let sockets = 0
  let snapshots = 0
  let longestPost = 0
  let posts = 0
  let toPage: ((message: Parameters<Parameters<typeof createEngine>[0]['post']>[0]) => void) | undefined
  const engine = createEngine({
    open: (options, on) => {
      // A server of its own for each connection, so that the test holds on to none that is over.
      const server = createFakeServer()
      const opened = server.open(options, on)
      socket = server.last()
      sockets++
      return opened
    },
    http: () => ({
      stations: async () => {
        snapshots++
        return { kind: 'done', stations: stationsOf(...STATIONS), unreadRows: 0 }
      },
      checkSession: async () => 'stands',
      serverNow: () => NOW,
    }),
    timers,
    random: () => 0.5,
    machineNow: () => NOW,
    post: (message) => {
      const text = JSON.stringify(message)
      longestPost = Math.max(longestPost, text.length)
      posts++
      toPage?.(JSON.parse(text))
    },
  })
  let onVisibility = () => {}
  let isHidden = false
  const live = createLive({
    config: CONFIG,
    now: () => 1_700_000_000_000 + timers.now(),
    onSessionEnded: () => {
      throw new Error('the session did not end')
    },
    page: {
      isHidden: () => isHidden,
      onVisibility: (then) => {
        onVisibility = then
        return () => {}
      },
      onNetwork: () => () => {},
    },
    spawn: ({ onMessage }): LiveWorker => {
      toPage = onMessage
      return { post: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) }
    },
  })
  return {
    timers,
    live,
    server: () => {
      if (!socket) throw new Error('no connection was made yet')
      return socket
    },
    sockets: () => sockets,
    snapshots: () => snapshots,
    hide: (hidden: boolean) => {
      isHidden = hidden
      onVisibility()
    },
    look: (): Held => {
      const held = {
        timers: timers.armed(),
        subscriptions: socket?.subscribed().length ?? 0,
        notifications: live.notifications.list().length,
        stations: live.stations.all().length,
        longestPost,
        posts,
      }
      longestPost = 0
      posts = 0
      return held
    },
  }
}

/** One day: an event a minute, a drop every two hours, half an hour unseen. */
async function runDay(wall: ReturnType<typeof wallDisplay>, day: number): Promise<void> {
  const { timers } = wall
  for (let minute = 0; minute < 24 * 60; minute++) {
    const serial = day * 24 * 60 + minute
    const seconds = serial * 60
    const id = `S-${serial % 20}`
    const server = wall.server()
    server.publish(
      `/topic/status/chargeBox/${id}`,
      statusEvent(id, 1, STATUSES[serial % 4] ?? 'Available', seconds),
    )
    if (minute % 3 === 0)
      server.publish(
        `${BRAND}/notification/chargeBox`,
        notification(id, minute % 2 === 0 ? 'Failure' : 'Available', seconds),
      )
    // Of other brands' chargers one hears too, each by another name.
    if (minute % 20 === 0)
      server.publish(`${BRAND}/chargeBox`, { chargeBoxId: `X-${serial}`, action: 'UPDATE' })
    await timers.advance(MINUTE)
    // Every two hours the connection breaks; the server takes the next one.
    if (minute % 120 === 60) {
      server.cut()
      await timers.advance(8_000)
      wall.server().accept(0)
    }
    if (minute === 200) wall.hide(true)
    if (minute === 230) {
      wall.hide(false)
      await timers.advance(0)
      wall.server().accept(0)
    }
  }
}

test('a wall display runs for 30 days: events, drops, renewed tokens and nights unseen leave nothing behind', async () => {
  const wall = wallDisplay()
  const { timers, live } = wall
  let toasts = 0
  live.onNotification(() => toasts++)
  live.start(SESSION)
  await timers.advance(0)
  wall.server().accept(0)
  await timers.advance(MINUTE)

  const days: Held[] = []
  let heapEarly = 0
  for (let day = 0; day < DAYS; day++) {
    await runDay(wall, day)
    live.renew({ ...SESSION, token: `token-${day + 2}` })
    await timers.advance(10_000)
    days.push(wall.look())
    if (day === 4) heapEarly = heapMb()
  }

  expect(live.state().phase).toBe('live')
  expect(wall.sockets()).toBeGreaterThan(DAYS * 12)
  expect(wall.server().options.headers.Authorization).toBe(`Bearer token-${DAYS}`)
  expect(toasts).toBeGreaterThan(5_000)
  const second = days[1]
  const last = days.at(-1)
  expect(second).toBeDefined()
  // The last day holds what the second did: waits, topics, lists; what is posted is no longer and no more.
  expect(last).toMatchObject({
    timers: second?.timers,
    subscriptions: second?.subscriptions,
    notifications: 100,
    stations: STATIONS.length,
  })
  expect(last?.longestPost).toBeLessThanOrEqual((second?.longestPost ?? 0) * 1.1)
  expect(last?.posts).toBeLessThanOrEqual((second?.posts ?? 0) * 1.1)
  expect(wall.snapshots()).toBeLessThan(DAYS * 24 * 60)
  // Megabytes: a set that forgets no key of an event would hold one more by now; nothing does.
  expect(heapMb() - heapEarly).toBeLessThan(0.7)
  live.stop('signed-out')
  await timers.advance(0)
  expect(timers.armed()).toBe(0)
})
