import type { FromWorker, ToWorker } from '../protocol.ts'
import type { Timers } from '../timings.ts'
import { createEngine } from './engine.ts'
import { createLiveHttp } from './http.ts'
import { openStomp } from './openStomp.ts'

/** What this file uses of a worker's global scope; the page's types are the ones this package is checked with. */
interface WorkerScope {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', then: (event: MessageEvent<ToWorker>) => void): void
  addEventListener(type: 'error' | 'unhandledrejection', then: (event: Event) => void): void
}
// A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
const scope = globalThis as unknown as WorkerScope

/** For durations only: a monotonic clock, not a time of day. */
const timers: Timers = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

const engine = createEngine({
  open: openStomp,
  http: createLiveHttp,
  timers,
  random,
  machineNow: () => Date.now(),
  post: (message) => scope.postMessage(message),
})

scope.addEventListener('message', ({ data }) => engine.receive(data))
for (const type of ['error', 'unhandledrejection'] as const)
  scope.addEventListener(type, (event) => {
    // Counted for the error panel; the worker goes on.
    event.preventDefault()
    engine.fault()
  })
