import type { ListSort, SortDirection } from '@corrente/domain/paging'

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const satisfies Record<
  SortDirection,
  SortDirection
>

/**
 * What a press on a column's heading makes of the sort: its first direction, the other one, none (TRX-036 goes
 * descending, ascending, none), and so on; another column begins anew.
 */
export function nextSort(
  sort: ListSort | undefined,
  key: string,
  first: SortDirection = 'ascending',
): ListSort | undefined {
  if (sort?.key !== key) return { key, direction: first }
  return sort.direction === first ? { key, direction: OPPOSITE[first] } : undefined
}
