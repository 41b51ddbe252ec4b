/**
 * Why a file of this build did not come. `outdated`: the server has another build, the tab outlived a deploy; `missed`: it
 * has this one still, so that a reload brings the file; `unreachable`: nobody answers, and a reload would lose the page.
 */
export type Loss = 'outdated' | 'missed' | 'unreachable'

/** Word of a file of this build that did not come. */
export interface LostChunk {
  /** Undefined while nothing is missing. */
  readonly loss: () => Loss | undefined
  /** Asks the server again. */
  readonly check: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

export interface LostChunkOptions {
  readonly target: Pick<EventTarget, 'addEventListener'>
  /** Reads this document anew, as the server has it now; rejects where nobody answers. */
  readonly readDocument: () => Promise<string>
  /** The address of this document's own script, which names its build. */
  readonly script: string
}

/** Listens for Vite's own word of it. The import still fails, so that the boundary of the place shows what is missing. */
export function watchLostChunks({ target, readDocument, script }: LostChunkOptions): LostChunk {
  let loss: Loss | undefined
  const listeners = new Set<() => void>()
  const check = async () => {
    loss = await readDocument().then(
      (page): Loss => {
        if (page.includes(script)) return 'missed'
        // Another page altogether is an error's, or a portal's, which stands in the way.
        return page.includes('id="root"') ? 'outdated' : 'unreachable'
      },
      () => 'unreachable',
    )
    for (const listener of listeners) listener()
  }
  target.addEventListener('vite:preloadError', check)
  target.addEventListener('online', () => loss === 'unreachable' && check())
  return {
    loss: () => loss,
    check,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
