import { createRandom } from '@corrente/domain/fixtures'
import { type Sandbox, startSandbox } from '@corrente/sandbox'
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveConnection } from './main/createLive.ts'
import { stationTopics } from './model/destinations.ts'
import { API_KEY, connectTo, signIn, statusesOf, truthOf } from './testing/sandboxLive.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Waits for a fact, not for a time: as long as it takes, up to what a slow machine may need. */
const until = (fact: () => void) => vi.waitFor(fact, { timeout: 20_000, interval: 5 })

let sandbox: Sandbox
let live: LiveConnection
let token: string
let ended: readonly string[]

/** A small still world, a signed-in operator, a live connection whose status topics are all there. */
async function begin(stations = 20, timings: Parameters<typeof connectTo>[1] = {}) {
  sandbox = await startSandbox({ stations, seed: 7, clock: 'manual', quiet: true })
  token = await signIn(sandbox)
  const connected = connectTo(sandbox, timings)
  live = connected.live
  ended = connected.ended
  live.start({ apiKey: API_KEY, token, offsetHours: -3 })
  await until(() => expect(live.state().phase).toBe('live'))
  await until(() => expect(sandbox.control.sockets({}).subscriptions).toBe(topicCount()))
}
/** Three of the brand, and those of every station whose name may stand in a topic. */
const topicCount = () =>
  3 + live.stations.all().reduce((sum, one) => sum + (stationTopics(one, 'chargeBoxId')?.length ?? 0), 0)
const first = () => {
  const station = live.stations.all().find(({ connectors }) => connectors.some((one) => !one.override))
  const connector = station?.connectors.find((one) => !one.override)
  if (!station || !connector) throw new Error('the sandbox has no station with a connector')
  return { chargeBoxId: station.id, connectorId: connector.id }
}
const reported = ({ chargeBoxId, connectorId }: ReturnType<typeof first>) =>
  live.stations.get(chargeBoxId)?.connectors.find(({ id }) => id === connectorId)?.reported
const setStatus = (status: string, spot = first()) => sandbox.control.emit({ status: { ...spot, status } })
const snapshotCount = () =>
  sandbox.control.requests().filter(({ path }) => path.startsWith('/api/v1/chargepoints/')).length
/** The held statuses equal the server's. */
const isTrue = async () => {
  const truth = await truthOf(sandbox, token)
  await until(() =>
    expect(Object.fromEntries(statusesOf(live.stations.all()))).toEqual(Object.fromEntries(truth)),
  )
}

afterEach(async () => {
  live?.stop('signed-out')
  await sandbox?.close()
})

test('LIV-001 LIV-002 LIV-003 LIV-007 LIV-008 LIV-014 a status change travels from the server to the index', async () => {
  await begin()
  const { headers } = sandbox.control.sockets({}).connects[0] ?? {}
  expect(headers).toMatchObject({
    Authorization: 'Bearer …',
    Platform: 'DASHBOARD',
    'accept-version': '1.2,1.1',
    'heart-beat': '10000,10000',
  })
  const before = live.stations.counts()
  let told = 0
  live.stations.subscribeStation(first().chargeBoxId, () => told++)
  setStatus('Faulted')
  await until(() => expect(reported(first())).toBe('Faulted'))
  expect(told).toBeGreaterThan(0)
  setStatus('Charging')
  await until(() => expect(reported(first())).toBe('Charging'))
  expect(Object.values(live.stations.counts()).reduce((a, b) => a + b, 0)).toBe(
    Object.values(before).reduce((a, b) => a + b, 0),
  )
  await isTrue()
})

test('LIV-004 LIV-009 LIV-011 a notification arrives once', async () => {
  await begin()
  const toasts: string[] = []
  live.onNotification(({ rawType }) => toasts.push(rawType))
  sandbox.control.emit({ notification: { ...first(), type: 'Failure' } })
  await until(() => expect(toasts).toEqual(['Failure']))
  expect(live.notifications.list().filter(({ rawType }) => rawType === 'Failure')).toHaveLength(1)
  expect(live.notifications.list()[0]?.stationId).toBe(first().chargeBoxId)
})

test('LIV-005 LIV-006 LIV-012 LIV-013 statistics, an update and an insert', async () => {
  await begin()
  const stats: unknown[] = []
  live.onStats((patch) => stats.push(patch))
  const raw = (destination: string, body: unknown) =>
    sandbox.control.emit({ raw: { destination: `/topic/${API_KEY}/${destination}`, body } })
  raw('stats', { totalUsers: 4242 })
  await until(() => expect(stats).toEqual([{ totalUsers: 4242 }]))
  const { chargeBoxId } = first()
  // Sent until it shows: the server's own list does not know this name, and a snapshot under way brings the old one back.
  await until(() => {
    raw('chargeBox', { chargeBoxId, description: 'Renamed by a message', action: 'UPDATE' })
    expect(live.stations.get(chargeBoxId)?.name).toBe('Renamed by a message')
  })
  const asked = snapshotCount()
  raw('chargeBox', { chargeBoxId: 'NEW-0001', action: 'INSERT' })
  await until(() => expect(snapshotCount()).toBeGreaterThan(asked))
})

