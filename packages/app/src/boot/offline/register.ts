/** Where the build puts the service worker: at the root, whose pages it keeps. */
const WORKER = '/sw.js'
/** A visit has its page first. */
const QUIET_MS = 5000

/**
 * Starts the service worker that opens the product without a network (docs/decisions/0055-offline.md), and tells it what
 * this visit loaded before it was there. Where the browser has none, or refuses, the product works as ever.
 */
export function keepForOffline({ navigator, performance, location, setTimeout }: typeof globalThis): void {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker) return
  setTimeout(async () => {
    try {
      await serviceWorker.register(WORKER)
      const { active } = await serviceWorker.ready
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      active?.postMessage([location.href, ...loaded])
    } catch {
      // A private window, a host that does not serve it.
    }
  }, QUIET_MS)
}
