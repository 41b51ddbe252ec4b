import type { Station } from '@corrente/domain/stations'
import type { Tally } from '../model/counters.ts'
import type { Network } from '../model/network.ts'
import type { SnapshotReport } from '../protocol.ts'
import type { LiveTimings, Timers } from '../timings.ts'
import { createSnapshots, type SnapshotReply, type Snapshots } from './snapshots.ts'

export interface SyncDeps {
  readonly timers: Timers
  readonly timings: LiveTimings
  readonly tally: Tally
  readonly network: Network
  readonly fetch: (signal: AbortSignal) => Promise<SnapshotReply>
  /** A snapshot was laid over the network. */
  readonly onStations: (known: readonly Station[], removed: readonly string[]) => void
  /** The silent connection missed what a snapshot told. */
  readonly onDead: () => void
  readonly onReport: (report: SnapshotReport) => void
}

/** Keeps the network true to the server: snapshots, laid over what came live (R4, R5). */
export interface Sync extends Pick<Snapshots, 'want' | 'stop'> {
  /** The stations held were read after the last gap. */
  readonly isSynced: () => boolean
  /** A connection is back: what is held is not true until it was read again. */
  readonly afterGap: () => void
  /** A connection says nothing: a snapshot shows whether there was something to say. */
  readonly probe: () => void
  /** The connection that was probed is gone. */
  readonly endProbe: () => void
}

/** The network's own truth, by snapshots. */
export function createSync(deps: SyncDeps): Sync {
  const { timers, timings, tally, network } = deps
  let syncedFrom = Number.NEGATIVE_INFINITY
  let isProbing = false

  const takeReply = (reply: SnapshotReply) => {
    tally.snapshots++
    if (reply.kind === 'done') {
      const { added, changed, removed, hasNewStatus } = network.applySnapshot(reply.stations)
      deps.onStations([...added, ...changed], removed)
      // A silent connection that missed what the snapshot contained is dead, even if the socket is open (R5).
      if (isProbing && hasNewStatus) deps.onDead()
    } else {
      tally.snapshotFailures++
      network.abandonSnapshot()
      if (isProbing) deps.onDead()
    }
    isProbing = false
    deps.onReport(reportOf(reply))
    // After a failure the snapshots' own waits hold.
    if (reply.kind === 'done' && network.needsSnapshot()) snapshots.want('unknown-station')
  }
  const snapshots = createSnapshots({
    timers,
    timings,
    fetch: deps.fetch,
    onStart: network.beginSnapshot,
    onReply: takeReply,
  })

  return {
    want: snapshots.want,
    stop: snapshots.stop,
    isSynced: () => {
      const lastGood = snapshots.lastGoodStart()
      return lastGood !== undefined && lastGood >= syncedFrom
    },
    afterGap: () => {
      syncedFrom = timers.now()
      snapshots.want('gap')
    },
    probe: () => {
      isProbing = true
      snapshots.want('quiet')
    },
    endProbe: () => {
      isProbing = false
    },
  }
}

function reportOf(reply: SnapshotReply): SnapshotReport {
  return reply.kind === 'done' ? { kind: 'done', unreadRows: reply.unreadRows } : reply
}
