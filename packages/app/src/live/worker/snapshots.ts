import type { Station } from '@corrente/domain/stations'
import type { SnapshotReport } from '../protocol.ts'
import type { LiveTimings, Timers } from '../timings.ts'

/** The result of a fetch of all stations. */
export type SnapshotReply =
  | { readonly kind: 'done'; readonly stations: readonly Station[]; readonly unreadRows: number }
  | Exclude<SnapshotReport, { readonly kind: 'done' }>

/**
 * Why a snapshot is wanted, with how soon after the start of the one before it may begin (R4):
 * `start` and `user` at once, `gap` and `quiet` after 10 s, `unknown-station` after 15 s, `away` after 30 s, all others
 * after a minute.
 */
export type SnapshotReason =
  | 'start'
  | 'user'
  | 'gap'
  | 'quiet'
  | 'settled'
  | 'unknown-station'
  | 'visible'
  | 'away'
  | 'interval'

export interface SnapshotsDeps {
  readonly timers: Timers
  readonly timings: LiveTimings
  /** Aborted by the signal; then its outcome is ignored, a rejection included. */
  readonly fetch: (signal: AbortSignal) => Promise<SnapshotReply>
  /** From now on, what arrives live may be missing in the reply. */
  readonly onStart: () => void
  readonly onReply: (reply: SnapshotReply) => void
}

/**
 * When snapshots are taken: one at a time, at most one a minute but after a gap, when the topics after it stand, or for an
 * unknown station, every 5 minutes, again after failures.
 */
export interface Snapshots {
  readonly want: (reason: SnapshotReason) => void
  /** Cancels what runs and what is planned. */
  readonly stop: () => void
  /** When the last good one began, by the timers' clock; undefined before the first. */
  readonly lastGoodStart: () => number | undefined
}

/** Waits after 1, 2, 3 … failures in a row, in milliseconds; the last one holds from then on. */
const AFTER_FAILURE = [10_000, 20_000, 40_000, 60_000] as const

/** How long after the start of the one before a snapshot may begin. */
function spacingOf(reason: SnapshotReason, timings: LiveTimings): number {
  if (reason === 'start' || reason === 'user') return 0
  if (reason === 'unknown-station') return timings.unknownSpacingMs
  if (reason === 'away') return timings.awayEveryMs
  // What came between the gap's snapshot and the standing of all topics is in neither: rows would say otherwise for a minute.
  const isMending = reason === 'gap' || reason === 'quiet' || reason === 'settled'
  return isMending ? timings.gapSpacingMs : timings.snapshotSpacingMs
}

/** The planner of snapshots (R4). */
export function createSnapshots(deps: SnapshotsDeps): Snapshots {
  const { timers, timings } = deps
  let running: AbortController | undefined
  let lastStart = Number.NEGATIVE_INFINITY
  let lastGood: number | undefined
  let failures = 0
  let dueAt = Number.POSITIVE_INFINITY
  let cancel = () => {}

  const plan = (at: number) => {
    dueAt = Math.min(dueAt, at)
    cancel()
    if (running || dueAt === Number.POSITIVE_INFINITY) return
    cancel = timers.after(Math.max(0, dueAt - timers.now()), begin)
  }

  const begin = async () => {
    const own = new AbortController()
    running = own
    dueAt = Number.POSITIVE_INFINITY
    lastStart = timers.now()
    deps.onStart()
    let reply: SnapshotReply
    try {
      reply = await deps.fetch(own.signal)
    } catch {
      reply = { kind: 'unreachable', reason: 'network' }
    }
    if (running !== own) return
    running = undefined
    if (reply.kind === 'done') {
      failures = 0
      lastGood = lastStart
    } else failures++
    deps.onReply(reply)
    if (running !== undefined || own.signal.aborted) return
    const wait =
      reply.kind === 'done'
        ? timings.snapshotEveryMs
        : (AFTER_FAILURE[Math.min(failures, AFTER_FAILURE.length) - 1] ?? timings.snapshotSpacingMs)
    plan(timers.now() + wait)
  }

  return {
    // A snapshot that is requested while one runs waits for it: the reason may be too new for that reply.
    want: (reason) => plan(Math.max(timers.now(), lastStart + spacingOf(reason, timings))),
    stop: () => {
      cancel()
      cancel = () => {}
      dueAt = Number.POSITIVE_INFINITY
      running?.abort()
      running = undefined
    },
    lastGoodStart: () => lastGood,
  }
}
