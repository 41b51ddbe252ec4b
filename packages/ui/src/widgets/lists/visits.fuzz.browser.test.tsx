import { rechargesFixture } from '@corrente/domain/fixtures'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { StatusMap } from '../../map/index.ts'
import { fakeSource } from '../../map/testing/index.ts'
import { STATUS_SHAPES } from '../../primitives/index.ts'
import { listRows, renderWithProviders } from '../../testing/index.ts'
import recharges from '../transactions/RechargeList/RechargeList.stories.tsx'
import { RechargeList } from '../transactions/RechargeList/RechargeList.tsx'

type Method = (this: unknown, ...given: unknown[]) => unknown

/** Listeners of what outlives a part of a page, by target, event and phase. */
const listeners = new Map<string, Set<unknown>>()
const observers = new Set<unknown>()
const intervals = new Set<unknown>()
const contexts = new Set<WebGL2RenderingContext>()
const undo: (() => void)[] = []

/** Puts something in the place of a method until the end. */
function instead(holder: object, name: string, make: (own: Method) => Method): void {
  const own: Method = Reflect.get(holder, name)
  Reflect.set(holder, name, make(own))
  undo.push(() => Reflect.set(holder, name, own))
}

const LASTING: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [undefined, 'window'],
  [window, 'window'],
  [document, 'document'],
  [document.documentElement, 'html'],
  [document.body, 'body'],
  [window.visualViewport, 'viewport'],
])

/** Undefined for what goes with its target, or by itself. */
function keyOf(target: unknown, [type, , options]: unknown[]): string | undefined {
  const lasting = target instanceof MediaQueryList ? `media ${target.media}` : LASTING.get(target)
  const { once, capture } = Object(options)
  return lasting && !once ? `${lasting} ${String(type)} ${options === true || capture === true}` : undefined
}

function countListeners(): void {
  instead(
    EventTarget.prototype,
    'addEventListener',
    (own) =>
      function add(...given) {
        const key = keyOf(this, given)
        if (key !== undefined) {
          const held = listeners.get(key) ?? new Set()
          listeners.set(key, held.add(given[1]))
          const { signal } = Object(given[2])
          if (signal instanceof AbortSignal) own.call(signal, 'abort', () => held.delete(given[1]))
        }
        return own.apply(this, given)
      },
  )
  instead(
    EventTarget.prototype,
    'removeEventListener',
    (own) =>
      function remove(...given) {
        listeners.get(keyOf(this, given) ?? '')?.delete(given[1])
        return own.apply(this, given)
      },
  )
}

beforeAll(() => {
  countListeners()
  for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    for (const [name, note] of [
      ['observe', (one: unknown) => observers.add(one)],
      ['disconnect', (one: unknown) => observers.delete(one)],
    ] as const)
      instead(
        prototype,
        name,
        (own) =>
          function noted(...given) {
            note(this)
            return own.apply(this, given)
          },
      )
  }
  instead(window, 'setInterval', (own) => (...given) => {
    const id = own.apply(window, given)
    intervals.add(id)
    return id
  })
  instead(window, 'clearInterval', (own) => (...given) => {
    intervals.delete(given[0])
    return own.apply(window, given)
  })
  instead(
    HTMLCanvasElement.prototype,
    'getContext',
    (own) =>
      function get(...given) {
        const context = own.apply(this, given)
        if (context instanceof WebGL2RenderingContext) contexts.add(context)
        return context
      },
  )
})
afterAll(() => {
  for (const back of undo.reverse()) back()
})

/** What a part of a page may leave behind, as far as it can be counted. */
const leftNow = () => ({
  nodes: document.querySelectorAll('*').length,
  listeners: Object.fromEntries([...listeners].map(([key, held]) => [key, held.size])),
  observers: observers.size,
  intervals: intervals.size,
  contexts: [...contexts].filter((one) => !one.isContextLost()).length,
})

/** The first visits bring styles, fonts and what is made once. */
const FIRST = 2

async function expectNothingStays(visit: () => unknown, visits: number): Promise<void> {
  for (let at = 0; at < FIRST; at++) await visit()
  const before = leftNow()
  for (let at = 0; at < visits; at++) await visit()
  // What a part gives back by a timer of its own.
  await expect.poll(leftNow, { timeout: 10_000 }).toEqual(before)
}

const isAll = inject('rounds') === 'all'

test('R9 a list that is opened and left again and again leaves nothing behind', {
  timeout: 120_000,
}, async () => {
  const rows = rechargesFixture()
  await expectNothingStays(
    () => {
      const { container, unmount } = renderWithProviders(
        <RechargeList {...recharges.args} list={listRows(rows)} />,
      )
      expect(container.querySelectorAll('[role=row], tr').length).toBeGreaterThan(rows.length)
      unmount()
    },
    isAll ? 200 : 5,
  )
})

test('R9 a map that is opened and left again and again leaves nothing behind', {
  timeout: isAll ? 1_200_000 : 120_000,
}, async () => {
  const source = fakeSource([
    { id: 'one', lng: -46.6, lat: -23.5, label: 'Estação um' },
    { id: 'two', lng: -46.7, lat: -23.6, label: 'Estação dois' },
  ])
  let subscriptions = 0
  const counted: typeof source = {
    ...source,
    subscribe: (...listener) => {
      subscriptions += 1
      const stop = source.subscribe(...listener)
      return () => {
        subscriptions -= 1
        stop()
      }
    },
  }
  await expectNothingStays(
    async () => {
      const { container, unmount } = renderWithProviders(
        <div style={{ inlineSize: 600, blockSize: 400 }}>
          <StatusMap
            source={counted}
            statuses={[
              { key: 'available', label: 'Livre', token: 'status-available', mark: STATUS_SHAPES.available },
            ]}
            center={{ lat: -23.55, lng: -46.63 }}
            onSelect={() => undefined}
          />
        </div>,
      )
      await expect.poll(() => container.querySelector('canvas'), { timeout: 30_000 }).not.toBeNull()
      expect(subscriptions).toBeGreaterThan(0)
      unmount()
      expect(subscriptions).toBe(0)
    },
    isAll ? 200 : 3,
  )
  expect(contexts.size).toBeGreaterThan(FIRST)
})
