import { expect, test } from 'vitest'
import { createFakeServer } from '../testing/fakeSockets.ts'
import { createFakeTimers, settle } from '../testing/fakeTimers.ts'
import { LIVE_TIMINGS } from '../timings.ts'
import { createSubscriptions } from './subscriptions.ts'

const stations = (count: number, prefix = 'S') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    uuid: undefined,
    connectors: [{ id: 1 }, { id: 2 }],
  }))
const topicsOf = (id: string) =>
  ['', '/connector/1', '/connector/2'].map((end) => `/topic/status/chargeBox/${id}${end}`)

function build(hasReceipts: boolean | 'manual' = true) {
  const timers = createFakeTimers(0)
  const server = createFakeServer(hasReceipts)
  let settled = 0
  let refused = 0
  const subscriptions = createSubscriptions({
    timers,
    timings: LIVE_TIMINGS,
    topicKey: 'chargeBoxId',
    onBody: () => {},
    onSettled: () => settled++,
    onRefused: () => refused++,
  })
  const connect = () => {
    const socket = server.open(
      { url: '', headers: {}, heartBeatMs: 0, connectTimeoutMs: 0 },
      {
        onConnected: () => {},
        onError: () => {},
        onClosed: () => {},
        onActivity: () => {},
        onUnhandled: () => {},
        onFault: () => {},
      },
    )
    subscriptions.opened(socket)
    return server.last()
  }
  return { timers, server, subscriptions, connect, settled: () => settled, refused: () => refused }
}

test('LIV-004 LIV-005 LIV-006 the three brand topics are subscribed at once', () => {
  const { subscriptions, connect } = build()
  subscriptions.setBrand('key')
  expect(connect().subscribed()).toEqual([
    '/topic/key/notification/chargeBox',
    '/topic/key/stats',
    '/topic/key/chargeBox',
  ])
})

test('LIV-007 LIV-008 the status topics follow five seconds after connecting, not before', async () => {
  const { timers, subscriptions, connect } = build()
  subscriptions.addStations(stations(1))
  const socket = connect()
  await timers.advance(4_999)
  expect(socket.subscribed()).toEqual([])
  await timers.advance(1)
  expect(socket.subscribed()).toEqual(topicsOf('S0'))
})

test('R4 all topics stand only when those of the stations do, however late their list comes', async () => {
  const { timers, subscriptions, connect, settled } = build('manual')
  subscriptions.setBrand('key')
  const socket = connect()
  await timers.advance(7_000)
  subscriptions.addStations(stations(3))
  expect(subscriptions.isSettled()).toBe(false)
  socket.confirm()
  expect(subscriptions.isSettled()).toBe(true)
  const before = settled()
  // One more station is not worth a word, nor a reading of all.
  subscriptions.addStations(stations(1, 'T'))
  expect(subscriptions.isSettled()).toBe(true)
  socket.confirm()
  expect(settled()).toBe(before)
})

test('LIV-007 a station that appears later is subscribed as soon as it appears, once', async () => {
  const { timers, subscriptions, connect } = build()
  const socket = connect()
  await timers.advance(5_000)
  subscriptions.addStations(stations(1))
  subscriptions.addStations(stations(1))
  await settle()
  expect(socket.subscribed()).toEqual(topicsOf('S0'))
})

test('LIV-007 LIV-008 what is gone is unsubscribed: a station, and one connector of a station', async () => {
  const { timers, subscriptions, connect } = build()
  subscriptions.addStations(stations(2))
  const socket = connect()
  await timers.advance(5_000)
  subscriptions.removeStations(['S0'])
  expect(socket.subscribed()).toEqual(topicsOf('S1'))
  subscriptions.addStations([{ id: 'S1', uuid: undefined, connectors: [{ id: 2 }] }])
  expect(socket.subscribed()).toEqual([
    '/topic/status/chargeBox/S1',
    '/topic/status/chargeBox/S1/connector/2',
  ])
})

test('R2 after a gap every wanted destination is back exactly once, the removed ones are not', async () => {
  const { timers, subscriptions, connect } = build()
  subscriptions.setBrand('key')
  subscriptions.addStations(stations(400))
  connect()
  await timers.advance(5_000)
  subscriptions.removeStations(['S7'])
  subscriptions.lost()
  const again = connect()
  await timers.advance(5_000)
  const names = again.subscribed()
  expect(names).toHaveLength(3 + 399 * 3)
  expect(new Set(names).size).toBe(names.length)
  expect(names.some((name) => name.includes('/S7/') || name.endsWith('/S7'))).toBe(false)
})

test('R2 a gap in the middle of subscribing loses and doubles nothing', async () => {
  const { timers, server, subscriptions, connect } = build('manual')
  subscriptions.addStations(stations(400))
  const first = connect()
  await timers.advance(5_000)
  expect(first.subscribed()).toHaveLength(500)
  subscriptions.lost()
  const second = connect()
  await timers.advance(5_000)
  first.confirm()
  await settle()
  expect(second.subscribed()).toHaveLength(500)
  for (let chunk = 0; chunk < 5; chunk++) {
    second.confirm()
    await settle()
  }
  expect(new Set(second.subscribed()).size).toBe(1_200)
  expect(second.subscribed()).toHaveLength(1_200)
  expect(server.sockets).toHaveLength(2)
})

test('500 at a time, the next ones only when the last was confirmed; those on the screen first', async () => {
  const { timers, subscriptions, connect, settled } = build('manual')
  subscriptions.addStations(stations(400))
  subscriptions.setPriority(['S399', 'S398'])
  const socket = connect()
  await timers.advance(5_000)
  expect(socket.subscribed()).toHaveLength(500)
  expect(socket.subscribed().slice(0, 6)).toEqual([...topicsOf('S399'), ...topicsOf('S398')])
  expect(settled()).toBe(0)
  socket.confirm()
  await settle()
  expect(socket.subscribed()).toHaveLength(1_000)
  socket.confirm()
  await settle()
  socket.confirm()
  await settle()
  expect(socket.subscribed()).toHaveLength(1_200)
  expect(settled()).toBe(1)
})

test('a broker without receipts is waited for once, then paced by time', async () => {
  const { timers, subscriptions, connect, settled } = build(false)
  subscriptions.addStations(stations(500))
  const socket = connect()
  await timers.advance(5_000 + LIVE_TIMINGS.receiptTimeoutMs)
  expect(socket.subscribed()).toHaveLength(1_000)
  await timers.advance(LIVE_TIMINGS.chunkPauseMs)
  expect(socket.subscribed()).toHaveLength(1_500)
  await timers.advance(LIVE_TIMINGS.chunkPauseMs)
  expect(settled()).toBe(1)
})

test('a receipt that comes too late does not hurry the next chunk', async () => {
  const { timers, subscriptions, connect } = build('manual')
  subscriptions.addStations(stations(600))
  const socket = connect()
  await timers.advance(5_000 + LIVE_TIMINGS.receiptTimeoutMs)
  expect(socket.subscribed()).toHaveLength(1_000)
  socket.confirm()
  await settle()
  // Both chunks' receipts came: the late one of the first, and the second's own, which alone releases the third.
  expect(socket.subscribed()).toHaveLength(1_500)
})

test('R20 a name that may not stand in a topic is left out and counted', async () => {
  const { timers, subscriptions, connect, refused } = build()
  subscriptions.setBrand('a/b')
  subscriptions.addStations([{ id: 'CP1\nselector:1=1', uuid: undefined, connectors: [{ id: 1 }] }])
  const socket = connect()
  await timers.advance(5_000)
  expect(socket.subscribed()).toEqual([])
  expect(refused()).toBe(2)
})
