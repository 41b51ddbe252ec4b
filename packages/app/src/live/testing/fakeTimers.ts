import type { Timers } from '../timings.ts'

/** Timers that a test moves by hand. */
export interface FakeTimers extends Timers {
  /** Lets `ms` pass, running what falls due in its order, and lets promises settle after each step. */
  readonly advance: (ms: number) => Promise<void>
  /** Time goes on and nothing runs, as on a machine that sleeps; what fell due runs at the next step. */
  readonly skip: (ms: number) => void
  /** How many waits are armed. */
  readonly armed: () => number
}

/** Lets everything that is already resolved run. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
}

export function createFakeTimers(start = 1_000_000): FakeTimers {
  let now = start
  let serial = 0
  const waits = new Map<number, { at: number; then: () => void }>()
  const next = (until: number) => {
    let best: [number, { at: number; then: () => void }] | undefined
    for (const entry of waits) if (entry[1].at <= until && (!best || entry[1].at < best[1].at)) best = entry
    return best
  }
  return {
    now: () => now,
    after: (ms, then) => {
      const id = serial++
      waits.set(id, { at: now + Math.max(0, ms), then })
      return () => void waits.delete(id)
    },
    advance: async (ms) => {
      const until = now + ms
      await settle()
      for (let due = next(until); due; due = next(until)) {
        waits.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].then()
        await settle()
      }
      now = until
    },
    skip: (ms) => {
      now += ms
    },
    armed: () => waits.size,
  }
}
