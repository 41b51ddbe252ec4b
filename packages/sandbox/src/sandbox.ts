import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createClock } from './clock/clock.ts'
import { createControl, type SandboxControl } from './control/control.ts'
import { createFaultBook } from './control/faults.ts'
import { createFlood } from './control/flood.ts'
import { createRecorder } from './control/recorder.ts'
import type { Core } from './core.ts'
import { createStaticHost } from './host/host.ts'
import { createHandler, type Handler } from './http/app.ts'
import { createBroker } from './live/broker.ts'
import { type LiveServer, serveLive } from './live/server.ts'
import { readTopic } from './live/topics.ts'
import { createPublisher } from './network/publisher.ts'
import { type StatsMaker, startSimulator } from './network/simulator.ts'
import { dropWorld, openWorld, type WorldPlan } from './network/world.ts'
import type { SandboxOptions } from './options.ts'
import { dashboardStatsAlt, liveStats } from './queries/stats.ts'
import { serveHandler } from './server.ts'
import { readTenants } from './tenants.ts'
import { createRandom } from './world/random.ts'

/** A sandbox without a port: the same data, life and handler, for tests that call it directly. */
export interface Engine {
  core: Core
  handle: Handler
  control: SandboxControl
  /** Serves the live connection on a server once there is one. */
  attach(live: LiveServer): void
  close(): void
}

const DEFAULT_SEED = 1
const WEEK_MS = 7 * 86_400_000
const TENANTS = fileURLToPath(new URL('../../themes/tenants', import.meta.url))

/** Opens the world and lets it live. */
export const createEngine = (options: SandboxOptions = {}): Engine => {
  const seed = options.seed ?? DEFAULT_SEED
  const clock = createClock(options.clock ?? 'real', options.now ?? Date.now(), options.speed ?? 1)
  const start = clock.now()
  const plan: WorldPlan = {
    scale: options.scale ?? 'small',
    stations: options.stations,
    seed,
    dataDir: options.dataDir,
    now: start,
  }
  const tenants = readTenants(options.tenantsDir ?? TENANTS)
  const broker = createBroker()
  const world = openWorld(plan)
  const publisherOf = (own: Core['world']) =>
    createPublisher(own, broker, (network) => tenants.keysOf(network))
  let live: LiveServer | undefined
  const core: Core = {
    options: { ...options, seed },
    clock,
    tenants,
    broker,
    faults: createFaultBook(),
    recorder: createRecorder(),
    world,
    publisher: publisherOf(world),
    mails: [],
    usedAnswers: new Set(),
    cspReports: [],
    connects: [],
    waitingBytes: () => Math.max(0, ...(live?.outlets() ?? []).map((outlet) => outlet.waiting())),
    log: (line) => {
      if (options.quiet !== true) process.stdout.write(`[sandbox] ${line}\n`)
    },
  }
  const statsOf: StatsMaker = (network, at) =>
    options.statsForm === 'second'
      ? dashboardStatsAlt(core.world, network, { from: at - WEEK_MS, to: at }, at)
      : liveStats(core.world, network)
  const startLife = () =>
    startSimulator(core.world, clock, core.publisher, statsOf, createRandom(`corrente/${seed}/live`))
  let simulator = startLife()
  const flood = createFlood(core)
  const host = options.staticDir === undefined ? undefined : createStaticHost(options.staticDir)
  const reset = (): void => {
    simulator.stop()
    core.world.close()
    dropWorld(plan)
    const state = clock.state()
    // A fixed instant comes back; a running clock goes on.
    if (options.now !== undefined) clock.patch({ set: start })
    clock.patch({ speed: options.speed ?? 1, paused: false })
    core.world = openWorld({ ...plan, now: options.now === undefined ? state.now : start })
    core.publisher = publisherOf(core.world)
    simulator = startLife()
  }
  const control = createControl(core, { live: () => live, host, flood, reset })
  return {
    core,
    control,
    handle: createHandler(core, control, host),
    attach: (server) => {
      live = server
    },
    close: () => {
      flood.stop()
      simulator.stop()
      clock.stop()
      live?.close()
      core.world.remember(clock.now())
      core.world.close()
    },
  }
}

/** A sandbox that listens. */
export interface Sandbox {
  /** Address of the default tenant, without a slash at its end. */
  origin: string
  /** Address of a tenant; without one, of the default tenant. */
  url(tenant?: string): string
  control: SandboxControl
  close(): Promise<void>
}

const listen = (engine: Engine) => {
  const { core } = engine
  const server = serveHandler(engine.handle)
  const live = serveLive(server, {
    acceptToken: (token) =>
      core.world.store.get<{ network: string }>('SELECT network FROM session WHERE token = ?', token)
        ?.network,
    subscribe: (outlet, id, destination) => {
      const topic = readTopic(destination)
      if (topic === undefined) core.log(`stomp: ${destination} is no topic of the contract`)
      if (topic?.kind === 'tenant') core.tenants.listen(topic.apiKey)
      core.broker.subscribe(outlet, id, destination)
    },
    unsubscribe: (outlet, id) => core.broker.unsubscribe(outlet, id),
    leave: (outlet) => core.broker.leave(outlet),
    connected: (headers, isAccepted) => {
      core.connects.push({ headers, isAccepted })
    },
    log: core.log,
  })
  engine.attach(live)
  return server
}

/** Starts a sandbox and listens. @throws when the port is taken */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const engine = createEngine(options)
  const server = listen(engine)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const url = (tenant?: string): string =>
    `http://${tenant === undefined ? '' : `${tenant}.`}localhost:${port}`
  return {
    origin: url(),
    url,
    control: engine.control,
    close: async () => {
      engine.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
