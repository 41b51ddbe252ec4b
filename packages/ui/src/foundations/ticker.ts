/** Shared timers: one interval per pace, alive while somebody listens. */
export interface Ticker {
  /** Calls `listener` every `everyMs` (at least 100 ms) until the returned function is called. */
  subscribe(everyMs: number, listener: () => void): () => void
}

const SHORTEST_MS = 100

/** Makes a ticker; it holds no timer until the first subscription. */
export function createTicker(): Ticker {
  const paces = new Map<number, { listeners: Set<() => void>; timer: ReturnType<typeof setInterval> }>()
  return {
    subscribe(everyMs, listener) {
      const pace = Math.max(SHORTEST_MS, everyMs)
      let entry = paces.get(pace)
      if (!entry) {
        const listeners = new Set<() => void>()
        const timer = setInterval(() => {
          for (const each of listeners) each()
        }, pace)
        entry = { listeners, timer }
        paces.set(pace, entry)
      }
      const { listeners, timer } = entry
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || paces.get(pace)?.timer !== timer) return
        clearInterval(timer)
        paces.delete(pace)
      }
    },
  }
}
