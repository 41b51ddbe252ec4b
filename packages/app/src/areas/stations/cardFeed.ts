import type { PanelFeed } from '@corrente/ui/widgets/stations'
import type { QueryState } from '../../gateways/index.ts'

/** A query as a panel of the card takes it. */
export const cardFeed = <T>(query: QueryState<T>, retry: () => void): PanelFeed<T> => ({
  data: query.data,
  hasFailed: query.latest !== undefined && query.latest.kind !== 'done',
  isLoading: query.isFetching,
  unread: query.unreadRows,
  onRetry: retry,
})
