import { notificationFixture } from '@corrente/domain/fixtures'
import { expect, test } from 'vitest'
import { newTally } from '../model/counters.ts'
import type { FromWorker, LiveBatch, ToWorker } from '../protocol.ts'
import { CONFIG, SESSION } from '../testing/harness.ts'
import { chargePoint, stationsOf } from '../testing/wire.ts'
import { createLive, type LiveDeps } from './createLive.ts'
import type { SpawnLiveWorker } from './worker.ts'

function build(rest: Partial<LiveDeps> = {}) {
  const workers: {
    sent: ToWorker[]
    isOver: boolean
    say: (message: FromWorker) => void
    fail: () => void
  }[] = []
  const spawn: SpawnLiveWorker = ({ onMessage, onFailure }) => {
    const worker = { sent: [] as ToWorker[], isOver: false, say: onMessage, fail: onFailure }
    workers.push(worker)
    return {
      post: (message) => worker.sent.push(message),
      terminate: () => {
        worker.isOver = true
      },
    }
  }
  const page = { visibility: () => {}, network: (_: boolean) => {}, isHidden: false, listeners: 0 }
  const ended: string[] = []
  const clock = { now: 1_000_000 }
  const live = createLive({
    config: CONFIG,
    now: () => clock.now,
    onSessionEnded: (token) => ended.push(token),
    spawn,
    page: {
      isHidden: () => page.isHidden,
      onVisibility: (then) => {
        page.visibility = then
        page.listeners++
        return () => page.listeners--
      },
      onNetwork: (then) => {
        page.network = then
        page.listeners++
        return () => page.listeners--
      },
    },
    ...rest,
  })
  const worker = () => {
    const last = workers.at(-1)
    if (!last) throw new Error('no worker was started')
    return last
  }
  return { live, workers, worker, page, ended, clock }
}
const batch = (rest: Partial<LiveBatch> = {}): LiveBatch => ({
  kind: 'batch',
  hasMessages: true,
  counters: newTally(),
  ...rest,
})
const A = stationsOf(chargePoint('A', [['Available', 0]]))

test('LIV-001 start hands the session to a worker of its own', () => {
  const { live, worker } = build()
  live.start(SESSION)
  expect(worker().sent).toEqual([{ kind: 'start', session: SESSION, config: CONFIG, isHidden: false }])
  expect(live.state().phase).toBe('connecting')
})

test('what comes while a page stands still waits, but for notifications; then each has its last state', () => {
  const { live, worker } = build()
  const told: string[] = []
  const B = stationsOf(chargePoint('B', [['Available', 0]]))
  live.start(SESSION)
  const letGo = live.hold()
  // What the page shows first does not wait, even if it comes later.
  worker().say(batch({ stations: A, isPart: true }))
  worker().say(batch({ stations: [...A, ...B], snapshot: { kind: 'done', unreadRows: 0 } }))
  expect(live.stations.all()).toHaveLength(2)
  live.stations.subscribe((change) => told.push(`stations ${change}`))
  live.onStats((patch) => told.push(JSON.stringify(patch)))
  live.onNotification(({ key }) => told.push(key))
  const busy = stationsOf(chargePoint('A', [['Charging', 0]]))
  worker().say(batch({ stations: [...busy, ...B], stats: [{ totalUsers: 1, stations: { total: 2 } }] }))
  worker().say(batch({ notifications: [notificationFixture({ key: 'n' })] }))
  worker().say(batch({ stats: [{ totalUsers: 2, stations: { charging: 1 } }] }))
  live.drop('B')
  expect([told.splice(0), live.stations.get('A')]).toEqual([['n', 'stations all'], A[0]])
  letGo()
  expect(told).toEqual(['stations A', '{"totalUsers":2,"stations":{"total":2,"charging":1}}'])
  expect(live.stations.all()).toEqual(busy)
  worker().say(batch({ stats: [{ totalUsers: 3 }] }))
  expect(told.at(-1)).toBe('{"totalUsers":3}')
})

