/** Word of a file of this build that the server no longer has: the tab outlived a deploy. */
export interface LostChunk {
  readonly isLost: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** Listens for Vite's own word of it. The import still fails, so that the boundary of the place shows what is missing. */
export function watchLostChunks(target: Pick<EventTarget, 'addEventListener'>): LostChunk {
  let lost = false
  const listeners = new Set<() => void>()
  target.addEventListener('vite:preloadError', () => {
    lost = true
    for (const listener of listeners) listener()
  })
  return {
    isLost: () => lost,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
