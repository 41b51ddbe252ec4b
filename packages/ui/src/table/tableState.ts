import type { Loadable } from '../foundations/index.ts'
import type { TableState } from './DataTable/tableProps.ts'

/** How a list's reading stands, as its table says it. */
export function tableStateOf({ state, isRetrying, retry }: Omit<Loadable<unknown>, 'data'>): TableState {
  switch (state) {
    case 'loading':
    case 'ready':
    case 'refreshing':
      return { kind: state }
    case 'unreachable':
      return { kind: 'unreachable', onRetry: retry, isRetrying }
    default:
      return { kind: 'failed', onRetry: retry, isRetrying }
  }
}
