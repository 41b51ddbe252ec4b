import { type Sandbox, startSandbox } from '@corrente/sandbox'
import { createLive, type LiveConnection } from '../../packages/app/src/live/main/createLive.ts'
import type { LiveState } from '../../packages/app/src/live/main/liveState.ts'
import { brandTopics, stationTopics } from '../../packages/app/src/live/model/destinations.ts'
import { API_KEY, readNetwork, signIn, spawnHere } from '../../packages/app/src/live/testing/sandboxLive.ts'
import type { LiveTimings } from '../../packages/app/src/live/timings.ts'
import { type Bridge, type Passage, startBridge } from './bridge.ts'
import type { Broker } from './broker.ts'
import { type Relay, startRelay } from './relay.ts'

/** What the state was, and from when on. */
export interface Moment {
  readonly at: number
  readonly phase: LiveState['phase']
  readonly reason: LiveState['reason']
  /** Topics whose receipt had come by then. */
  readonly confirmed: number
}

/** Back end, broker, bridge and the product's own live connection, with its own waits. */
export interface World {
  readonly sandbox: Sandbox
  readonly broker: Broker
  readonly bridge: Bridge
  readonly relay: Relay
  readonly live: LiveConnection
  readonly token: string
  /** Every topic that the client should have. */
  readonly topics: readonly string[]
  /** Tokens whose session was said to be over. */
  readonly ended: readonly string[]
  /** The newest connection. */
  readonly passage: () => Passage
  /** The first time since then that the state was this phase. */
  readonly reached: (phase: LiveState['phase'], since: number) => Moment | undefined
  readonly start: () => void
  readonly close: () => Promise<void>
}

/**
 * A sandbox with so many stations behind a broker that has just started; the client is not started.
 * @param timings - other waits than the product's
 */
export async function createWorld(
  broker: Broker,
  stations: number,
  timings: Partial<LiveTimings> = {},
): Promise<World> {
  const sandbox = await startSandbox({ stations, seed: 'broker', clock: 'manual', quiet: true })
  const token = await signIn(sandbox)
  const known = await readNetwork(sandbox, token)
  const topics = [
    ...(brandTopics(API_KEY) ?? []),
    ...known.flatMap((station) => stationTopics(station, 'chargeBoxId') ?? []),
  ].map(({ destination }) => destination)
  await broker.start()
  const bridge = await startBridge(broker)
  const relay = await startRelay(sandbox, token, topics, broker)
  await relay.connect()

  const ended: string[] = []
  const live = createLive({
    config: {
      websocketUrl: bridge.url,
      apiBase: `${sandbox.origin}/api/v1/`,
      topicKey: 'chargeBoxId',
      timings,
    },
    now: Date.now,
    onSessionEnded: (one) => ended.push(one),
    page: { isHidden: () => false, onVisibility: () => () => {}, onNetwork: () => () => {} },
    spawn: spawnHere(Math.random),
  })
  const passage = () => {
    const newest = bridge.passages.at(-1)
    if (!newest) throw new Error('nobody has connected yet')
    return newest
  }
  const moments: Moment[] = []
  live.subscribe(() => {
    const { phase, reason } = live.state()
    if (moments.at(-1)?.phase === phase) return
    moments.push({ at: performance.now(), phase, reason, confirmed: bridge.passages.at(-1)?.confirmed ?? 0 })
  })
  return {
    sandbox,
    broker,
    bridge,
    relay,
    live,
    token,
    topics,
    ended,
    passage,
    reached: (phase, since) => moments.find((one) => one.at >= since && one.phase === phase),
    start: () => live.start({ apiKey: API_KEY, token, offsetHours: -3 }),
    close: async () => {
      live.stop('signed-out')
      relay.close()
      await bridge.close()
      await broker.close()
      await sandbox.close()
    },
  }
}
