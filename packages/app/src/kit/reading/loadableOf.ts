import type { Loadable, LoadState } from '@corrente/ui/foundations'
import type { Outcome, QueryState } from '../../gateways/index.ts'

/** How the latest read ended, as far as it matters to who sees it: a call's outcome, or the live connection's report. */
type End =
  | Pick<Outcome<unknown>, 'kind'>
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'refused' }

/** What a loadable is made from: a query's state, or what tells as much. */
export interface Reading<T> extends Omit<QueryState<T>, 'latest'> {
  readonly latest: End | undefined
}

/** A query as widgets take it. */
export const loadableOf = <T>(reading: Reading<T>, retry: () => void): Loadable<T> => ({
  data: reading.data,
  at: reading.dataAt,
  unread: reading.unreadRows,
  state: stateOf(reading),
  isRetrying: reading.isFetching,
  retry,
})

function stateOf({ latest, data, isFetching }: Reading<unknown>): LoadState {
  switch (latest?.kind) {
    case 'unreachable':
    case 'unreadable':
      return latest.kind
    case 'refused':
      return 'status' in latest ? refusalOf(latest.status) : 'failed'
    // Something was asked for, and the answer has nothing.
    case 'done-empty':
      return 'failed'
    default:
      return data === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready'
  }
}

function refusalOf(status: number): LoadState {
  if (status === 404) return 'notFound'
  return status === 403 ? 'notPermitted' : 'failed'
}
