import type { Station } from '@corrente/domain/stations'
import type { StatsPatch } from '@corrente/domain/stats'
import type { LiveBatch, SnapshotReport } from '../protocol.ts'

/** What of a batch changes what is shown; notifications go on, as a failure is told at once. */
type Change = Pick<LiveBatch, 'stations' | 'removed' | 'stats' | 'snapshot'>

/** What came while a page stands still: of each station and figure the last. */
export function createHeld() {
  const stations = new Map<string, Station | undefined>()
  let stats: StatsPatch | undefined
  let snapshot: SnapshotReport | undefined
  return {
    /** @returns the rest of the batch */
    add: ({
      stations: changed = [],
      removed = [],
      stats: patches = [],
      snapshot: next,
      ...rest
    }: LiveBatch): LiveBatch => {
      for (const id of removed) stations.set(id, undefined)
      for (const station of changed) stations.set(station.id, station)
      for (const patch of patches)
        stats = {
          ...stats,
          ...patch,
          ...(patch.stations && { stations: { ...stats?.stations, ...patch.stations } }),
        }
      snapshot = next ?? snapshot
      return rest
    },
    /** It was deleted here. */
    drop: (id: string) => stations.set(id, undefined),
    all: (): Change => ({
      stations: [...stations.values()].filter((station) => station !== undefined),
      removed: [...stations].flatMap(([id, station]) => (station ? [] : [id])),
      stats: stats ? [stats] : [],
      ...(snapshot && { snapshot }),
    }),
  }
}
