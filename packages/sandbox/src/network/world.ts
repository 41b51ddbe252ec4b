import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EpochMs } from '../clock/clock.ts'
import type { IncidentWorld, Truth } from '../incidents/truth.ts'
import { SCALE_SIZES, type Scale, type ScaleSize } from '../options.ts'
import { markFilled, openFileStore, openMemoryStore, type Store } from '../store/store.ts'
import { generateWorld } from '../world/generate.ts'
import { loadModel, type Model } from './model.ts'

const DAY_MS = 86_400_000

/** The data of a running sandbox: the database, the stations in memory, and the shift between their times. */
export interface World {
  store: Store
  model: Model
  /** The clock's time of a stored one. */
  fromStored(at: number): EpochMs
  /** The stored time of the clock's. */
  toStored(at: EpochMs): number
  /** Whether it is in a file, which it then has to itself. */
  isKept: boolean
  /** What really happened, of a world with incidents. */
  truth?: Truth | undefined
  /** Remembers until when the history reaches; a kept database needs it at its next start. */
  remember(now: EpochMs): void
  /** The same world as it was when it was opened; this one must not be used any more. Absent but in memory, of a fixed instant. */
  again?(): World
  close(): void
}

/** Which world to open. */
export interface WorldPlan {
  scale: Scale
  stations: number | undefined
  seed: string | number
  dataDir: string | undefined
  now: EpochMs
  /** Whether a reset comes back to `now`: then the world in memory keeps what it was at first. */
  isFixed?: boolean
  /** With incidents a world is in memory only: its truth is of the instants at which it was made. */
  incidents?: IncidentWorld | undefined
}

/** The sizes of a plan; a number of stations of its own keeps the scale's other sizes. */
export const sizeOf = (plan: Pick<WorldPlan, 'scale' | 'stations'>): ScaleSize => ({
  ...SCALE_SIZES[plan.scale],
  ...(plan.stations === undefined ? {} : { stations: plan.stations }),
})

const fileOf = (plan: WorldPlan, dataDir: string): string => {
  const seed = String(plan.seed).replace(/[^\w-]/g, '_')
  return join(dataDir, `${plan.scale}-${sizeOf(plan).stations}-${seed}.sqlite`)
}

/**
 * Moves a kept history forward to `now` without touching its rows: whole days are added to every time read, so that
 * the daily rhythm stays where it was, and what would then lie in the future is dropped.
 */
const moveForward = (store: Store, now: EpochMs): number => {
  const last = Number(store.meta('last') ?? now)
  const shiftBefore = Number(store.meta('shift') ?? 0)
  const shift = shiftBefore + Math.round((now - last) / DAY_MS) * DAY_MS
  store.together(() => {
    store.run('DELETE FROM event WHERE at > ?', now - shift)
    store.run('DELETE FROM recharge WHERE startedAt > ? AND stoppedAt IS NOT NULL', now - shift)
    store.run('UPDATE connector SET statusAt = ? WHERE statusAt > ?', now - shift, now - shift)
    store.run(
      'UPDATE recharge SET startedAt = ? WHERE stoppedAt IS NULL AND startedAt > ?',
      now - shift,
      now - shift,
    )
    store.setMeta('shift', String(shift))
  })
  return shift
}

const worldOver = (store: Store, shiftMs: number, isKept: boolean): World => ({
  store,
  isKept,
  model: loadModel(store, shiftMs),
  fromStored: (at) => at + shiftMs,
  toStored: (at) => at - shiftMs,
  remember: (now) => store.setMeta('last', String(now)),
  close: () => store.close(),
})

const inMemory = (plan: WorldPlan): World => {
  const store = openMemoryStore()
  const truth = generateWorld(store, sizeOf(plan), plan.seed, plan.now, plan.incidents)
  if (plan.isFixed !== true) return { ...worldOver(store, 0, false), truth }
  store.keep()
  const again = (): World => {
    store.rewind()
    return { ...worldOver(store, 0, false), truth, again }
  }
  return { ...worldOver(store, 0, false), truth, again }
}

/**
 * Opens the world of a plan: from its file when it is kept and complete, else made from the seed. A file that another
 * sandbox is using stays with it; this world is then in memory only.
 */
export const openWorld = (plan: WorldPlan): World => {
  const dataDir = plan.incidents === undefined ? plan.dataDir : undefined
  const opened = dataDir === undefined ? undefined : openFileStore(fileOf(plan, dataDir))
  if (opened === undefined) return inMemory(plan)
  const { store, isFilled } = opened
  if (isFilled) {
    const world = worldOver(store, moveForward(store, plan.now), true)
    world.remember(plan.now)
    return world
  }
  generateWorld(store, sizeOf(plan), plan.seed, plan.now)
  store.setMeta('last', String(plan.now))
  markFilled(store)
  return worldOver(store, 0, true)
}

/** Removes the kept file of a plan, so that the next opening makes it anew. Only for whoever had it open. */
export const dropWorld = (plan: WorldPlan): void => {
  if (plan.dataDir === undefined) return
  const file = fileOf(plan, plan.dataDir)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}
