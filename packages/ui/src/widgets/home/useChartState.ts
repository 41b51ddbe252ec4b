import type { ChartState } from '../../charts/index.ts'
import { useText } from '../../messages/index.ts'
import { type Feed, feedStateOf } from './feed.ts'

/** Turns a feed into what a `ChartFrame` shows; data that holds nothing is empty, not a flat line. */
export function useChartState(feed: Feed<unknown>, isEmpty: boolean): ChartState {
  const t = useText('home')
  const state = feedStateOf(feed)
  if (state === 'loading') return { kind: 'loading' }
  if (state === 'ready') return isEmpty ? { kind: 'empty' } : { kind: 'ready' }
  return {
    kind: 'failed',
    title: t(`feed.${feed.failure ?? 'unreachable'}`),
    detail: t('feed.retryDetail'),
    onRetry: feed.onRetry,
    isRetrying: feed.isLoading,
  }
}
