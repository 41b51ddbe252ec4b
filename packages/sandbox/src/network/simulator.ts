import type { EpochMs, SandboxClock } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import { NETWORKS, type NetworkId } from '../world/networks.ts'
import type { Random } from '../world/random.ts'
import { createLife } from './life.ts'
import type { Publisher } from './publisher.ts'
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
): { stop(): void } => {
  const schedule = createSchedule()
  const start = clock.now()
  for (const network of NETWORKS) {
    const stations = world.model.byNetwork[network].filter((station) => station.row.origin === 'MOVE')
    const drivers = world.store.all<PersonRow>(
      'SELECT * FROM person WHERE network = ? AND profile IS NULL ORDER BY pk LIMIT 2000',
      network,
    )
    const own = random.fork(network)
    const mean = stepMs(stations.length)
    const life = createLife(start, stations, drivers, publisher, schedule, own)
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
  }
}
