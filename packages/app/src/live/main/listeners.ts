/** Takes what a listener threw, so that the others are still told. */
export type OnFault = (error: unknown) => void

/** A set of listeners of which none can keep the others from being told. */
export interface Listeners<T> {
  /** @returns ends the listening */
  readonly add: (listener: (value: T) => void) => () => void
  readonly tell: (value: T) => void
  readonly size: () => number
}

/** Builds an empty set; a listener that is taken away while the others are being told is not told any more. */
export function createListeners<T>(onFault: OnFault | undefined): Listeners<T> {
  // Wrapped, so that the same function may listen twice.
  const all = new Set<{ readonly listener: (value: T) => void }>()
  return {
    add: (listener) => {
      const own = { listener }
      all.add(own)
      return () => void all.delete(own)
    },
    tell: (value) => {
      for (const own of [...all]) {
        if (!all.has(own)) continue
        try {
          own.listener(value)
        } catch (error) {
          onFault?.(error)
        }
      }
    },
    size: () => all.size,
  }
}
