import { type ListSort, type SortValues, sortRows } from '@corrente/domain/paging'
import { useCallback } from 'react'
import { usePorts } from '../../ports/index.ts'

/** Puts rows in the order of a list's sort, by the tenant's language. @param values - keep it: what each column sorts by */
export function useSort<Row>(
  values: SortValues<Row>,
  sort: ListSort | undefined,
): (rows: readonly Row[]) => readonly Row[] {
  const { locale } = usePorts().formats
  return useCallback((rows) => sortRows(rows, values, sort, locale), [values, sort, locale])
}