test('one batch: the index, the toasts, the statistics, then the state', () => {
  const { live, worker, clock } = build()
  const told: string[] = []
  live.start(SESSION)
  live.stations.subscribe((change) => told.push(`stations ${change}`))
  live.onStats((patch) => told.push(`stats ${patch.totalUsers}`))
  live.subscribe(() => told.push('state'))
  live.onBatch(() => told.push('batch'))
  worker().say(batch({ stations: A, stats: [{ totalUsers: 1 }, { totalUsers: 2 }] }))
  expect(told).toEqual(['stations all', 'stats 1', 'stats 2', 'state', 'batch'])
  expect(live.state().lastMessageAt).toBe(clock.now)
})

test('the time of the last message is told once a second, not ten times', () => {
  const { live, worker, clock } = build()
  live.start(SESSION)
  let told = 0
  live.subscribe(() => told++)
  for (let n = 0; n < 20; n++) {
    worker().say(batch())
    clock.now += 100
  }
  expect(told).toBe(2)
})

test('a good snapshot dates what is shown, a failed one keeps the data and its date', () => {
  const { live, worker, clock } = build()
  live.start(SESSION)
  worker().say(batch({ stations: A, hasMessages: false, snapshot: { kind: 'done', unreadRows: 2 } }))
  const date = clock.now
  clock.now += 60_000
  worker().say(batch({ hasMessages: false, snapshot: { kind: 'refused', status: 503 } }))
  expect(live.state()).toMatchObject({ snapshotAt: date, snapshot: { kind: 'refused', status: 503 } })
  expect(live.stations.size).toBe(1)
})

test('R6 R14 an ended session is told with its token', () => {
  const { live, worker, ended } = build()
  live.start(SESSION)
  worker().say({ kind: 'session-ended', token: SESSION.token })
  expect(ended).toEqual([SESSION.token])
})

test('R26 stop ends the worker and forgets stations, notifications and listeners of the page', () => {
  const { live, worker, page } = build()
  live.start(SESSION)
  worker().say(batch({ stations: A }))
  live.stop('signed-out')
  expect(worker().isOver).toBe(true)
  expect(page.listeners).toBe(0)
  expect(live.stations.size).toBe(0)
  expect(live.state()).toMatchObject({ phase: 'off', lastMessageAt: undefined })
})

test('a replaced worker is ended and its late messages change nothing', () => {
  const { live, workers } = build()
  live.start(SESSION)
  live.start({ ...SESSION, token: 'token-2' })
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, false])
  workers[0]?.say(batch({ stations: A }))
  workers[0]?.fail()
  expect(live.stations.size).toBe(0)
  expect(live.state().phase).toBe('connecting')
})

test('a worker that cannot start turns live off and says so', () => {
  const { live, worker } = build()
  live.start(SESSION)
  worker().fail()
  expect(live.state()).toMatchObject({ phase: 'off', reason: 'failed' })
  const faults: unknown[] = []
  const other = build({
    spawn: () => {
      throw new TypeError('refused by the policy')
    },
    onFault: (error) => faults.push(error),
  })
  other.live.start(SESSION)
  expect(other.live.state()).toMatchObject({ phase: 'off', reason: 'failed' })
  expect(faults).toHaveLength(1)
})

test('the page tells of hiding, of its network, of what is on the screen and of a wish to refresh', () => {
  const { live, worker, page } = build()
  live.start(SESSION)
  page.isHidden = true
  page.visibility()
  page.network(false)
  live.setPriority(['A'])
  live.refresh()
  live.renew({ ...SESSION, token: 'new' })
  expect(worker().sent.slice(1)).toEqual([
    { kind: 'visibility', isHidden: true },
    { kind: 'network', isOnline: false },
    { kind: 'priority', stationIds: ['A'] },
    { kind: 'refresh' },
    { kind: 'session', session: { ...SESSION, token: 'new' } },
  ])
})

test('a listener that throws is reported and keeps nobody else from being told', () => {
  const faults: unknown[] = []
  const { live, worker } = build({ onFault: (error) => faults.push(error) })
  live.start(SESSION)
  let told = 0
  live.onStats(() => {
    throw new Error('broken')
  })
  live.onStats(() => told++)
  worker().say(batch({ stats: [{ totalUsers: 1 }] }))
  expect([told, faults.length]).toEqual([1, 1])
})
