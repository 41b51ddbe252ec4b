import type { Loadable, LoadState } from '../foundations/index.ts'
import { STAGE_NOW } from './Stage.tsx'

const noop = () => undefined

/** Data that has just come, or as the changes say. */
export const loaded = <T>(data: T, changes: Partial<Loadable<T>> = {}): Loadable<T> => ({
  data,
  at: STAGE_NOW - 20_000,
  unread: 0,
  state: 'ready',
  isRetrying: false,
  retry: noop,
  ...changes,
})

/** What never came: it waits, or the first read failed so. */
export const notLoaded = (state: LoadState = 'loading'): Loadable<never> => ({
  data: undefined,
  unread: 0,
  state,
  isRetrying: false,
  retry: noop,
})
