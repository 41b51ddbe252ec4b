import { expect, test } from 'vitest'
import { createFakeServer } from '../testing/fakeSockets.ts'
import { CONFIG, createHarness, createLiveHarness, SESSION } from '../testing/harness.ts'
import { at, chargePoint, notification, statusEvent } from '../testing/wire.ts'
import { STATIONS_PER_POST } from '../timings.ts'

const A = chargePoint('A', [['Available', 0]])
const B = chargePoint('B', [['Charging', 0]])
const STATUS_A = '/topic/status/chargeBox/A'
const lastStations = (batches: readonly { stations?: readonly { id: string; status: string }[] }[]) =>
  batches.findLast((batch) => batch.stations)?.stations?.map(({ id, status }) => `${id} ${status}`)

test('LIV-001 LIV-002 LIV-003 a start opens one connection with the token and the platform', async () => {
  const { send, server, timers } = createHarness()
  send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  await timers.advance(0)
  expect(server.sockets).toHaveLength(1)
  expect(server.last().options).toMatchObject({
    url: 'ws://live.example/ws',
    headers: { Authorization: 'Bearer token-1', Platform: 'DASHBOARD' },
  })
})

test('LIV-001 the phases of a start: connecting, syncing, and live only once all topics stand', async () => {
  const harness = createHarness(createFakeServer('manual'))
  harness.send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  await harness.timers.advance(0)
  expect(harness.phase()).toBe('connecting')
  harness.server.last().accept()
  await harness.answer(A)
  await harness.timers.advance(5_000)
  expect(harness.server.last().subscribed()).toHaveLength(5)
  expect(harness.phase()).toBe('syncing')
  harness.server.last().confirm()
  expect(harness.phase()).toBe('live')
})

test('LIV-015 without an address no connection is opened, and the stations still come', async () => {
  const { send, server, timers, answer, batches, posted } = createHarness()
  send({ kind: 'start', session: SESSION, config: { ...CONFIG, websocketUrl: undefined }, isHidden: false })
  await timers.advance(0)
  await answer(A)
  expect(server.sockets).toHaveLength(0)
  expect(lastStations(batches())).toEqual(['A available'])
  expect(posted).toContainEqual({ kind: 'phase', phase: 'off', reason: 'notConfigured' })
})

test('LIV-014 a status message reaches the page in one batch, 100 ms after the first of them', async () => {
  const { server, timers, batches } = await createLiveHarness([A, B])
  const before = batches().length
  server.last().publish(STATUS_A, statusEvent('A', 1, 'Preparing', 1))
  await timers.advance(60)
  server.last().publish(`${STATUS_A}/connector/1`, statusEvent('A', '1', 'Charging', 2))
  await timers.advance(39)
  expect(batches()).toHaveLength(before)
  await timers.advance(1)
  expect(batches()).toHaveLength(before + 1)
  expect(lastStations(batches())).toEqual(['A busy'])
  expect(batches().at(-1)).toMatchObject({ hasMessages: true, counters: { messages: 2 } })
})

test('LIV-014 a connector topic that names no station is about the station of the topic', async () => {
  const { server, timers, batches } = await createLiveHarness([A])
  server.last().publish(`${STATUS_A}/connector/1`, { connectorId: 1, status: 'Faulted' })
  await timers.advance(100)
  expect(lastStations(batches())).toEqual(['A unavailable'])
})

test('the batch waits 250 ms in a hidden tab', async () => {
  const { server, timers, batches, send } = await createLiveHarness([A])
  send({ kind: 'visibility', isHidden: true })
  const before = batches().length
  server.last().publish(STATUS_A, statusEvent('A', 1, 'Charging', 1))
  await timers.advance(249)
  expect(batches()).toHaveLength(before)
  await timers.advance(1)
  expect(batches()).toHaveLength(before + 1)
})

test('LIV-004 LIV-011 notifications arrive in their order; a burst keeps the newest hundred and counts the rest', async () => {
  const { server, timers, batches } = await createLiveHarness([A])
  for (let second = 0; second < 130; second++)
    server.last().publish('/topic/key-1/notification/chargeBox', notification('A', 'Failure', second))
  await timers.advance(100)
  const batch = batches().at(-1)
  expect(batch?.notifications).toHaveLength(100)
  expect(batch?.notifications?.at(-1)?.at).toBe(Date.parse(`${at(129).replace(' ', 'T')}Z`))
  expect(batch?.counters.dropped).toBe(30)
})

test('LIV-005 statistics go to the page as they came', async () => {
  const { server, timers, batches } = await createLiveHarness([A])
  server.last().publish('/topic/key-1/stats', { totalUsers: 10, cost: '1.5' })
  await timers.advance(100)
  expect(batches().at(-1)?.stats).toEqual([{ totalUsers: 10, cost: 1.5 }])
})

