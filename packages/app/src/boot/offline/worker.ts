import { createKeeper } from './keeper.ts'

/** What this file uses of a service worker's scope; the page's types are the ones this package is checked with. */
interface WorkerScope {
  readonly clients: { readonly claim: () => Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', then: (event: Waiting) => void): void
  addEventListener(type: 'message', then: (event: Waiting & { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', then: (event: Fetching) => void): void
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
// A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
const scope = globalThis as unknown as WorkerScope

const keeper = createKeeper({
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
  version: import.meta.env.CORRENTE_VERSION,
})

// Nothing waits for the tabs of the build before: files are kept by names that say what is in them.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), keeper.tidy()])),
)
scope.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keeper.keep(event.data.map(String)))
})
scope.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request)
  if (answer) event.respondWith(answer)
})
