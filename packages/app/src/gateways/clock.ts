import type { EpochMs } from '@corrente/domain/time'
import type { ClockPort } from '../ports/index.ts'

/** A Date header has whole seconds, so a smaller difference is no difference. */
const GRAIN_MS = 1000

/** The machine's clock, and the server's as its answers tell it (R17). */
export function createClock(now: () => EpochMs): ClockPort {
  let skewMs = 0
  return {
    now,
    serverNow: () => now() + skewMs,
    noteServerDate: (server) => {
      const difference = server - now()
      skewMs = Math.abs(difference) <= GRAIN_MS ? 0 : difference
    },
  }
}
