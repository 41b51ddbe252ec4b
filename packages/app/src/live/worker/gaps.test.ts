import { expect, test } from 'vitest'
import { CONFIG, createHarness, createLiveHarness, SESSION } from '../testing/harness.ts'
import { chargePoint, statusEvent } from '../testing/wire.ts'

const A = chargePoint('A', [['Available', 0]])
const B = chargePoint('B', [['Charging', 0]])
const STATUS_A = '/topic/status/chargeBox/A'

test('R2 R4 after a gap all topics are back and a snapshot repairs what was lost; messages during it are kept', async () => {
  const { server, timers, pass, batches, snapshots, answer, phase } = await createLiveHarness([A, B])
  await pass(60_000)
  await answer(A, B)
  const topics = server.last().subscribed()
  server.last().cut()
  expect(phase()).toBe('reconnecting')
  await timers.advance(5_000)
  const asked = snapshots.length
  server.last().accept()
  expect(phase()).toBe('syncing')
  await timers.advance(5_000)
  expect([...server.last().subscribed()].sort()).toEqual([...topics].sort())
  expect(snapshots).toHaveLength(asked + 1)
  // Sent after the server read its answer, received before the answer.
  server.last().publish(STATUS_A, statusEvent('A', 1, 'Charging', 20))
  await answer(chargePoint('A', [['Preparing', 10]]), chargePoint('B', [['Faulted', 10]]))
  expect(phase()).toBe('live')
  const stations = batches().flatMap((batch) => batch.stations ?? [])
  expect(stations.findLast(({ id }) => id === 'A')?.connectors[0]?.status).toBe('Charging')
  expect(stations.findLast(({ id }) => id === 'B')?.connectors[0]?.status).toBe('Faulted')
})

test('R4 the state is live only when a snapshot of after the gap is there', async () => {
  const { server, pass, snapshots, answer, phase } = await createLiveHarness([A])
  server.last().cut()
  await pass(5_000)
  server.last().accept()
  await pass(10_000)
  await snapshots.at(-1)?.reply({ kind: 'unreachable', reason: 'network' })
  expect(phase()).toBe('syncing')
  await pass(10_000)
  await answer(A)
  expect(phase()).toBe('live')
})

test('R4 what changed in the five seconds before the status topics is read once they are there', async () => {
  const { timers, snapshots } = await createLiveHarness([A])
  expect(snapshots).toHaveLength(1)
  await timers.advance(55_000)
  expect(snapshots).toHaveLength(2)
})

test('R5 without heart-beats, silence and a failing snapshot end in a new connection', async () => {
  const harness = createHarness()
  harness.send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  await harness.timers.advance(0)
  harness.server.last().accept(0)
  await harness.answer(A)
  for (let minute = 0; minute < 4; minute++) {
    await harness.timers.advance(60_000)
    await harness.answer(A)
  }
  expect(harness.server.openCount()).toBe(1)
  await harness.timers.advance(60_000)
  await harness.snapshots.at(-1)?.reply({ kind: 'unreachable', reason: 'timeout' })
  expect(harness.phase()).toBe('reconnecting')
})

test('R5 without heart-beats, a snapshot with news that never came live ends in a new connection', async () => {
  const harness = createHarness()
  harness.send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  await harness.timers.advance(0)
  harness.server.last().accept(0)
  await harness.answer(A)
  await harness.timers.advance(60_000)
  await harness.answer(A)
  await harness.timers.advance(240_000)
  await harness.answer(chargePoint('A', [['Faulted', 9]]))
  expect(harness.phase()).toBe('reconnecting')
})

test('R5 R3 with heart-beats, silence is shown as stale within 30 s', async () => {
  const { timers, phase } = await createLiveHarness([A])
  await timers.advance(16_000)
  expect(phase()).toBe('stale')
  await timers.advance(10_000)
  expect(phase()).toBe('reconnecting')
})

test('a tab hidden for ten minutes has no socket; its return connects and reads all stations again', async () => {
  const { server, timers, snapshots, send, posted } = await createLiveHarness([A])
  send({ kind: 'visibility', isHidden: true })
  for (let beat = 0; beat < 60; beat++) {
    await timers.advance(10_000)
    server.last().beat()
  }
  expect(server.openCount()).toBe(0)
  expect(posted).toContainEqual({ kind: 'phase', phase: 'off', reason: 'hidden' })
  await snapshots.at(-1)?.reply({ kind: 'unreachable', reason: 'network' })
  const asked = snapshots.length
  send({ kind: 'visibility', isHidden: false })
  server.last().accept()
  await timers.advance(60_000)
  expect(server.openCount()).toBe(1)
  expect(snapshots.length).toBeGreaterThan(asked)
})

test('R1 the device that is offline says so, and connects at once when it is back', async () => {
  const { server, timers, send, posted } = await createLiveHarness([A])
  send({ kind: 'network', isOnline: false })
  server.last().cut()
  expect(posted.at(-1)).toMatchObject({ kind: 'phase', phase: 'reconnecting', reason: 'offline' })
  const before = server.sockets.length
  send({ kind: 'network', isOnline: true })
  expect(server.sockets).toHaveLength(before + 1)
  await timers.advance(0)
})

test('R4 while every socket is refused all stations are read each 30 s, in a tab that is seen', async () => {
  const harness = createHarness()
  const { server, timers, send, snapshots } = harness
  send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await timers.advance(1_000)
      await harness.answer(A)
      server.last().cut()
    }
    return snapshots.length
  }
  await timers.advance(0)
  expect(await wait(29)).toBe(1)
  expect(await wait(62)).toBe(4)
  send({ kind: 'visibility', isHidden: true })
  expect(await wait(120)).toBe(4)
  send({ kind: 'visibility', isHidden: false })
  await wait(1)
  server.last().accept()
  await timers.advance(30_000)
  const connected = snapshots.length
  await harness.pass(200_000)
  expect(snapshots.length - connected).toBeLessThan(3)
})

test('R4 where no websocket address is set, the stations are read each 30 s', async () => {
  const harness = createHarness()
  harness.send({
    kind: 'start',
    session: SESSION,
    config: { ...CONFIG, websocketUrl: undefined },
    isHidden: false,
  })
  for (let second = 0; second < 91; second++) {
    await harness.timers.advance(1_000)
    await harness.answer(A)
  }
  expect(harness.snapshots).toHaveLength(4)
})
