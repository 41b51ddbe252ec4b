import type { EpochMs } from '@corrente/domain/time'

/**
 * Why the latest read brought nothing: the server refused it, its answer cannot be read, it could not be reached, what is
 * asked for does not exist (404), or this user may not see it (403).
 */
export const LOAD_FAILURES = ['failed', 'unreadable', 'unreachable', 'notFound', 'notPermitted'] as const
export type LoadFailure = (typeof LOAD_FAILURES)[number]

/** How the latest read of something stands. `refreshing`: a newer one is on its way. */
export type LoadState = 'loading' | 'ready' | 'refreshing' | LoadFailure

/** Something that is read: what came stays, whatever becomes of a later read. */
export interface Loadable<T> {
  /** The last data that came; undefined before the first. */
  readonly data: T | undefined
  /** When it came. */
  readonly at?: EpochMs | undefined
  /** How many rows of it, or parts of them, could not be read. */
  readonly unread: number
  readonly state: LoadState
  /** A failed read is tried again right now; the state stays, so that its button does not vanish under the hand. */
  readonly isRetrying: boolean
  /** Reads again. */
  readonly retry: () => void
}

const isFailure = (state: LoadState): state is LoadFailure => LOAD_FAILURES.some((each) => each === state)

/** Why the latest read brought nothing; undefined where it did, and before it ended. */
export const failureOf = ({ state }: Pick<Loadable<unknown>, 'state'>): LoadFailure | undefined =>
  isFailure(state) ? state : undefined

/** All that most widgets tell apart. */
export const LOAD_PHASES = ['loading', 'ready', 'failed'] as const
export type LoadPhase = (typeof LOAD_PHASES)[number]

/** How the latest read stands, for what shows its data beside its failure. */
export function phaseOf({ state }: Pick<Loadable<unknown>, 'state'>): LoadPhase {
  if (isFailure(state)) return 'failed'
  return state === 'loading' ? 'loading' : 'ready'
}

/** What takes the place of the data: nothing where there is some, else the failure, else that it waits. */
export const shownOf = (loadable: Pick<Loadable<unknown>, 'state' | 'data'>): LoadPhase =>
  loadable.data === undefined ? (isFailure(loadable.state) ? 'failed' : 'loading') : 'ready'
