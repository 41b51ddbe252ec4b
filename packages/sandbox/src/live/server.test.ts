import { afterAll, afterEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { startSandbox } from '../sandbox.ts'
import { type Client, connectHeaders, openClient } from '../testing/client.ts'
import { HEADERS, humanAnswer, NOW } from '../testing/engine.ts'

const clients: Client[] = []
const sandbox = await startSandbox({ now: NOW, clock: 'manual', seed: 'test', stations: 20, quiet: true })
afterEach(() => {
  for (const client of clients.splice(0)) client.socket.terminate()
  sandbox.control.clearFaults()
})
afterAll(() => sandbox.close())

const token = async (): Promise<string> => {
  const reply = await fetch(`${sandbox.origin}/api/v1/login`, {
    method: 'POST',
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'tudo@example.com',
      password: DEMO_PASSWORD,
      recaptchaResponse: humanAnswer(),
    }),
  })
  const body = (await reply.json()) as { data: { token: string } }
  return body.data.token
}
const open = async (): Promise<Client> => {
  const client = await openClient(sandbox.origin)
  clients.push(client)
  return client
}
const connect = async (): Promise<Client> => {
  const client = await open()
  client.send('CONNECT', connectHeaders(await token()))
  await client.next('CONNECTED')
  return client
}
const listen = async (client: Client, destination: string): Promise<void> => {
  client.send('SUBSCRIBE', { id: destination, destination, receipt: `r-${destination}` })
  await client.next('RECEIPT')
}
const RAW = '/topic/sandbox-move/notification/chargeBox'
const emitRaw = (body: unknown) => sandbox.control.emit({ raw: { destination: RAW, body } })

test('CONNECT is answered with version 1.2 and heart-beats both ways, over the v12 protocol', async () => {
  const client = await open()
  expect(client.socket.protocol).toBe('v12.stomp')
  client.send('CONNECT', connectHeaders(await token()))
  const frame = await client.next('CONNECTED')
  expect(frame.headers.get('version')).toBe('1.2')
  expect(frame.headers.get('heart-beat')).toBe('10000,10000')
})

test.each([
  ['a refused token', { Authorization: 'Bearer nobody' }, 'Unauthorized'],
  ['no Platform', { Platform: '' }, 'Platform'],
  ['an old version only', { 'accept-version': '1.0' }, 'accept-version'],
])('%s is answered with ERROR, and the socket closes', async (_name, change, words) => {
  const client = await open()
  client.send('CONNECT', { ...connectHeaders(await token()), ...change })
  expect((await client.next('ERROR')).headers.get('message')).toContain(words)
  expect((await client.closed).code).toBe(1000)
})

test('an expired token is refused by a new socket', async () => {
  const expired = await token()
  sandbox.control.expireTokens()
  const client = await open()
  client.send('CONNECT', connectHeaders(expired))
  expect((await client.next('ERROR')).headers.get('message')).toBe('Unauthorized')
})

test('nothing goes before CONNECT, and an unreadable frame ends the connection', async () => {
  const early = await open()
  early.send('SUBSCRIBE', { id: '1', destination: RAW })
  await early.next('ERROR')
  const broken = await connect()
  broken.socket.send('SUBSCRIBE\nno colon\n\n\0')
  expect((await broken.next('ERROR')).headers.get('message')).toBe('unreadable frame')
  await broken.closed
})

test('a status goes to the station’s topic and the connector’s, and into the database', async () => {
  const client = await connect()
  const reply = await fetch(`${sandbox.origin}/api/v1/chargepoints/`, {
    headers: { ...HEADERS, Authorization: `Bearer ${await token()}` },
  })
  const { chargePointList } = (await reply.json()) as { chargePointList: { chargeBoxId: string }[] }
  const id = chargePointList[0]?.chargeBoxId ?? ''
  await listen(client, `/topic/status/chargeBox/${id}`)
  await listen(client, `/topic/status/chargeBox/${id}/connector/1`)
  sandbox.control.emit({
    status: { chargeBoxId: id, connectorId: 1, status: 'Faulted', errorCode: 'GroundFailure' },
  })
  const bodies = [await client.next('MESSAGE'), await client.next('MESSAGE')].map(
    (frame) => JSON.parse(frame.body) as Record<string, unknown>,
  )
  expect(bodies[0]).toMatchObject({ chargeBoxId: id, status: 'Faulted', errorCode: 'GroundFailure' })
  expect(bodies[1]).toEqual(bodies[0])
  expect(Object.keys(bodies[0] ?? {})).toEqual([
    'chargeBoxId',
    'chargeBoxUuid',
    'connectorId',
    'timestampDT',
    'status',
    'errorCode',
    'errorInfo',
    'vendorId',
    'vendorErrorCode',
    'chargeBoxGroupPk',
    'chargeBoxGroupExternalId',
  ])
})

