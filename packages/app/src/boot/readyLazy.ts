import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'

/** A component whose code comes later. */
export interface ReadyLazy<P> {
  readonly component: ComponentType<P>
  /** Fetches the code; what fails is fetched again by the next call. */
  readonly preload: () => Promise<unknown>
}

/**
 * As React's `lazy`, but shown at once where its code is there already. `lazy` suspends all the same, and once a fallback
 * was shown React holds the next reveal back by up to 300 ms: the largest single cost of a first visit.
 */
export function readyLazy<P extends object>(load: () => Promise<ComponentType<P>>): ReadyLazy<P> {
  let loaded: ComponentType<P> | undefined
  const preload = async () => {
    loaded = await load()
    return loaded
  }
  const late = lazy(async () => {
    const component = await preload()
    return { default: (props: { readonly own: P }) => createElement(component, props.own) }
  })
  const loadedNow = () => loaded
  return { preload, component: (own) => createElement(Shown<P>, { loadedNow, late, own }) }
}

interface ShownProps<P> {
  readonly loadedNow: () => ComponentType<P> | undefined
  readonly late: ComponentType<{ readonly own: P }>
  readonly own: P
}

function Shown<P extends object>({ loadedNow, late, own }: ShownProps<P>) {
  // Chosen at the mount: the one may not take the place of the other under what somebody typed.
  const [ready] = useState(() => ({ component: loadedNow() }))
  if (ready.component) return createElement(ready.component, own)
  return createElement(Suspense, { fallback: null }, createElement(late, { own }))
}
