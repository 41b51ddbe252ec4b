import type { LivePhase, LiveReason } from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import type { SnapshotReport } from '../protocol.ts'

/** The state of the live connection, as one value that is replaced when it changes. */
export interface LiveState {
  readonly phase: LivePhase
  /** Why the phase is what it is, where there is a reason to show. */
  readonly reason: LiveReason | undefined
  /** When the last live message came, by this machine's clock, to the second; undefined before the first. */
  readonly lastMessageAt: EpochMs | undefined
  /** When the last good snapshot came. */
  readonly snapshotAt: EpochMs | undefined
  /** How the latest snapshot went; undefined before the first. */
  readonly snapshot: SnapshotReport | undefined
}

/** The state before `start`. */
export const OFF_STATE: LiveState = {
  phase: 'off',
  reason: undefined,
  lastMessageAt: undefined,
  snapshotAt: undefined,
  snapshot: undefined,
}
