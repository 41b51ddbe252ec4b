import { expect, test } from 'vitest'
import { createFakeServer } from '../testing/fakeSockets.ts'
import { createFakeTimers, settle } from '../testing/fakeTimers.ts'
import { LIVE_TIMINGS } from '../timings.ts'
import { createLink } from './link.ts'

function build() {
  const timers = createFakeTimers(0)
  const server = createFakeServer()
  const seen = { opened: [] as boolean[], lost: 0, ended: 0, quiet: 0, checks: 0 }
  let verdict: 'ended' | 'stands' = 'stands'
  let token = 'old'
  const link = createLink({
    open: server.open,
    timers,
    random: () => 0.5,
    timings: LIVE_TIMINGS,
    target: () => ({ url: 'ws://x/ws', headers: { Authorization: `Bearer ${token}` } }),
    checkSession: async () => {
      seen.checks++
      return verdict
    },
    onOpen: (_socket, isFirst) => seen.opened.push(isFirst),
    onLost: () => seen.lost++,
    onChange: () => {},
    onQuiet: () => seen.quiet++,
    onEnded: () => seen.ended++,
    onUnhandled: () => {},
    onFault: () => {},
  })
  return {
    timers,
    server,
    seen,
    link,
    setVerdict: (next: typeof verdict) => {
      verdict = next
    },
    setToken: (next: string) => {
      token = next
    },
  }
}

test('R1 LIV-001 a dropped connection comes back by itself, with the token of that moment', async () => {
  const { timers, server, seen, link, setToken } = build()
  link.start()
  server.last().accept()
  setToken('new')
  server.last().cut()
  expect(link.phase()).toBe('waiting')
  await timers.advance(5_000)
  expect(server.sockets).toHaveLength(2)
  expect(server.last().options.headers.Authorization).toBe('Bearer new')
  server.last().accept()
  expect(link.phase()).toBe('open')
  expect(seen.opened).toEqual([true, false])
})

test('R1 a server that refuses for 12 s is tried every 5 s, never by two sockets at once', async () => {
  const { timers, server, link } = build()
  link.start()
  for (let second = 0; second < 12; second++) {
    server.last().cut()
    await timers.advance(1_000)
    expect(server.openCount()).toBeLessThanOrEqual(1)
  }
  expect(server.sockets).toHaveLength(3)
  await timers.advance(5_000)
  server.last().accept()
  expect(link.phase()).toBe('open')
})

test('R1 twenty faults in a row: each one ends in one new connection', async () => {
  const { timers, server, seen, link } = build()
  link.start()
  for (let fault = 0; fault < 20; fault++) {
    server.last().accept()
    if (fault % 3 === 0) link.drop()
    else if (fault % 3 === 1) server.last().cut()
    else server.last().refuse('broker stops')
    expect(server.openCount()).toBe(0)
    await timers.advance(30_000)
    expect(server.openCount()).toBe(1)
  }
  server.last().accept()
  expect(link.phase()).toBe('open')
  expect(seen.lost).toBe(20)
  expect(seen.checks).toBe(0)
})

test('R1 after a minute without success the waits grow to at most 30 s', async () => {
  const { timers, server, link } = build()
  link.start()
  const at: number[] = []
  for (let second = 0; second < 240; second++) {
    if (!server.last().isClosed()) {
      at.push(second)
      server.last().cut()
    }
    await timers.advance(1_000)
  }
  const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  expect(Math.max(...waits.slice(0, 11))).toBeLessThanOrEqual(6)
  expect(Math.max(...waits)).toBeGreaterThan(20)
  expect(Math.max(...waits)).toBeLessThanOrEqual(31)
})

test('R1 a connection that never holds for 30 s does not count as a success', async () => {
  const { timers, server, link } = build()
  link.start()
  for (let round = 0; round < 12; round++) {
    server.last().accept()
    server.last().cut()
    await timers.advance(30_000)
  }
  server.last().accept()
  server.last().cut()
  await timers.advance(8_000)
  expect(link.phase()).toBe('waiting')
})