test('LIV-006 LIV-012 a charge box message changes the known station, and its new connector is subscribed', async () => {
  const { server, timers, batches, snapshots } = await createLiveHarness([A])
  const message = {
    ...chargePoint('A', [
      ['Available', 0],
      ['Charging', 1],
    ]),
    description: 'Renamed',
  }
  server.last().publish('/topic/key-1/chargeBox', message)
  await timers.advance(100)
  expect(batches().at(-1)?.stations?.[0]).toMatchObject({ name: 'Renamed', status: 'busy' })
  expect(server.last().subscribed()).toContain(`${STATUS_A}/connector/2`)
  expect(snapshots).toHaveLength(1)
})

test('LIV-013 an unknown charge box reloads the list; the new station is shown and subscribed', async () => {
  const { server, pass, batches, snapshots, answer } = await createLiveHarness([A])
  server.last().publish('/topic/key-1/chargeBox', { chargeBoxId: 'B', action: 'INSERT' })
  await pass(15_000)
  expect(snapshots).toHaveLength(2)
  await answer(A, B)
  await pass(1)
  expect(lastStations(batches())).toEqual(['B busy'])
  expect(server.last().subscribed()).toContain('/topic/status/chargeBox/B')
})

test('a station that is gone is taken away and unsubscribed', async () => {
  const { server, timers, batches, send, answer } = await createLiveHarness([A, B])
  send({ kind: 'refresh' })
  await timers.advance(0)
  await answer(B)
  expect(batches().at(-1)?.removed).toEqual(['A'])
  expect(
    server
      .last()
      .subscribed()
      .filter((name) => name.startsWith(STATUS_A)),
  ).toEqual([])
})

test('R10 what cannot be read is counted and breaks nothing', async () => {
  const { server, timers, batches } = await createLiveHarness([A])
  const bad = ['', '{', 'null', '[]', '"x"', '{"status":"Charging"', 'x'.repeat(1_000_001), '{}']
  const topics = [
    STATUS_A,
    '/topic/key-1/chargeBox',
    '/topic/key-1/stats',
    '/topic/key-1/notification/chargeBox',
  ]
  for (const topic of topics) for (const body of bad) server.last().publish(topic, body)
  server.last().publish(STATUS_A, statusEvent('A', 1, 'Charging', 1))
  await timers.advance(100)
  expect(batches().at(-1)?.counters).toMatchObject({ badFrames: topics.length * bad.length, faults: 0 })
  expect(lastStations(batches())).toEqual(['A busy'])
})

test('R6 a refused token whose session stands turns live off and says so; the stations still come', async () => {
  const harness = createHarness()
  harness.send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  await harness.timers.advance(0)
  harness.server.last().refuse()
  await harness.answer(A)
  expect(harness.posted).toContainEqual({ kind: 'phase', phase: 'off', reason: 'refused' })
  expect(harness.checks()).toBe(1)
  await harness.timers.advance(299_000)
  expect(harness.server.sockets).toHaveLength(1)
  expect(harness.posted.some((message) => message.kind === 'session-ended')).toBe(false)
})

test('R6 R14 a 401, whoever meets it first, ends the session once and leaves nothing running', async () => {
  const harness = await createLiveHarness([A])
  harness.unauthorized('token-1')
  harness.unauthorized('token-1')
  expect(harness.posted.filter((message) => message.kind === 'session-ended')).toEqual([
    { kind: 'session-ended', token: 'token-1' },
  ])
  expect(harness.phase()).toBe('stopped')
  expect(harness.server.openCount()).toBe(0)
  expect(harness.timers.armed()).toBe(0)
})

test('a 401 for a token that was renewed since ends nothing', async () => {
  const harness = await createLiveHarness([A])
  harness.send({ kind: 'session', session: { ...SESSION, token: 'token-2' } })
  harness.unauthorized('token-1')
  expect(harness.phase()).toBe('live')
  harness.server.last().cut()
  await harness.timers.advance(5_000)
  expect(harness.server.last().options.headers.Authorization).toBe('Bearer token-2')
})

test('a large network is posted in parts, the page is told with the last one', async () => {
  const harness = createHarness()
  harness.send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: false })
  await harness.timers.advance(0)
  const points = Array.from({ length: STATIONS_PER_POST * 2 + 1 }, (_, n) =>
    chargePoint(`S${n}`, [['Available', 0]], { chargeBoxPk: n }),
  )
  await harness.answer(...points)
  const parts = harness.batches().map((batch) => [batch.stations?.length, batch.isPart, batch.snapshot?.kind])
  expect(parts).toEqual([
    [STATIONS_PER_POST, true, undefined],
    [STATIONS_PER_POST, true, undefined],
    [1, undefined, 'done'],
  ])
})

test('stop closes the socket, calls the snapshot off and leaves no timer', async () => {
  const harness = createHarness(createFakeServer())
  harness.send({ kind: 'start', session: SESSION, config: CONFIG, isHidden: true })
  await harness.timers.advance(0)
  harness.server.last().accept()
  harness.send({ kind: 'stop' })
  expect(harness.snapshots[0]?.signal.aborted).toBe(true)
  expect(harness.server.openCount()).toBe(0)
  expect(harness.timers.armed()).toBe(0)
})
