import type { EpochMs } from '@corrente/domain/time'
import type { Feed, FeedFailure } from '@corrente/ui/widgets/home'
import type { Outcome, QueryState } from '../../gateways/index.ts'
import type { SnapshotReport } from '../../live/index.ts'

/** How a call failed, in the view's terms; undefined for one that went well or has not come. */
export function failureOf(latest: Outcome<unknown> | SnapshotReport | undefined): FeedFailure | undefined {
  switch (latest?.kind) {
    case undefined:
    case 'done':
    case 'done-empty':
      return undefined
    case 'refused':
      return 'refused'
    case 'unreachable':
      return 'unreachable'
    case 'unreadable':
      return 'unreadable'
  }
}

/** A query's state as a panel wants it; `data` may be other than the query's own, such as live figures on top. */
export function feedOf<T, D = T>(query: QueryState<T>, data: D | undefined, retry: () => void): Feed<D> {
  return {
    data,
    at: query.dataAt,
    isLoading: query.isFetching,
    failure: failureOf(query.latest),
    unread: query.unreadRows,
    onRetry: retry,
  }
}

/** The reading of the stations, which the live connection does, as a panel wants it. */
export function snapshotFeed<D>(
  report: SnapshotReport | undefined,
  data: D | undefined,
  at: EpochMs | undefined,
  retry: () => void,
): Feed<D> {
  return {
    data,
    at,
    isLoading: report === undefined,
    failure: failureOf(report),
    unread: report?.kind === 'done' ? report.unreadRows : 0,
    onRetry: retry,
  }
}
