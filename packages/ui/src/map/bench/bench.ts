/// <reference types="@corrente/themes/virtual" />
/**
 * The map on a page of its own, driven by `tools/bench/map.ts`: the engine and the model as the product runs them,
 * without React around. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { createRandom } from '@corrente/domain/fixtures'
import { STATUS_SHAPES } from '../../primitives/index.ts'
import { loadBasemap } from '../basemap/index.ts'
import { createEngine, createModel } from '../engine/index.ts'
import { fakeNetwork, fakeSource } from '../testing/index.ts'
import type { MapStatus } from '../types.ts'

const query = new URLSearchParams(location.search)
const size = Number(query.get('n') ?? 1_000)
const zoom = Number(query.get('z') ?? 4)
const hasBasemap = query.has('basemap')
const random = createRandom('bench')

const statuses: readonly MapStatus[] = (['available', 'busy', 'maintenance', 'unavailable'] as const).map(
  (key) => ({ key, label: key, token: `status-${key}`, mark: STATUS_SHAPES[key] }),
)
const network = fakeNetwork(random, size)
const source = fakeSource(network.points, network.statuses)
const container = document.getElementById('map')
if (!container) throw new Error('the bench page has a map')
const data = hasBasemap ? await loadBasemap() : undefined

const started = performance.now()
const model = createModel({ source, kinds: statuses.length })
if (!model.tree)
  await new Promise<void>((ready) => {
    const stop = model.listen({
      onFlush: () => undefined,
      onSet: () => {
        stop()
        ready()
      },
    })
  })
const builtMs = performance.now() - started
const engine = createEngine({
  container,
  model,
  statuses,
  center: { lat: -23.55, lng: -46.63 },
  zoom,
  sentences: {},
  language: 'pt-BR',
  base: data ? { kind: 'embedded', data } : { kind: 'none' },
  isStill: true,
  writeCount: String,
  describe: (total, counts) => `${total}: ${Array.from(counts).join(', ')}`,
  onSelect: () => undefined,
  onSpot: () => undefined,
  onView: () => undefined,
})
const idle = () =>
  new Promise<void>((done) => {
    engine.map.once('idle', () => done())
    engine.map.triggerRepaint()
  })
await idle()

const batch = (changes: number) => {
  const next = new Map<string, number>()
  while (next.size < Math.min(changes, size)) {
    const { id } = random.pick(network.points)
    next.set(id, (source.statusOf(id) + random.int(1, 3)) % 4)
  }
  return next
}
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

/** What the tool calls. */
export interface MapBench {
  info: () => { size: number; clusters: number; donuts: number; singles: number; builtMs: number }
  /** Applies so many batches, a frame after each; without changes: frames alone, for the baseline. */
  run: (rounds: number, changes: number) => Promise<void>
}
/** The running bench. */
export const bench: MapBench = {
  info: () => ({
    size,
    clusters: model.tree?.shape.parent.length ?? 0,
    ...engine.drawn(),
    builtMs: Math.round(builtMs),
  }),
  async run(rounds, changes) {
    const batches = Array.from({ length: rounds }, () => batch(changes))
    for (const next of batches) {
      if (changes > 0) {
        source.change(next)
        model.flush()
      }
      await frame()
      await frame()
    }
  },
}
