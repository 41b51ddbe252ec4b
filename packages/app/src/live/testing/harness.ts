import type { LivePhase } from '@corrente/domain/stations'
import type { FromWorker, LiveBatch, LiveConfig, ToWorker } from '../protocol.ts'
import { createEngine } from '../worker/engine.ts'
import type { LiveHttp } from '../worker/http.ts'
import type { SnapshotReply } from '../worker/snapshots.ts'
import { createFakeServer, type FakeServer } from './fakeSockets.ts'
import { createFakeTimers, type FakeTimers, settle } from './fakeTimers.ts'
import { NOW, stationsOf } from './wire.ts'

/** A snapshot's call that waits for the test to answer it. */
export interface PendingSnapshot {
  readonly reply: (reply: SnapshotReply) => Promise<void>
  readonly signal: AbortSignal
}

/** An engine over a fake server, a fake API and a fake clock. */
export interface Harness {
  readonly timers: FakeTimers
  readonly server: FakeServer
  readonly posted: readonly FromWorker[]
  readonly send: (message: ToWorker) => void
  /** Calls for a snapshot that were made, answered or not. */
  readonly snapshots: readonly PendingSnapshot[]
  /** Answers the newest call with these charge points of the wire. */
  readonly answer: (...points: readonly object[]) => Promise<void>
  /** Lets time pass while the newest connection's heart-beats come. */
  readonly pass: (ms: number) => Promise<void>
  readonly batches: () => readonly LiveBatch[]
  readonly phase: () => LivePhase | undefined
  /** What the check of the session will say; may be a promise that the test resolves. */
  verdict: 'ended' | 'stands'
  readonly checks: () => number
  /** A 401 came for this token. */
  readonly unauthorized: (token: string) => void
}

export const SESSION = { apiKey: 'key-1', token: 'token-1', offsetHours: -3 } as const

export const CONFIG: LiveConfig = {
  websocketUrl: 'ws://live.example/ws',
  apiBase: 'http://api.example/api/v1/',
  topicKey: 'chargeBoxId',
}

/** Builds it; `start` is the test's to send. `random` is always in the middle: waits are 5 s. */
export function createHarness(server: FakeServer = createFakeServer()): Harness {
  const timers = createFakeTimers()
  const posted: FromWorker[] = []
  const snapshots: PendingSnapshot[] = []
  let checks = 0
  let unauthorized: (token: string) => void = () => {}
  const http: LiveHttp = {
    stations: (signal) =>
      new Promise((resolve) => {
        snapshots.push({
          signal,
          reply: async (reply) => {
            resolve(reply)
            await settle()
          },
        })
      }),
    checkSession: async () => {
      checks++
      return harness.verdict
    },
    serverNow: () => NOW,
  }
  const engine = createEngine({
    open: server.open,
    http: (deps) => {
      unauthorized = deps.onUnauthorized
      return http
    },
    timers,
    random: () => 0.5,
    machineNow: () => NOW,
    post: (message) => posted.push(structuredClone(message)),
  })
  const harness: Harness = {
    timers,
    server,
    posted,
    send: engine.receive,
    snapshots,
    answer: async (...points) => {
      const newest = snapshots.at(-1)
      if (!newest) throw new Error('no snapshot was asked for')
      await newest.reply({ kind: 'done', stations: stationsOf(...points), unreadRows: 0 })
    },
    pass: async (ms) => {
      for (let left = ms; left > 0; left -= 5_000) {
        server.last().beat()
        await timers.advance(Math.min(left, 5_000))
      }
    },
    batches: () => posted.filter((message) => message.kind === 'batch'),
    phase: () => posted.findLast((message) => message.kind === 'phase')?.phase,
    verdict: 'stands',
    checks: () => checks,
    unauthorized: (token) => unauthorized(token),
  }
  return harness
}

/** A started one: connected, its first snapshot answered, its status topics subscribed. */
export async function createLiveHarness(
  points: readonly object[],
  server?: FakeServer,
  config: Partial<LiveConfig> = {},
): Promise<Harness> {
  const harness = createHarness(server)
  harness.send({ kind: 'start', session: SESSION, config: { ...CONFIG, ...config }, isHidden: false })
  await harness.timers.advance(0)
  harness.server.last().accept()
  await harness.answer(...points)
  await harness.timers.advance(5_000)
  return harness
}
