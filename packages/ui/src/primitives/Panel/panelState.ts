import { type Loadable, shownOf } from '../../foundations/index.ts'
import type { PanelState } from './Panel.tsx'

/**
 * What a panel shows of what is read.
 * @param failed what a failed first read says
 * @param empty what is said where the data holds nothing; undefined where it holds something
 */
export function panelState(read: Loadable<unknown>, failed: string, empty: string | undefined): PanelState {
  const shown = shownOf(read)
  if (shown === 'ready') return empty === undefined ? { kind: 'ready' } : { kind: 'empty', title: empty }
  return shown === 'failed'
    ? { kind: 'failed', title: failed, onRetry: read.retry, isRetrying: read.isRetrying }
    : { kind: 'loading' }
}
