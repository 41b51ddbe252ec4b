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
import type { LiveServer } from './live/server.ts'
import { createPublisher } from './network/publisher.ts'
import { type StatsMaker, startSimulator } from './network/simulator.ts'
import { dropWorld, openWorld, type WorldPlan } from './network/world.ts'
import type { SandboxOptions } from './options.ts'
import { dashboardStatsAlt, liveStats } from './queries/stats.ts'
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
const noLife = (): void => undefined
const LIFELESS = {
  welcome: noLife,
  farewell: noLife,
  replace: noLife,
  command: noLife,
  plan: noLife,
  obey: noLife,
}
const TENANTS = fileURLToPath(new URL('../../themes/tenants', import.meta.url))

/** The world as it was at first: taken back where it kept that, else made anew. */
function firstAgain(world: Core['world'], plan: WorldPlan): Core['world'] {
  if (world.again) return world.again()
  world.close()
  if (world.isKept) dropWorld(plan)
  return openWorld(plan)
}

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
    isFixed: options.now !== undefined,
    incidents: options.incidents,
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
    // Until the life below has begun, which needs the core.
    simulator: LIFELESS,
    chargerFaults: [],
    limits: {},
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
  const startLife = () => {
    const random = createRandom(`corrente/${seed}/live`)
    const life = startSimulator(core.world, clock, core.publisher, statsOf, random)
    core.simulator = life
    return life
  }
  if (options.dataDir !== undefined && options.incidents === undefined && !world.isKept)
    core.log('another sandbox has this world open: this one lives in memory only')
  let simulator = startLife()
  const flood = createFlood(core)
  const host = options.staticDir === undefined ? undefined : createStaticHost(options.staticDir)
  const reset = (): void => {
    simulator.stop()
    const state = clock.state()
    // A fixed instant comes back, and the world of that instant; a running clock goes on, to which a new one is made.
    if (options.now !== undefined) clock.patch({ set: start })
    clock.patch({ speed: options.speed ?? 1, paused: false })
    core.world = firstAgain(core.world, { ...plan, now: options.now === undefined ? state.now : start })
    core.publisher = publisherOf(core.world)
    simulator = startLife()
    core.limits = {}
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
