import type { Station } from '@corrente/domain/stations'
import type { StationIndex } from './stationIndex.ts'

/** One station on the map; degrees. */
export interface LiveMapPoint {
  readonly id: string
  readonly lng: number
  readonly lat: number
  readonly label: string
}

/** What a map draws from and listens to, outside React; the type that `@corrente/ui/map` expects. */
export interface LiveMapSource {
  /** The stations that have coordinates; the same list until the set changes. */
  readonly positions: () => readonly LiveMapPoint[]
  /** Place in `CONDITION_MARKS`; -1 for an unknown station. */
  readonly statusOf: (id: string) => number
  /** @returns unsubscribes */
  readonly subscribe: (onBatch: (changedIds: readonly string[]) => void, onSet: () => void) => () => void
}

/**
 * Adapts the index for a map.
 * @param isShown - which stations the map shows; default: all that have coordinates
 */
export function createMapSource(
  index: StationIndex,
  isShown: (station: Station) => boolean = () => true,
): LiveMapSource {
  let of: readonly Station[] | undefined
  let points: readonly LiveMapPoint[] = []
  return {
    positions: () => {
      const set = index.set()
      if (set === of) return points
      of = set
      points = set.flatMap((station) =>
        station.position && isShown(station)
          ? [{ id: station.id, lng: station.position.lng, lat: station.position.lat, label: station.name }]
          : [],
      )
      return points
    },
    statusOf: index.statusCode,
    subscribe: (onBatch, onSet) =>
      index.subscribe((change) => {
        if (change === 'all') onSet()
        else if (change.length > 0) onBatch(change)
      }),
  }
}
