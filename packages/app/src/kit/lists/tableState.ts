import type { TableState } from '@corrente/ui/table'
import type { QueryState } from '../../gateways/index.ts'

/** How a list's query stands, as its table says it: what is there stays, whatever comes after. */
export function tableStateOf<T>(query: QueryState<T>, retry: () => void): TableState {
  const { latest, data, isFetching } = query
  if (latest?.kind === 'unreachable') return { kind: 'unreachable', onRetry: retry, isRetrying: isFetching }
  if (latest !== undefined && latest.kind !== 'done')
    return { kind: 'failed', onRetry: retry, isRetrying: isFetching }
  if (data === undefined) return { kind: 'loading' }
  return { kind: isFetching ? 'refreshing' : 'ready' }
}
