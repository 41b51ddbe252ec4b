import type { ReactNode } from 'react'
import { useText } from '../../messages/index.ts'
import type { PanelState } from '../../primitives/index.ts'
import { type Feed, feedStateOf } from './feed.ts'

/** Turns a feed into what a `Panel` shows. */
export function useFeedPanel(feed: Feed<unknown>, skeleton?: ReactNode): PanelState {
  const t = useText('home')
  switch (feedStateOf(feed)) {
    case 'ready':
      return { kind: 'ready' }
    case 'loading':
      return skeleton === undefined ? { kind: 'loading' } : { kind: 'loading', skeleton }
    case 'failed':
      return {
        kind: 'failed',
        title: t(`feed.${feed.failure ?? 'unreachable'}`),
        detail: t('feed.retryDetail'),
        onRetry: feed.onRetry,
        isRetrying: feed.isLoading,
      }
  }
}
