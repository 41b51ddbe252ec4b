import type { EpochMs } from '@corrente/domain/time'

/** Time, as this machine and as the server see it. */
export interface ClockPort {
  /** This machine's clock, in milliseconds since 1970-01-01 UTC. */
  readonly now: () => EpochMs
  /**
   * The server's clock as its last Date header told it; this machine's before the first answer. Accurate to about 1 s.
   */
  readonly serverNow: () => EpochMs
  /** Reads the Date header of an answer. */
  readonly noteServerDate: (server: EpochMs) => void
}
