import { createRandom } from '@corrente/domain/fixtures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildClusterShape } from '../cluster/index.ts'
import { fakeNetwork, fakeSource } from '../testing/index.ts'
import { createModel, FLUSH_EVERY_MS } from './createModel.ts'

const KINDS = 4
const { points, statuses } = fakeNetwork(createRandom('model'), 50)
const [first, second] = points
if (!first || !second) throw new Error('the network has points')
const make = (source = fakeSource(points, statuses)) => {
  const model = createModel({ source, kinds: KINDS, build: buildClusterShape })
  const onFlush = vi.fn()
  const onSet = vi.fn()
  model.listen({ onFlush, onSet })
  return { source, model, onFlush, onSet }
}
const next = (id: string, k: number) => new Map([[id, k]])

describe('createModel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the first change shows at once, those that follow at most twice a second', () => {
    const { source, model, onFlush } = make()
    source.change(next(first.id, 3))
    expect(onFlush).toHaveBeenCalledTimes(1)
    for (let n = 0; n < 20; n++) {
      source.change(next(second.id, n % 2 === 0 ? 3 : 1))
      vi.advanceTimersByTime(10)
    }
    expect(onFlush).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(FLUSH_EVERY_MS)
    expect(onFlush).toHaveBeenCalledTimes(2)
    expect(model.statusAt(1)).toBe(1)
    vi.advanceTimersByTime(10 * FLUSH_EVERY_MS)
    expect(onFlush).toHaveBeenCalledTimes(2)
  })

  test('a change that changes nothing is told to nobody', () => {
    const { source, onFlush } = make()
    source.change(next(first.id, statuses.get(first.id) ?? 0))
    source.change(next('nobody', 2))
    vi.advanceTimersByTime(2 * FLUSH_EVERY_MS)
    expect(onFlush).not.toHaveBeenCalled()
  })

  test('an unknown status is the last one', () => {
    const { source, model } = make()
    for (const odd of [-1, 99, 1.5, Number.NaN]) {
      source.change(next(first.id, 0))
      source.change(next(first.id, odd))
      model.flush()
      expect(model.statusAt(0)).toBe(KINDS - 1)
    }
  })

  test('the same places again keep the tree and only read the statuses anew', () => {
    const { source, model, onSet } = make()
    const tree = model.tree
    source.reset(points.map((point) => ({ ...point })))
    expect(model.tree).toBe(tree)
    expect(onSet).not.toHaveBeenCalled()
    source.reset(points.slice(1))
    expect(onSet).toHaveBeenCalledOnce()
    expect(model.points).toHaveLength(49)
    expect(model.indexOf(first.id)).toBeUndefined()
  })

  test('a point without a place is left out', () => {
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, 91].map((lat, i) => ({
      id: `odd-${i}`,
      lat,
      lng: 0,
      label: '',
    }))
    const { model } = make(fakeSource([...odd, first]))
    expect(model.points).toEqual([first])
  })

  test('of two sets that are joined at the same time the newer one stays', async () => {
    const source = fakeSource(points)
    const done: ((value: ReturnType<typeof buildClusterShape>) => void)[] = []
    const shapes: ReturnType<typeof buildClusterShape>[] = []
    const model = createModel({
      source,
      kinds: KINDS,
      build: (at) => {
        shapes.push(buildClusterShape(at))
        return new Promise((resolve) => done.push(resolve))
      },
    })
    source.reset(points.slice(0, 3))
    const [older, newer] = shapes
    if (!older || !newer) throw new Error('both were asked for')
    done[1]?.(newer)
    done[0]?.(older)
    await vi.advanceTimersByTimeAsync(0)
    expect(model.tree?.shape.parentOfPoint).toHaveLength(3)
  })

  test('changes that arrive while a large set is joined are not lost', async () => {
    const source = fakeSource(points, statuses)
    let resolve: (() => void) | undefined
    const model = createModel({
      source,
      kinds: KINDS,
      build: (at) =>
        new Promise((done) => {
          resolve = () => done(buildClusterShape(at))
        }),
    })
    source.change(next(first.id, 2))
    resolve?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(model.statusAt(0)).toBe(2)
    expect(model.tree?.status[0]).toBe(2)
  })

  test('after dispose nothing is heard any more', () => {
    const { source, model, onFlush } = make()
    model.dispose()
    source.change(next(first.id, 3))
    vi.advanceTimersByTime(2 * FLUSH_EVERY_MS)
    expect(onFlush).not.toHaveBeenCalled()
  })
})
