import type { LivePhase } from '@corrente/domain/stations'
import { createStore, Provider } from 'jotai'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { useIsHeard, useLivePart, useReadAgain, useStation, useStationSet } from './hooks.ts'
import { createLive, type LiveConnection } from './main/createLive.ts'
import { newTally } from './model/counters.ts'
import type { FromWorker } from './protocol.ts'
import { CONFIG, SESSION } from './testing/harness.ts'
import { chargePoint, stationsOf } from './testing/wire.ts'

let root: Root
let host: HTMLElement
let live: LiveConnection
let store: ReturnType<typeof createStore>
let say: (message: FromWorker) => void
const renders = new Map<string, number>()
const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1)
const batch = (id: string, status: string, rest: object = {}) =>
  flushSync(() =>
    say({
      kind: 'batch',
      stations: stationsOf(chargePoint(id, [[status, 0]], rest)),
      hasMessages: true,
      counters: newTally(),
    }),
  )

function Station({ id }: { readonly id: string }) {
  count(id)
  return <p id={id}>{useStation(id)?.status ?? 'unknown'}</p>
}
function Search() {
  count('search')
  return <p id="search">{useStationSet().length}</p>
}
function State() {
  count('state')
  return <p id="state">{useLivePart('phase')}</p>
}
function Heard() {
  return <p id="heard">{String(useIsHeard())}</p>
}
function Repair({ onGap }: { readonly onGap: () => void }) {
  useReadAgain(onGap)
  return null
}
const text = (id: string) => host.querySelector(`#${id}`)?.textContent

beforeEach(() => {
  renders.clear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  live = createLive({
    config: CONFIG,
    now: () => 1_000_000,
    onSessionEnded: () => {},
    spawn: ({ onMessage }) => {
      say = onMessage
      return { post: () => {}, terminate: () => {} }
    },
  })
  store = createStore()
  store.set(portsAtom, somePorts({ live }))
  live.start(SESSION)
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <Station id="A" />
        <Station id="B" />
        <Search />
        <State />
      </Provider>,
    ),
  )
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

test('R8 LIV-014 a status renders its own station, nothing else', () => {
  batch('A', 'Available')
  batch('B', 'Available')
  renders.clear()
  batch('A', 'Charging')
  expect([text('A'), text('B')]).toEqual(['busy', 'available'])
  expect(Object.fromEntries(renders)).toEqual({ A: 1 })
})

test('LIV-013 a new station renders the search, and a station that was asked for before it came', () => {
  expect(text('B')).toBe('unknown')
  batch('B', 'Faulted')
  expect([text('B'), text('search')]).toEqual(['unavailable', '1'])
})

test('the state is shown as it changes', () => {
  expect(text('state')).toBe('connecting')
  flushSync(() => say({ kind: 'phase', phase: 'stale' }))
  expect(text('state')).toBe('stale')
})

test('R2 only a connection that comes back after a gap is told of, once each time', () => {
  let told = 0
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <Repair onGap={() => told++} />
      </Provider>,
    ),
  )
  const phases = (...list: LivePhase[]) => {
    for (const phase of list) flushSync(() => say({ kind: 'phase', phase }))
    return told
  }
  expect(phases('connecting', 'syncing', 'live')).toBe(0)
  expect(phases('stale', 'reconnecting', 'syncing')).toBe(0)
  expect(phases('live')).toBe(1)
  expect(phases('live', 'reconnecting', 'live')).toBe(2)
})

test('R2 what was read before the topics stand is heard of, what was read before a gap is not until it is live', () => {
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <Heard />
      </Provider>,
    ),
  )
  const heard = (...list: LivePhase[]) =>
    list.map((phase) => {
      flushSync(() => say({ kind: 'phase', phase }))
      return text('heard')
    })
  expect(heard('connecting', 'syncing', 'live')).toEqual(['false', 'true', 'true'])
  expect(heard('stale', 'reconnecting', 'syncing', 'live')).toEqual(['false', 'false', 'false', 'true'])
})

test('R2 while the connection is away what it would tell is read each 30 s; live again, it is not', () => {
  vi.useFakeTimers()
  let told = 0
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <Repair onGap={() => told++} />
      </Provider>,
    ),
  )
  const wait = (seconds: number) => {
    flushSync(() => vi.advanceTimersByTime(seconds * 1000))
    return told
  }
  flushSync(() => say({ kind: 'phase', phase: 'reconnecting' }))
  expect(wait(29)).toBe(0)
  expect(wait(61)).toBe(3)
  flushSync(() => say({ kind: 'phase', phase: 'live' }))
  expect(wait(120)).toBe(3)
  vi.useRealTimers()
})
