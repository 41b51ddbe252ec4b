import { buildShape, ClusterTree } from '../cluster/index.ts'
import type { MapPoint, MapSource } from '../types.ts'

/** Shortest time between two repaints, milliseconds: map data at most twice a second. */
export const FLUSH_EVERY_MS = 500

/** Told when the model moved. */
export interface ModelListener {
  /** Statuses changed: of these points, and so the counts of these clusters. */
  onFlush(points: ReadonlySet<number>, clusters: ReadonlySet<number>): void
  /** There are other points, under other indexes; the tree is a new one. */
  onSet(): void
}

/** The points, their statuses and their hierarchy, kept up to date outside React; the map and the list both read it. */
export interface MapModel {
  readonly points: readonly MapPoint[]
  /** Undefined while a large set is still being joined. */
  readonly tree: ClusterTree | undefined
  /** Index of a point; undefined for an id that has no place. */
  indexOf(id: string): number | undefined
  /** Status of a point, also while there is no tree yet. */
  statusAt(index: number): number
  listen(listener: ModelListener): () => void
  /** Applies what is waiting now (the bench and tests do not want to wait). */
  flush(): void
  dispose(): void
}

export interface ModelOptions {
  readonly source: MapSource
  /** Number of different statuses, at least 1. */
  readonly kinds: number
  /** Joins points; given by tests. */
  readonly build?: typeof buildShape
}

const isPlace = ({ lng, lat }: MapPoint) =>
  Number.isFinite(lng) && Number.isFinite(lat) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** Two sets with the same points at the same places need no new tree, only new statuses. */
const isSameSet = (a: readonly MapPoint[], b: readonly MapPoint[]) =>
  a.length === b.length &&
  a.every((point, i) => {
    const other = b[i]
    return (
      other !== undefined &&
      point.id === other.id &&
      point.lng === other.lng &&
      point.lat === other.lat &&
      point.label === other.label
    )
  })

/** Makes a model and lets it follow its source until `dispose`. */
export function createModel({ source, kinds, build = buildShape }: ModelOptions): MapModel {
  let points: readonly MapPoint[] = []
  let indexes = new Map<string, number>()
  let tree: ClusterTree | undefined
  let set = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<string>()
  const listeners = new Set<ModelListener>()

  const statusOf = (id: string) => {
    const status = source.statusOf(id)
    return Number.isInteger(status) && status >= 0 && status < kinds ? status : kinds - 1
  }

  const flush = () => {
    if (!tree || waiting.size === 0) return
    const changed = new Set<number>()
    const dirty = new Set<number>()
    for (const id of waiting) {
      const index = indexes.get(id)
      if (index !== undefined && tree.mark(index, statusOf(id), dirty)) changed.add(index)
    }
    waiting.clear()
    if (changed.size > 0) for (const listener of listeners) listener.onFlush(changed, dirty)
  }

  // The first change after a quiet time shows at once; those that follow wait for the next half second.
  const onBatch = (ids: readonly string[]) => {
    for (const id of ids) waiting.add(id)
    if (timer !== undefined || waiting.size === 0) return
    flush()
    const again = () => {
      timer = undefined
      if (waiting.size === 0) return
      flush()
      timer = setTimeout(again, FLUSH_EVERY_MS)
    }
    timer = setTimeout(again, FLUSH_EVERY_MS)
  }

  const onSet = () => {
    const next = source.positions().filter(isPlace)
    if (isSameSet(next, points)) {
      onBatch(next.map(({ id }) => id))
      return
    }
    const own = ++set
    points = next
    indexes = new Map(next.map(({ id }, index) => [id, index]))
    tree = undefined
    const coordinates = new Float64Array(next.length * 2)
    for (const [i, { lng, lat }] of next.entries()) {
      coordinates[2 * i] = lng
      coordinates[2 * i + 1] = lat
    }
    const adopt = (shape: ConstructorParameters<typeof ClusterTree>[0]) => {
      // A newer set overtook this one while it was being joined.
      if (own !== set) return
      waiting.clear()
      tree = new ClusterTree(
        shape,
        kinds,
        Uint8Array.from(next, ({ id }) => statusOf(id)),
      )
      for (const listener of listeners) listener.onSet()
    }
    const built = build(coordinates)
    if (built instanceof Promise) void built.then(adopt)
    else adopt(built)
  }

  const unsubscribe = source.subscribe(onBatch, onSet)
  onSet()

  return {
    get points() {
      return points
    },
    get tree() {
      return tree
    },
    indexOf: (id) => indexes.get(id),
    statusAt: (index) => {
      const id = points[index]?.id
      return tree?.status[index] ?? (id === undefined ? kinds - 1 : statusOf(id))
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    flush,
    dispose() {
      set++
      unsubscribe()
      clearTimeout(timer)
      listeners.clear()
    },
  }
}
