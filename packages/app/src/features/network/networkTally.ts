import type { Changes, Station, Tally } from '@corrente/domain/stations'
import type { LiveConnection } from '../../live/index.ts'

/** What a tally asks the live index for. */
export type NetworkStations = Pick<LiveConnection['stations'], 'all' | 'get' | 'size'>

/** What was counted of the whole network. */
export interface NetworkTally<Kind extends string> {
  readonly counts: Readonly<Record<Kind, number>>
  /** Disabled stations, which some lists and counts have and others lack. */
  readonly disabled: number
}

/** Counts all stations of the live index, again and again: a batch costs its changed stations. */
export function createNetworkTally<Kind extends string>(
  stations: NetworkStations,
  tally: Tally<string, Station, Kind>,
): (changes: Changes) => NetworkTally<Kind> {
  const disabled = new Set<string>()
  let version = Number.NaN
  const count = (id: string) => {
    const station = stations.get(id)
    tally.set(id, station)
    if (station?.isActive === false) disabled.add(id)
    else disabled.delete(id)
  }
  return (changes) => {
    const changed = changes.since(version)
    version = changes.version
    if (changed === 'all') {
      tally.clear()
      disabled.clear()
      for (const { id } of stations.all()) count(id)
    } else changed.forEach(count)
    return { counts: tally.counts(), disabled: disabled.size }
  }
}
