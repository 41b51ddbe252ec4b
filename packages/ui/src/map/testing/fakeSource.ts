import type { Random } from '@corrente/domain/fixtures'
import type { MapPoint, MapSource } from '../types.ts'

/** A source whose changes the test or story makes itself. */
export interface FakeSource extends MapSource {
  /** Gives points their next status and tells the map in one batch. */
  change(next: ReadonlyMap<string, number>): void
  /** Other points. */
  reset(points: readonly MapPoint[]): void
}

/** Makes a source; a point without a status has number 0. */
export function fakeSource(
  opening: readonly MapPoint[],
  statuses: ReadonlyMap<string, number> = new Map(),
): FakeSource {
  let points = opening
  const status = new Map(statuses)
  const listeners = new Set<{ onBatch: (ids: readonly string[]) => void; onSet: () => void }>()
  return {
    positions: () => points,
    statusOf: (id) => status.get(id) ?? 0,
    subscribe(onBatch, onSet) {
      const listener = { onBatch, onSet }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change(next) {
      for (const [id, k] of next) status.set(id, k)
      for (const { onBatch } of listeners) onBatch([...next.keys()])
    },
    reset(next) {
      points = next
      for (const { onSet } of listeners) onSet()
    },
  }
}

/** City centres to scatter points around: lng, lat, spread in degrees. */
const CITIES = [
  [-46.63, -23.55, 0.16],
  [-43.2, -22.9, 0.12],
  [-47.06, -22.9, 0.1],
  [-51.23, -30.03, 0.1],
  [-49.27, -25.43, 0.1],
  [-38.5, -12.97, 0.08],
  [-34.88, -8.05, 0.08],
  [-47.93, -15.78, 0.12],
  [-43.94, -19.92, 0.12],
  [-74.08, 4.6, 0.1],
  [-78.47, -0.18, 0.06],
  [-56.16, -34.88, 0.08],
] as const

/** A network of points around the large cities, mostly in status 0, the same for the same chance. */
export function fakeNetwork(
  random: Random,
  size: number,
  kinds = 4,
): { points: MapPoint[]; statuses: Map<string, number> } {
  const points: MapPoint[] = []
  const statuses = new Map<string, number>()
  for (let i = 0; i < size; i++) {
    const [lng, lat, spread] = random.pick(CITIES)
    const id = `P-${String(i + 1).padStart(5, '0')}`
    points.push({
      id,
      lng: lng + random.gauss() * spread,
      lat: lat + random.gauss() * spread,
      label: `Eletroposto ${i + 1}`,
    })
    const k = random.chance(0.6) ? 0 : random.int(1, kinds - 1)
    if (k > 0) statuses.set(id, k)
  }
  return { points, statuses }
}
