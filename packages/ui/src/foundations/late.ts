import { type ComponentType, createElement, type FunctionComponent } from 'react'

/** A component whose code comes later. */
export interface Late<P extends object> extends FunctionComponent<P> {
  /** Fetches the code; never rejects: what fails is thrown where it is shown. */
  readonly preload: () => Promise<void>
}

/**
 * As React's `lazy`, with two differences. What is there already is shown at once: `lazy` suspends all the same, and once a
 * fallback was shown React holds the next reveal back by up to 300 ms, the largest single cost of a first visit. And what
 * did not come is fetched again by the next preload or mount: `lazy` keeps a failure for good, so that no retry ever helps.
 * @param load - fetches the component; called again after a failure
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let component: ComponentType<P> | undefined
  let failure: { readonly reason: unknown } | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    failure = undefined
    loading ??= load().then(
      (loaded) => {
        component = loaded
        loading = undefined
      },
      (reason: unknown) => {
        failure = { reason }
        loading = undefined
      },
    )
    return loading
  }
  const show = (props: P) => {
    if (failure) {
      // React tries once more before it gives up: forgotten only then, for whoever mounts it anew.
      setTimeout(() => {
        failure = undefined
      })
      throw failure.reason
    }
    // A thrown promise suspends too; `use` wants to be called again once it is settled, which a preload has no need of.
    if (!component) throw preload()
    return createElement(component, props)
  }
  return Object.assign(show, { preload })
}
