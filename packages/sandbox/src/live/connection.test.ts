import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type ConnectionHost, serveConnection } from './connection.ts'
import { writeFrame } from './frame.ts'
import type { Outlet } from './outlet.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (heartBeat: string) => {
  const sent: string[] = []
  const closed: number[] = []
  const emitter = new EventEmitter()
  const close = (code: number): void => {
    closed.push(code)
    emitter.emit('close')
  }
  // The connection listens to a socket and closes it, and does nothing else with it.
  const socket = Object.assign(emitter, { close }) as unknown as WebSocket
  const outlet: Outlet = {
    socket,
    send: (frame) => sent.push(frame),
    sendNow: (frame) => sent.push(frame),
    isSilent: () => false,
    reset: () => undefined,
    waiting: () => 0,
  }
  const host: ConnectionHost = {
    acceptToken: () => 'BR',
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    leave: () => undefined,
    log: () => undefined,
    connected: () => undefined,
  }
  serveConnection(socket, outlet, host)
  const hear = (text: string) => emitter.emit('message', Buffer.from(text))
  hear(
    writeFrame('CONNECT', {
      'accept-version': '1.2',
      'heart-beat': heartBeat,
      Authorization: 'Bearer t',
      Platform: 'DASHBOARD',
    }),
  )
  return { sent, closed, hear, beats: () => sent.filter((text) => text === '\n').length }
}

test('the server beats every ten seconds, or as seldom as the client wants', () => {
  const often = start('10000,10000')
  const seldom = start('10000,30000')
  for (let second = 0; second < 60; second += 5) {
    vi.advanceTimersByTime(5000)
    often.hear('\n')
    seldom.hear('\n')
  }
  expect([often.beats(), seldom.beats()]).toEqual([6, 2])
})

test('a client that wants no beats gets none, and one that promises none may be silent', () => {
  const { beats, closed } = start('0,0')
  vi.advanceTimersByTime(120_000)
  expect([beats(), closed]).toEqual([0, []])
})

test('a client that promised beats and falls silent is closed; one that beats stays', () => {
  const silent = start('10000,10000')
  const alive = start('10000,10000')
  for (let second = 0; second < 60; second += 10) {
    vi.advanceTimersByTime(10_000)
    alive.hear('\n')
  }
  expect(silent.closed).toEqual([1002])
  expect(alive.closed).toEqual([])
})

test('after its end a connection beats no more', () => {
  const { closed, hear, beats } = start('10000,10000')
  hear(writeFrame('DISCONNECT'))
  vi.advanceTimersByTime(100)
  expect(closed).toEqual([1000])
  vi.advanceTimersByTime(60_000)
  expect(beats()).toBe(0)
})
