import type { EpochMs, SandboxClock } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import { NETWORKS, type NetworkId } from '../world/networks.ts'
import type { Random } from '../world/random.ts'
import { announceCharger, CHARGER_DELAY_MS } from './charger.ts'
import { createLife, type Life } from './life.ts'
import type { LiveStation } from './model.ts'
import type { ChargerOrder } from './orders.ts'
import type { Publisher } from './publisher.ts'
import { startReaders } from './readers.ts'
import { createSchedule } from './schedule.ts'
import type { World } from './world.ts'

const STATS_EVERY_MS = 5_000
const REMEMBER_EVERY_MS = 10_000
/** A machine that slept comes back to a network that did not live on for longer than this. */
const LONGEST_CATCH_UP_MS = 30 * 60_000
const STEP_MS_AT_200 = 2_000

/** Mean milliseconds between two happenings in a network of so many stations. */
export const stepMs = (stations: number): number =>
  Math.min(2_500, Math.max(120, (STEP_MS_AT_200 * 200) / Math.max(1, stations)))

/** The life of the world, and how a call reaches into it. */
export interface Simulator {
  stop(): void
  /** A station was registered: its charger connects soon, and from then on it lives with the others. */
  welcome(station: LiveStation): void
  /** A station is about to be deleted. */
  farewell(station: LiveStation): void
  /** A manual status of a station's connectors was set or taken back. */
  replace(station: LiveStation): void
  /** A driver's command from afar to one connector, which acts on it in a moment. */
  command(station: LiveStation, connectorId: number, command: 'start' | 'stop'): void
  /** Something happens so many milliseconds of the clock from now. */
  plan(afterMs: number, run: (at: EpochMs) => void): void
  /** A charger does what an operator's command asked of it. */
  obey(station: LiveStation, order: ChargerOrder, at: EpochMs): void
}

/** Builds what the stats topic carries at an instant; `undefined`: nothing to say. */
export type StatsMaker = (network: NetworkId, at: EpochMs) => unknown

/**
 * Lets all four networks live on the clock: each happening takes its own instant, so that a manual clock that is
 * advanced in one piece or in many gives the same messages.
 */
export const startSimulator = (
  world: World,
  clock: SandboxClock,
  publisher: Publisher,
  statsOf: StatsMaker,
  random: Random,
): Simulator => {
  const schedule = createSchedule()
  const start = clock.now()
  const lives = new Map<NetworkId, Life>()
  for (const network of NETWORKS) {
    const stations = world.model.byNetwork[network].filter((station) => station.row.origin === 'MOVE')
    const drivers = world.store.all<PersonRow>(
      'SELECT * FROM person WHERE network = ? AND profile IS NULL AND active = 1 ORDER BY pk LIMIT 2000',
      network,
    )
    const own = random.fork(network)
    const mean = stepMs(stations.length)
    const life = createLife(start, stations, drivers, publisher, schedule, own)
    lives.set(network, life)
    const step = (at: EpochMs): void => {
      life.step(at)
      schedule.add(at + Math.ceil(mean * (0.4 + own.next() * 1.2)), step)
    }
    schedule.add(start + Math.ceil(mean * own.next()), step)
    const stats = (at: EpochMs): void => {
      publisher.toTenants(network, 'stats', statsOf(network, at))
      schedule.add(at + STATS_EVERY_MS, stats)
    }
    schedule.add(start + STATS_EVERY_MS, stats)
    startReaders(world, network, schedule, start, random.fork(`${network}/readers`))
  }
  let isRunning = true
  let rememberedAt = start
  clock.onJump((deltaMs) => schedule.shift(deltaMs))
  clock.onAdvance((now) => {
    const next = schedule.nextAt()
    if (!isRunning || next === undefined || next > now) return
    if (clock.state().mode === 'real' && now - next > LONGEST_CATCH_UP_MS) schedule.shift(now - next)
    world.store.together(() => {
      schedule.runUntil(now)
      if (now - rememberedAt < REMEMBER_EVERY_MS) return
      rememberedAt = now
      world.remember(now)
    })
  })
  return {
    stop: () => {
      isRunning = false
    },
    welcome: (station) => {
      const own = random.fork(`charger/${station.row.chargeBoxId}`)
      schedule.add(clock.now() + CHARGER_DELAY_MS, (at) => {
        // Deleted before its charger ever connected.
        if (world.model.stations.get(station.row.pk) !== station) return
        announceCharger(world, publisher, own, station, at)
        lives.get(station.row.network)?.join(station)
      })
    },
    farewell: (station) => lives.get(station.row.network)?.leave(station, clock.now()),
    replace: (station) => lives.get(station.row.network)?.replace(station),
    command: (station, connectorId, command) =>
      lives.get(station.row.network)?.command(station, connectorId, command, clock.now()),
    plan: (afterMs, run) => schedule.add(clock.now() + afterMs, run),
    obey: (station, order, at) => lives.get(station.row.network)?.obey(station, order, at),
  }
}
