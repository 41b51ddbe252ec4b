import type { ListRows } from '../widgets/lists/index.ts'
import { loaded } from './loadables.ts'

const noop = () => undefined

/** Rows of a first page as they came, or as the changes say. */
export const listRows = <Row>(rows: readonly Row[], changes: Partial<ListRows<Row>> = {}): ListRows<Row> => ({
  rows,
  reading: loaded(rows),
  total: rows.length,
  page: 1,
  pageSize: 10,
  onPageChange: noop,
  sort: undefined,
  onSortChange: noop,
  isSorted: true,
  ...changes,
})
