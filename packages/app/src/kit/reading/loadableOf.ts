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

/**
 * Why the server refused a read: a 404, and a 200 that says so in its body, are the only ones that say that it is not
 * there. Behind any other it may well be (decisions: Screens).
 */
export function refusalOf(status: number): 'notFound' | 'notPermitted' | 'failed' {
  if (status === 404 || (status >= 200 && status < 300)) return 'notFound'
  return status === 403 ? 'notPermitted' : 'failed'
}
