import type { ReactNode } from 'react'
import { failureOf, type Loadable, shownOf } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { PanelState } from '../../primitives/index.ts'
import { failureText } from './failureText.ts'

/** What a panel or a chart of the page shows of what is read. */
export function useHomePanel(read: Loadable<unknown>, skeleton?: ReactNode): PanelState {
  const t = useText('home')
  switch (shownOf(read)) {
    case 'ready':
      return { kind: 'ready' }
    case 'loading':
      return skeleton === undefined ? { kind: 'loading' } : { kind: 'loading', skeleton }
    case 'failed':
      return {
        kind: 'failed',
        title: t(failureText(failureOf(read))),
        detail: t('feed.retryDetail'),
        onRetry: read.retry,
        isRetrying: read.isRetrying,
      }
  }
}