test('content-length counts bytes: letters of more than one byte arrive whole', async () => {
  const client = await connect()
  await listen(client, RAW)
  emitRaw({ chargeBoxName: 'São João – ⚡' })
  const frame = await client.next('MESSAGE')
  expect(JSON.parse(frame.body)).toEqual({ chargeBoxName: 'São João – ⚡' })
  expect(Number(frame.headers.get('content-length'))).toBe(Buffer.byteLength(frame.body))
})

test('after UNSUBSCRIBE nothing comes any more; DISCONNECT gets its receipt and closes', async () => {
  const client = await connect()
  await listen(client, RAW)
  client.send('UNSUBSCRIBE', { id: RAW, receipt: 'off' })
  await client.next('RECEIPT')
  emitRaw({ n: 1 })
  client.send('DISCONNECT', { receipt: 'bye' })
  expect((await client.next('RECEIPT')).headers.get('receipt-id')).toBe('bye')
  await client.closed
  expect(client.frames.some((frame) => frame.command === 'MESSAGE')).toBe(false)
})

const numbers = async (client: Client, count: number): Promise<number[]> => {
  const seen: number[] = []
  while (seen.length < count) seen.push((JSON.parse((await client.next('MESSAGE')).body) as { n: number }).n)
  return seen
}

test('duplicateEvery sends every n-th message twice', async () => {
  const client = await connect()
  await listen(client, RAW)
  sandbox.control.sockets({ duplicateEvery: 2 })
  for (const n of [1, 2, 3, 4]) emitRaw({ n })
  expect(await numbers(client, 6)).toEqual([1, 2, 2, 3, 4, 4])
})

test('reorderEvery lets the next message overtake', async () => {
  const client = await connect()
  await listen(client, RAW)
  sandbox.control.sockets({ reorderEvery: 2 })
  for (const n of [1, 2, 3, 4, 5]) emitRaw({ n })
  expect(await numbers(client, 5)).toEqual([1, 3, 2, 5, 4])
})

test('latency holds messages back', async () => {
  const client = await connect()
  await listen(client, RAW)
  sandbox.control.sockets({ latencyMs: 150 })
  const began = performance.now()
  emitRaw({ n: 1 })
  await numbers(client, 1)
  expect(performance.now() - began).toBeGreaterThan(140)
})

test('a silent link stays open, and speaks again afterwards', async () => {
  const client = await connect()
  await listen(client, RAW)
  sandbox.control.sockets({ isSilent: true })
  emitRaw({ n: 1 })
  client.send('UNSUBSCRIBE', { id: RAW, receipt: 'lost' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(client.socket.readyState).toBe(client.socket.OPEN)
  expect(
    client.frames.filter(
      (frame) => frame.command !== 'CONNECTED' && frame.headers.get('receipt-id') !== `r-${RAW}`,
    ),
  ).toEqual([])
  sandbox.control.sockets({ isSilent: false })
  emitRaw({ n: 2 })
  expect(await numbers(client, 1)).toEqual([2])
})

test('sockets are reset, closed with a code, and refused for a while', async () => {
  const reset = await connect()
  expect(sandbox.control.sockets({}).open).toBe(1)
  sandbox.control.sockets({ drop: true })
  expect((await reset.closed).code).toBe(1006)
  const closed = await connect()
  sandbox.control.sockets({ close: 1011 })
  expect((await closed.closed).code).toBe(1011)
  sandbox.control.sockets({ refuseSeconds: 30 })
  await expect(open()).rejects.toThrow('503')
  sandbox.control.clearFaults()
  await connect()
})

test('CONNECT frames are recorded without their token', async () => {
  const client = await connect()
  const { connects, subscriptions } = sandbox.control.sockets({})
  expect(connects.at(-1)).toEqual({
    headers: { ...connectHeaders(''), Authorization: 'Bearer …' },
    isAccepted: true,
  })
  await listen(client, RAW)
  expect(sandbox.control.sockets({}).subscriptions).toBe(subscriptions + 1)
})

test('a flood sends real frames to the subscribed connectors and records the end state', async () => {
  const client = await connect()
  const reply = await fetch(`${sandbox.origin}/api/v1/chargepoints/`, {
    headers: { ...HEADERS, Authorization: `Bearer ${await token()}` },
  })
  const { chargePointList } = (await reply.json()) as { chargePointList: { chargeBoxId: string }[] }
  const destinations = chargePointList
    .slice(0, 5)
    .map((one) => `/topic/status/chargeBox/${one.chargeBoxId}/connector/1`)
  for (const destination of destinations) await listen(client, destination)
  sandbox.control.flood({ messagesPerSecond: 500, seconds: 0.4 })
  while (sandbox.control.floodState().isRunning) await new Promise((resolve) => setTimeout(resolve, 20))
  const state = sandbox.control.floodState()
  expect(state).toMatchObject({ published: 200, delivered: 200 })
  const seen = new Map<string, string>()
  for (let i = 0; i < 200; i++) {
    const { chargeBoxId, connectorId, status } = JSON.parse((await client.next('MESSAGE')).body) as Record<
      string,
      string
    >
    seen.set(`${chargeBoxId}/${connectorId}`, status ?? '')
  }
  expect(Object.fromEntries(seen)).toEqual(state.final)
})