test('R1 the network or the tab that comes back connects at once', async () => {
  const { timers, server, link } = build()
  link.start()
  server.last().cut()
  link.wake()
  expect(server.sockets).toHaveLength(2)
  server.last().cut()
  link.setHidden(true)
  link.setHidden(false)
  expect(server.sockets).toHaveLength(3)
  link.wake()
  expect(server.sockets).toHaveLength(3)
  server.last().accept()
  // The waits that were cut short open no other.
  await timers.advance(9_000)
  expect(server.sockets).toHaveLength(3)
})

test('R3 R5 a half-open link is stale after two missing heart-beats and given up within three', async () => {
  const { timers, server, link } = build()
  link.start()
  server.last().accept(10_000)
  for (let beat = 0; beat < 5; beat++) {
    await timers.advance(10_000)
    server.last().beat()
  }
  expect(link.isSilent()).toBe(false)
  await timers.advance(20_000)
  expect(link.isSilent()).toBe(true)
  expect(link.phase()).toBe('open')
  await timers.advance(10_000)
  expect(link.phase()).toBe('waiting')
})

test('R5 a late heart-beat ends the silence', async () => {
  const { timers, server, link } = build()
  link.start()
  server.last().accept(10_000)
  await timers.advance(25_000)
  expect(link.isSilent()).toBe(true)
  server.last().beat()
  expect(link.isSilent()).toBe(false)
  await timers.advance(19_000)
  expect(link.phase()).toBe('open')
})

test('R5 without heart-beats five minutes of silence ask, and drop nothing by themselves', async () => {
  const { timers, server, seen, link } = build()
  link.start()
  server.last().accept(0)
  await timers.advance(299_999)
  expect(seen.quiet).toBe(0)
  await timers.advance(1)
  expect(seen.quiet).toBe(1)
  expect(link.phase()).toBe('open')
  await timers.advance(300_000)
  expect(seen.quiet).toBe(2)
})

test('R6 a refused token makes one check; a session that stands is tried again only after five minutes', async () => {
  const { timers, server, seen, link } = build()
  link.start()
  server.last().refuse()
  await settle()
  expect(link.phase()).toBe('refused')
  expect(seen.checks).toBe(1)
  await timers.advance(299_999)
  link.wake()
  expect(server.sockets).toHaveLength(1)
  await timers.advance(1)
  expect(server.sockets).toHaveLength(2)
})

test('R6 a refused token of a session that is over ends it, for good', async () => {
  const { timers, server, seen, link, setVerdict } = build()
  setVerdict('ended')
  link.start()
  server.last().refuse()
  await settle()
  expect(link.phase()).toBe('ended')
  expect(seen.ended).toBe(1)
  await timers.advance(3_600_000)
  expect(server.sockets).toHaveLength(1)
  expect(timers.armed()).toBe(0)
})

test('a tab hidden for ten minutes closes its socket; its return connects at once', async () => {
  const { timers, server, seen, link } = build()
  link.start()
  server.last().accept(0)
  link.setHidden(true)
  await timers.advance(599_999)
  expect(link.phase()).toBe('open')
  await timers.advance(1)
  expect(link.phase()).toBe('hidden')
  expect(server.openCount()).toBe(0)
  await timers.advance(3_600_000)
  expect(server.sockets).toHaveLength(1)
  link.setHidden(false)
  server.last().accept()
  expect(seen.opened).toEqual([true, false])
})

test('a tab that returns before the ten minutes keeps its socket', async () => {
  const { timers, server, link } = build()
  link.start()
  server.last().accept(0)
  link.setHidden(true)
  await timers.advance(500_000)
  link.setHidden(false)
  await timers.advance(200_000)
  expect(link.phase()).toBe('open')
  expect(server.sockets).toHaveLength(1)
})

test('stop closes the socket and leaves no timer behind', async () => {
  const { timers, server, link } = build()
  link.start()
  server.last().accept()
  link.setHidden(true)
  link.stop()
  expect(server.openCount()).toBe(0)
  expect(timers.armed()).toBe(0)
  expect(link.phase()).toBe('idle')
})