test('R1 R2 R4 twenty random faults: one socket, every topic once, the state of the server', async () => {
  await begin()
  const random = createRandom('twenty faults')
  for (let fault = 0; fault < 20; fault++) {
    const kind = random.int(0, 3)
    if (kind === 0) sandbox.control.sockets({ drop: true })
    else if (kind === 1) sandbox.control.sockets({ close: 1011 })
    else if (kind === 2) sandbox.control.sockets({ refuseSeconds: 0.2, drop: true })
    else sandbox.control.sockets({ latencyMs: 20, jitterMs: 30, drop: true })
    // Lost, or not: nobody can tell which of these come while the connection is down.
    for (const { id, connectors } of random.int(0, 1) ? live.stations.all() : [])
      for (const connector of connectors)
        setStatus(random.pick(['Available', 'Charging', 'Faulted', 'Preparing']), {
          chargeBoxId: id,
          connectorId: connector.id,
        })
    await until(() => expect(live.counters().drops).toBeGreaterThan(fault))
    await until(() => expect(live.state().phase).toBe('live'))
  }
  sandbox.control.clearFaults()
  await until(() => expect(sandbox.control.sockets({}).subscriptions).toBe(topicCount()))
  expect(sandbox.control.sockets({}).open).toBe(1)
  await isTrue()
})

test('R1 a server that refuses for a while is reached again', async () => {
  await begin()
  sandbox.control.sockets({ refuseSeconds: 1, drop: true })
  await until(() => expect(live.state().phase).toBe('reconnecting'))
  await until(() => expect(live.state().phase).toBe('live'))
  expect(live.counters().connects).toBe(2)
})

test('R7 repeated, late and overtaking messages end as the server stands', async () => {
  await begin(30, { snapshotEveryMs: 3_600_000 })
  sandbox.control.sockets({ duplicateEvery: 2, reorderEvery: 3, jitterMs: 60 })
  const random = createRandom('overtaking')
  const snapshots = live.counters().snapshots
  for (let round = 0; round < 10; round++)
    for (const { id, connectors } of live.stations.all())
      for (const connector of connectors)
        setStatus(random.pick(['Available', 'Charging', 'Faulted', 'Preparing']), {
          chargeBoxId: id,
          connectorId: connector.id,
        })
  // The one that waits to be overtaken goes out with the next one.
  sandbox.control.sockets({ jitterMs: 0 })
  setStatus('Charging')
  await isTrue()
  expect(live.counters().duplicates).toBeGreaterThan(0)
  expect(live.counters().outOfOrder).toBeGreaterThan(0)
  expect(live.counters().snapshots).toBeLessThanOrEqual(snapshots + 1)
})

test('R6 R14 tokens that the server forgot end the session once, after one check, without a loop', async () => {
  await begin()
  sandbox.control.expireTokens()
  sandbox.control.sockets({ drop: true })
  await until(() => expect(ended).toEqual([token]))
  expect(live.state()).toMatchObject({ phase: 'stopped', reason: 'ended' })
  const { connects } = sandbox.control.sockets({})
  expect(connects.filter(({ isAccepted }) => !isAccepted).length).toBeLessThanOrEqual(1)
  expect(ended).toHaveLength(1)
})

test('R6 a refusal of the socket alone turns live off and keeps the session', async () => {
  sandbox = await startSandbox({ stations: 5, seed: 7, clock: 'manual', quiet: true })
  token = await signIn(sandbox)
  const connected = connectTo(sandbox)
  live = connected.live
  sandbox.control.addFault({ path: '/api/v1/report/user/permissions/', status: 200, body: {} })
  live.start({ apiKey: API_KEY, token: 'a token the socket refuses', offsetHours: -3 })
  sandbox.control.addFault({ path: '/api/v1/chargepoints/', status: 200, body: [] })
  await until(() => expect(live.state()).toMatchObject({ phase: 'off', reason: 'refused' }))
  expect(connected.ended).toEqual([])
})

test('R4 R10 a snapshot that fails keeps the stations, says so and comes again', async () => {
  await begin()
  const { size } = live.stations
  for (const rule of [{ status: 503 }, { kind: 'html' as const }, { kind: 'truncated' as const }]) {
    // Until it is cleared: one that ended by itself could come and go between two looks.
    sandbox.control.addFault({ path: '/api/v1/chargepoints/', ...rule })
    live.refresh()
    await until(() => expect(live.state().snapshot?.kind).not.toBe('done'))
    expect(live.stations.size).toBe(size)
    sandbox.control.clearFaults()
    live.refresh()
    await until(() => expect(live.state().snapshot?.kind).toBe('done'))
  }
})

test('R10 what no reader reads is counted, and the next message still arrives', async () => {
  await begin()
  const destination = `/topic/status/chargeBox/${first().chargeBoxId}`
  for (const body of ['', '{', '[]', 'null', '{"status":', 'São João \u0001 ünïcode', { status: 7 }])
    sandbox.control.emit({ raw: { destination, body } })
  setStatus('Finishing')
  await until(() => expect(reported(first())).toBe('Finishing'))
  expect(live.counters()).toMatchObject({ badFrames: 7, faults: 0 })
})

test('R8 a flood ends as the server stands', async () => {
  await begin(60, { snapshotEveryMs: 3_600_000 })
  sandbox.control.flood({ messagesPerSecond: 3_000, seconds: 1 })
  await until(() => expect(sandbox.control.floodState().isRunning).toBe(false))
  const { published } = sandbox.control.floodState()
  await until(() => expect(live.counters().messages).toBeGreaterThanOrEqual(published))
  await isTrue()
  expect(live.counters()).toMatchObject({ badFrames: 0, faults: 0, drops: 0 })
})
