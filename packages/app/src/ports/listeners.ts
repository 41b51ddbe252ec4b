/** Receives what a listener threw, so that the others are still called. */
export type OnFault = (error: unknown) => void

/** To the browser's own report, once all have been told. */
const throwLater: OnFault = (error) =>
  void setTimeout(() => {
    throw error
  })

/** A set of listeners. One that throws does not keep the others from being called. */
export interface Listeners<T> {
  /** @returns unsubscribes */
  readonly add: (listener: (value: T) => void) => () => void
  readonly tell: (value: T) => void
  readonly size: () => number
}

/** Builds an empty set; a listener that is removed during a call is no longer called. */
export function createListeners<T = void>(onFault: OnFault = throwLater): Listeners<T> {
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
          onFault(error)
        }
      }
    },
    size: () => all.size,
  }
}
