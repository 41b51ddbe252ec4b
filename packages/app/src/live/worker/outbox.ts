import type { StationNotification } from '@corrente/domain/notifications'
import type { Station } from '@corrente/domain/stations'
import type { StatsPatch } from '@corrente/domain/stats'
import type { Tally } from '../model/counters.ts'
import type { LiveBatch, SnapshotReport } from '../protocol.ts'
import { LIST_PER_BATCH, type LiveTimings, STATIONS_PER_POST, type Timers } from '../timings.ts'

export interface OutboxDeps {
  readonly timers: Timers
  readonly timings: LiveTimings
  readonly tally: Tally
  readonly isHidden: () => boolean
  /** The stations changed since the last call; the call resets it. */
  readonly takeChanges: () => { readonly stations: readonly Station[]; readonly removed: readonly string[] }
  readonly post: (batch: LiveBatch) => void
}

/** Collects changes and posts them as one batch: 100 ms after the first change, 250 ms in a hidden tab. */
export interface Outbox {
  /** Something changed that `takeChanges` or the counters report. */
  readonly touch: () => void
  readonly sawMessage: () => void
  readonly addNotification: (notification: StationNotification) => void
  readonly addStats: (patch: StatsPatch) => void
  /** Posts everything at once, with the result of the snapshot. */
  readonly flush: (snapshot?: SnapshotReport) => void
  /** Posts nothing any more. */
  readonly stop: () => void
}

/** The batch that is being collected. */
export function createOutbox(deps: OutboxDeps): Outbox {
  let notifications: StationNotification[] = []
  let stats: StatsPatch[] = []
  let hasMessages = false
  let isStopped = false
  let cancel: (() => void) | undefined

  /** Adds to a list that keeps only its newest entries. */
  const push = <T>(list: T[], value: T) => {
    list.push(value)
    if (list.length > LIST_PER_BATCH) {
      list.shift()
      deps.tally.dropped++
    }
    touch()
  }

  const touch = () => {
    if (cancel || isStopped) return
    const wait = deps.isHidden() ? deps.timings.hiddenBatchMs : deps.timings.batchMs
    cancel = deps.timers.after(wait, flush)
  }

  const flush = (snapshot?: SnapshotReport) => {
    cancel?.()
    cancel = undefined
    if (isStopped) return
    const { stations, removed } = deps.takeChanges()
    const lastStart = Math.max(0, Math.ceil(stations.length / STATIONS_PER_POST) - 1) * STATIONS_PER_POST
    for (let start = 0; start < lastStart; start += STATIONS_PER_POST)
      deps.post({
        kind: 'batch',
        stations: stations.slice(start, start + STATIONS_PER_POST),
        isPart: true,
        hasMessages: false,
        counters: { ...deps.tally },
      })
    deps.post({
      kind: 'batch',
      ...(stations.length > 0 ? { stations: stations.slice(lastStart) } : {}),
      ...(removed.length > 0 ? { removed } : {}),
      ...(notifications.length > 0 ? { notifications } : {}),
      ...(stats.length > 0 ? { stats } : {}),
      ...(snapshot ? { snapshot } : {}),
      hasMessages,
      counters: { ...deps.tally },
    })
    notifications = []
    stats = []
    hasMessages = false
  }

  return {
    touch,
    sawMessage: () => {
      hasMessages = true
      touch()
    },
    addNotification: (notification) => push(notifications, notification),
    addStats: (patch) => push(stats, patch),
    flush,
    stop: () => {
      isStopped = true
      cancel?.()
      cancel = undefined
    },
  }
}
