import { createRandom } from '@corrente/domain/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bounds, ClusterTree } from './ClusterTree.ts'
import { buildClusterShape, CLUSTER_MAX_ZOOM } from './clusterShape.ts'

const KINDS = 4
const WORLD: Bounds = [-180, -90, 180, 90]

const coordinates = (points: readonly (readonly [number, number])[]) => Float64Array.from(points.flat())
const scatter = (size: number, seed: string) => {
  const random = createRandom(seed)
  return coordinates(
    Array.from({ length: size }, () => [-46 + random.gauss() * 3, -20 + random.gauss() * 4] as const),
  )
}
const treeOf = (points: Float64Array<ArrayBuffer>, status?: readonly number[]) =>
  new ClusterTree(
    buildClusterShape(points),
    KINDS,
    Uint8Array.from({ length: points.length / 2 }, (_, i) => status?.[i] ?? 0),
  )
const drawn = (tree: ClusterTree, bounds: Bounds, zoom: number) => {
  const slots: number[] = []
  const points: number[] = []
  tree.view(bounds, zoom, { onCluster: (s) => slots.push(s), onPoint: (i) => points.push(i) })
  return { slots, points }
}
const countOf = (tree: ClusterTree, points: readonly number[]) => {
  const counts = [0, 0, 0, 0]
  for (const i of points) counts[tree.status[i] ?? 0] = (counts[tree.status[i] ?? 0] ?? 0) + 1
  return counts
}

describe('ClusterTree', () => {
  test('after any changes every cluster counts what a recount of its points counts', () => {
    const points = fc.array(
      fc.tuple(fc.double({ min: -60, max: -30, noNaN: true }), fc.double({ min: -35, max: 5, noNaN: true })),
      { maxLength: 60 },
    )
    const changes = fc.array(fc.tuple(fc.nat(80), fc.nat(KINDS)), { maxLength: 120 })
    fc.assert(
      fc.property(points, changes, (places, moves) => {
        const tree = treeOf(coordinates(places))
        for (const [i, k] of moves) tree.mark(i, k)
        for (let slot = 0; slot < tree.shape.parent.length; slot++) {
          const members = tree.pointsOf(slot)
          expect(members).toHaveLength(tree.shape.total[slot] ?? -1)
          expect([...tree.countsAt(slot)]).toEqual(countOf(tree, members))
        }
      }),
    )
  })

  test('ten thousand points and fifty thousand changes end in the counts of a recount', () => {
    const random = createRandom('many changes')
    const tree = treeOf(scatter(10_000, 'many'))
    for (let n = 0; n < 50_000; n++) tree.mark(random.int(0, 9_999), random.int(0, KINDS - 1))
    const bad = Array.from(tree.shape.parent.keys()).filter(
      (slot) => tree.countsAt(slot).join() !== countOf(tree, tree.pointsOf(slot)).join(),
    )
    expect(bad).toEqual([])
  })

  test('at every zoom the view of the world holds each point exactly once', () => {
    const tree = treeOf(scatter(800, 'cover'))
    for (let zoom = 0; zoom <= CLUSTER_MAX_ZOOM + 1; zoom++) {
      const { slots, points } = drawn(tree, WORLD, zoom)
      const all = [...points, ...slots.flatMap((slot) => tree.pointsOf(slot))].sort((a, b) => a - b)
      expect(all).toEqual(Array.from({ length: 800 }, (_, i) => i))
    }
  })

  test('a box shows what the view of the world shows inside it', () => {
    const tree = treeOf(scatter(600, 'boxes'))
    const random = createRandom('boxes')
    for (let round = 0; round < 60; round++) {
      const [west, south] = [-46 + random.gauss() * 3, -20 + random.gauss() * 4]
      const box: Bounds = [west, south, west + random.next() * 5, south + random.next() * 5]
      const zoom = random.int(0, 17)
      const isIn = (lng = 0, lat = 0) => lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3]
      const world = drawn(tree, WORLD, zoom)
      const { at, points } = tree.shape
      const wanted = {
        slots: world.slots.filter((s) => isIn(at[2 * s], at[2 * s + 1])).sort((a, b) => a - b),
        points: world.points.filter((i) => isIn(points[2 * i], points[2 * i + 1])).sort((a, b) => a - b),
      }
      const found = drawn(tree, box, zoom)
      expect({
        slots: found.slots.sort((a, b) => a - b),
        points: found.points.sort((a, b) => a - b),
      }).toEqual(wanted)
    }
  })

  test('points of one place stay together to the last clustered zoom and fall apart after it', () => {
    const tree = treeOf(
      coordinates([
        [-46.6, -23.5],
        [-46.6, -23.5],
        [-46.6, -23.5],
      ]),
    )
    expect(drawn(tree, WORLD, CLUSTER_MAX_ZOOM).slots).toHaveLength(1)
    expect(drawn(tree, WORLD, CLUSTER_MAX_ZOOM + 1).points).toHaveLength(3)
  })

  test('a change reports the clusters above it and nothing when nothing changes', () => {
    const tree = treeOf(scatter(300, 'dirty'))
    const dirty = new Set<number>()
    expect(tree.mark(7, 2, dirty)).toBe(true)
    const above = Array.from(tree.shape.parent.keys()).filter((slot) => tree.pointsOf(slot).includes(7))
    expect([...dirty].sort((a, b) => a - b)).toEqual(above)
    expect(tree.mark(7, 2)).toBe(false)
    expect(tree.mark(300, 1)).toBe(false)
    expect(tree.mark(7, KINDS)).toBe(false)
  })

  test('no points make a tree that holds nothing', () => {
    const tree = treeOf(new Float64Array(0))
    expect(drawn(tree, WORLD, 3)).toEqual({ slots: [], points: [] })
    expect(tree.pointsIn(WORLD)).toEqual([])
  })
})
