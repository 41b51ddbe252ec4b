import type { EpochMs } from '@corrente/domain/time'

/** Why the latest read of a panel's data failed. */
export const FEED_FAILURES = ['unreachable', 'refused', 'unreadable'] as const
export type FeedFailure = (typeof FEED_FAILURES)[number]

/** What one panel knows: data that came stays shown, whatever happens to a later read. */
export interface Feed<T> {
  /** The last data that came; undefined before the first. */
  readonly data: T | undefined
  /** When it came. */
  readonly at?: EpochMs | undefined
  /** A read runs. */
  readonly isLoading: boolean
  /** How the latest read failed; undefined after a good one. */
  readonly failure?: FeedFailure | undefined
  /** Rows of the data that could not be read. */
  readonly unread?: number | undefined
  /** Reads again. */
  readonly onRetry: () => void
}

/** What a panel shows of its feed: data whenever there is any, else the failure, else that it waits. */
export type FeedState = 'ready' | 'failed' | 'loading'

/** The state of a feed; a retry after a failure stays `failed`, so that the button does not vanish under the hand. */
export function feedStateOf({ data, failure }: Feed<unknown>): FeedState {
  if (data !== undefined) return 'ready'
  return failure ? 'failed' : 'loading'
}
