import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

/** A component whose code comes later. */
export interface Late<P extends object> extends FunctionComponent<P> {
  /** Fetches the code; never rejects: what fails is thrown where it is shown. */
  readonly preload: () => Promise<void>
}

const lost = new Set<() => void>()

/**
 * What did not come is fetched anew by its next mount. For `componentDidCatch`: before it React tries what failed again,
 * and holds its own verdict back, so that no time is long enough to wait.
 */
export function forgetLost(): void {
  for (const forget of lost) forget()
  lost.clear()
}

/**
 * As React's `lazy`, with two differences. What is there already is shown at once: `lazy` suspends all the same, and once a
 * fallback was shown React holds the next reveal back by up to 300 ms, the largest single cost of a first visit. And what
 * did not come is fetched again by the next preload, or by the next mount once a boundary caught it: `lazy` keeps a failure
 * for good, so that no retry ever helps.
 * @param load - fetches the component; called again after a failure
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let component: ComponentType<P> | undefined
  let failure: { readonly reason: unknown } | undefined
  let loading: Promise<void> | undefined
  let awaited: Promise<void> | undefined
  const forget = () => {
    failure = undefined
  }
  const preload = () => {
    forget()
    loading ??= load().then(
      (loaded) => {
        component = loaded
        loading = undefined
      },
      (reason: unknown) => {
        // A preload that nobody waited for may fail unseen: the mount fetches again.
        if (awaited === loading) failure = { reason }
        loading = undefined
      },
    )
    return loading
  }
  const show = (props: P) => {
    if (!component && !failure) awaited = preload()
    // By `use` and not by a throw: within `act` React tries a thrown promise again for ever and lets nothing load
    // meanwhile. Called once more when it is settled, as `use` wants it; a preload that nobody waited for costs nothing.
    if (awaited) use(awaited)
    if (failure) {
      lost.add(forget)
      throw failure.reason
    }
    return component && createElement(component, props)
  }
  return Object.assign(show, { preload })
}
