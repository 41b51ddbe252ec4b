import type { SortDirection, SortValue } from '@corrente/domain/paging'
import type { ReactNode } from 'react'
import type { CsvColumn } from '../charts/index.ts'

/** What a column holds. Numbers (money, energy, counts, times) stand at the end in figures of one width. */
export const COLUMN_KINDS = ['text', 'number', 'mark'] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** One column of a table, as its screen describes it once. */
export interface TableColumn<T> extends CsvColumn<T> {
  /** Tells columns apart, in the sort, in the view that is kept and in the address; never shown. */
  readonly key: string
  /** The heading, already in words. */
  readonly header: string
  /** The heading is a name, which may be long: two lines of it show, all of it on hover. */
  readonly isHeaderCut?: boolean
  /** What a row shows here. Nothing (null, undefined, '') shows '-'. */
  readonly cell: (row: T) => ReactNode
  /** Room that it needs to be of use, CSS pixels, padding included. */
  readonly minInlineSize: number
  /**
   * Who stays when there is no room: 1 always stays, the highest goes first, of equal ones the last in order. What has
   * gone shows in the row's panel.
   */
  readonly priority: number
  /** Its share of the room that is left over; 0 keeps the least width. Default: 1 for text, 0 for numbers and marks. */
  readonly grow?: number
  /** Default: text. `mark` is for icons, statuses and buttons: centred on the line, never broken. */
  readonly kind?: ColumnKind
  /** The id, number or address in its cell that no line may break; of a number column that shows a plain text it is that text. */
  readonly unbroken?: (row: T) => string | undefined
  /** What the rows are sorted by where the table sorts them itself. Missing values come last in both directions. */
  readonly sortValue?: (row: T) => SortValue
  /** The screen sorts by it (the server, or a list read whole). Needless where there is a `sortValue`. */
  readonly isSortable?: boolean
  /** The direction of the first press. Default: ascending; give `descending` to times and amounts. */
  readonly firstDirection?: SortDirection
  /** It names the row for assistive technology. Default: the first column. */
  readonly isRowHeader?: boolean
  /** Of the column that names the row: what stands below it where rows are cards, and tells the row from its neighbours. */
  readonly onCard?: (row: T) => ReactNode
  /** The operator may not hide it. Columns of priority 1 never can be. */
  readonly isFixed?: boolean
}

/** What the operator has chosen about a table; the app keeps it per list and user. */
export interface TableView {
  /** Keys of the columns that are hidden; unknown keys do nothing. */
  readonly hidden: readonly string[]
  readonly density: TableDensity
}

export const TABLE_DENSITIES = ['comfortable', 'compact'] as const
export type TableDensity = (typeof TABLE_DENSITIES)[number]

/** A table as nobody has changed it. */
export const DEFAULT_TABLE_VIEW: TableView = { hidden: [], density: 'comfortable' }

/** Whether the operator may hide a column. */
export const canHide = <T>({ priority, isFixed = false }: TableColumn<T>): boolean => priority > 1 && !isFixed

/** Whether its heading sorts. */
export const canSort = <T>({ sortValue, isSortable = false }: TableColumn<T>): boolean =>
  isSortable || sortValue !== undefined

/** Its share of the room that is left over, never negative. */
export const growOf = <T>({ grow, kind = 'text' }: TableColumn<T>): number =>
  Math.max(0, grow ?? (kind === 'text' ? 1 : 0))

/** The columns that the operator has not hidden, in their order. */
export const chosenColumns = <T>(
  columns: readonly TableColumn<T>[],
  { hidden }: TableView,
): readonly TableColumn<T>[] => columns.filter((column) => !canHide(column) || !hidden.includes(column.key))

/** The column that names the row. */
export const rowHeaderOf = <T>(columns: readonly TableColumn<T>[]): TableColumn<T> | undefined =>
  columns.find((column) => column.isRowHeader) ?? columns[0]

/** The view with a column hidden or shown again; the same view where it may not be hidden. */
export function withColumn<T>(view: TableView, column: TableColumn<T>, isShown: boolean): TableView {
  if (!canHide(column) || view.hidden.includes(column.key) !== isShown) return view
  const others = view.hidden.filter((key) => key !== column.key)
  return { ...view, hidden: isShown ? others : [...others, column.key] }
}
