import type { Station } from '@corrente/domain/stations'
import {
  API_KEY_PREFIX,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  HUMAN_ANSWER_PREFIX,
  LIVE_PATH,
  type Sandbox,
} from '@corrente/sandbox'
import { buildHeaders } from '../../gateways/index.ts'
import { createLive, type LiveConnection } from '../main/createLive.ts'
import type { SpawnLiveWorker } from '../main/worker.ts'
import type { LiveConfig } from '../protocol.ts'
import type { LiveTimings, Timers } from '../timings.ts'
import { createEngine } from '../worker/engine.ts'
import { createLiveHttp } from '../worker/http.ts'
import { openStomp } from '../worker/openStomp.ts'

/** The product's waits, a hundred times shorter where the server has no say in them. */
export const QUICK: Partial<LiveTimings> = {
  retryFromMs: 25,
  retryToMs: 75,
  stableAfterMs: 300,
  statusTopicsAfterMs: 50,
  batchMs: 10,
  snapshotSpacingMs: 100,
  gapSpacingMs: 20,
  refusedRetryMs: 3_000,
}

const timers: Timers = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** A worker that runs in this thread; messages are copied and come later, as with a real one. */
export const spawnHere =
  (random: () => number): SpawnLiveWorker =>
  ({ onMessage }) => {
    let isOver = false
    const engine = createEngine({
      open: openStomp,
      http: createLiveHttp,
      timers,
      random,
      machineNow: Date.now,
      post: (message) => {
        const copy = structuredClone(message)
        queueMicrotask(() => isOver || onMessage(copy))
      },
    })
    return {
      post: (message) => {
        if (!isOver) engine.receive(structuredClone(message))
      },
      terminate: () => {
        isOver = true
        engine.receive({ kind: 'stop' })
      },
    }
  }

export const API_KEY = `${API_KEY_PREFIX}move`

/** Signs in at a sandbox. @returns the token */
export async function signIn(sandbox: Sandbox): Promise<string> {
  const reply = await fetch(`${sandbox.origin}/api/v1/login`, {
    method: 'POST',
    headers: {
      ...buildHeaders({ apiKey: API_KEY, token: undefined, offsetHours: -3 }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      email: DEMO_ACCOUNTS[0]?.email,
      password: DEMO_PASSWORD,
      recaptchaResponse: `${HUMAN_ANSWER_PREFIX}${crypto.randomUUID()}`,
    }),
  })
  const body: unknown = await reply.json()
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
  if (token === undefined) throw new Error(`the sandbox did not sign in: ${reply.status}`)
  return token
}

export interface SandboxLive {
  readonly live: LiveConnection
  readonly ended: readonly string[]
}

/** A live connection to a sandbox, not started. */
export function connectTo(sandbox: Sandbox, timings: Partial<LiveTimings> = {}): SandboxLive {
  const config: LiveConfig = {
    websocketUrl: `${sandbox.origin.replace('http', 'ws')}${LIVE_PATH}`,
    apiBase: `${sandbox.origin}/api/v1/`,
    topicKey: 'chargeBoxId',
    timings: { ...QUICK, ...timings },
  }
  const ended: string[] = []
  const live = createLive({
    config,
    now: () => performance.timeOrigin + performance.now(),
    onSessionEnded: (token) => ended.push(token),
    page: { isHidden: () => false, onVisibility: () => () => {}, onNetwork: () => () => {} },
    spawn: spawnHere(() => 0.5),
  })
  return { live, ended }
}

/** The stations as the sandbox's API tells them now. */
export async function readNetwork(sandbox: Sandbox, token: string): Promise<readonly Station[]> {
  const http = createLiveHttp({
    apiBase: `${sandbox.origin}/api/v1/`,
    session: () => ({ apiKey: API_KEY, token, offsetHours: -3 }),
    now: () => performance.now(),
    machineNow: Date.now,
    timeoutMs: 30_000,
    onUnauthorized: () => {},
  })
  const reply = await http.stations(new AbortController().signal)
  if (reply.kind !== 'done') throw new Error(`the sandbox gave no stations: ${reply.kind}`)
  return reply.stations
}

/** Every connector's reported status as the sandbox's API tells it now, by `{station}/{connector}`. */
export const truthOf = async (
  sandbox: Sandbox,
  token: string,
): Promise<ReadonlyMap<string, string | undefined>> => statusesOf(await readNetwork(sandbox, token))

/** The same of stations that are held. */
export const statusesOf = (
  stations: readonly { id: string; connectors: readonly { id: number; reported: string | undefined }[] }[],
): ReadonlyMap<string, string | undefined> =>
  new Map(
    stations.flatMap(({ id, connectors }) =>
      connectors.map((connector) => [`${id}/${connector.id}`, connector.reported] as const),
    ),
  )
