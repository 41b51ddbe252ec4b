import type { PanelState } from '../../primitives/index.ts'
import type { PanelFeed } from './panelFeed.ts'

/**
 * Turns a feed into what a panel shows: data wherever there is any, else the failure, else that it waits.
 * @param failed what a failed first read says
 * @param empty what is said where the data holds nothing; undefined where it holds something
 */
export function feedState(feed: PanelFeed<unknown>, failed: string, empty: string | undefined): PanelState {
  const { data, hasFailed, isLoading, onRetry } = feed
  if (data !== undefined) return empty === undefined ? { kind: 'ready' } : { kind: 'empty', title: empty }
  return hasFailed ? { kind: 'failed', title: failed, onRetry, isRetrying: isLoading } : { kind: 'loading' }
}
