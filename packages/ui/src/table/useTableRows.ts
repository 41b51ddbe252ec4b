import {
  createCompare,
  isMissing,
  type ListSort,
  pageOfComplete,
  type SortValue,
} from '@corrente/domain/paging'
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useFormats } from '../foundations/index.ts'
import { canSort, type TableColumn } from './columns.ts'
import { uniqueKeys } from './lines.ts'

/** Only what a table here needs of TanStack: its row model, sorted and kept until the rows or the sort change. */
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const NONE: readonly never[] = []

/** A row of the screen in its place, wrapped so that any type may be one. */
interface Held<T> {
  readonly row: T
}

export interface TableRowsOptions<T> {
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
  readonly columns: readonly TableColumn<T>[]
  readonly sort: ListSort | undefined
  /** The rows come sorted; the table leaves them as they are. */
  readonly isSortedByCaller: boolean
  /** The page to show of them; undefined: all. */
  readonly page: TablePage | undefined
  /** The keys of the rows, where the caller keeps them. */
  readonly keys: readonly string[] | undefined
}

/** A page of rows that are all here. */
export interface TablePage {
  /** From 1; one past the end shows the last. */
  readonly number: number
  readonly size: number
}

/** The rows in the order in which they are shown, and the key of each. */
export interface ShownRows<T> {
  readonly keys: readonly string[]
  readonly rows: readonly T[]
}

/** Missing values go as `undefined`, which the row model puts last in both directions. */
const accessorOf =
  <T>({ sortValue }: TableColumn<T>) =>
  ({ row }: Held<T>): SortValue => {
    const value = sortValue?.(row)
    return isMissing(value) ? undefined : value
  }

/** The rows in their order, by the sort where the table sorts, equal ones as they came; then the page of them. */
export function useTableRows<T>({
  rows,
  keyOf,
  columns,
  sort,
  isSortedByCaller,
  page,
  keys,
}: TableRowsOptions<T>): ShownRows<T> {
  const { locale } = useFormats()
  // What the caller sorts, and holds in its places while a network lives behind it, needs no row model: of 20,000 rows
  // one a second would be made anew.
  const data = useMemo(
    () => (isSortedByCaller ? [] : rows.map((row): Held<T> => ({ row }))),
    [rows, isSortedByCaller],
  )
  const defs = useMemo(() => {
    const compare = createCompare(locale)
    return columns.map(
      (column): ColumnDef<typeof features, Held<T>> => ({
        id: column.key,
        accessorFn: accessorOf(column),
        enableSorting: canSort(column),
        sortUndefined: 'last',
        sortFn: (a, b, key) => compare(a.getValue<SortValue>(key), b.getValue<SortValue>(key)),
      }),
    )
  }, [columns, locale])
  const sorting = useMemo(
    () => (sort ? [{ id: sort.key, desc: sort.direction === 'descending' }] : []),
    [sort],
  )
  const table = useTable({
    features,
    data,
    columns: defs,
    getRowId: (_, index) => String(index),
    state: { sorting },
  })
  const model = table.getRowModel().rows
  const { number = 1, size } = page ?? {}
  const shown = useMemo(() => {
    const pageOf = <Each>(all: readonly Each[]) =>
      size === undefined ? all : pageOfComplete(all, number, size).rows
    return isSortedByCaller ? pageOf(rows) : pageOf(model).map(({ original }) => original.row)
  }, [isSortedByCaller, rows, model, number, size])
  // While a network lives behind them the rows change and their keys do not: nothing that hangs on those is made anew.
  const kept = keys?.length === shown.length && isSortedByCaller && size === undefined ? keys : undefined
  const unkept: readonly T[] = kept ? NONE : shown
  const own = useMemo(() => uniqueKeys(unkept.map(keyOf)), [unkept, keyOf])
  return { keys: kept ?? own, rows: shown }
}
