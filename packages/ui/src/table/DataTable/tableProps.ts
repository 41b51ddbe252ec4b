import type { ListSort } from '@corrente/domain/paging'
import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../../primitives/index.ts'
import type { TableColumn, TableView } from '../columns.ts'
import type { TableSelection } from '../selection.ts'
import type { TablePage } from '../useTableRows.ts'
import type { RowTone } from './DataTable.styles.ts'

interface Retry {
  /** Asks again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined
  /** The retry runs. */
  readonly isRetrying?: boolean
}

/**
 * What a table can show. `loading` draws skeleton rows; `refreshing` keeps the rows and says so; `failed` and
 * `unreachable` keep the rows that are there and say so, or take their place where there are none.
 */
export type TableState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'refreshing' }
  | ({ readonly kind: 'failed'; readonly title?: string; readonly detail?: string } & Retry)
  | ({ readonly kind: 'unreachable' } & Retry)

/** What the operator ticks, and what the ticks are for. */
export interface TableSelecting<T> {
  readonly selection: TableSelection
  /** Rows were ticked or cleared. */
  readonly onChange: (selection: TableSelection) => void
  /**
   * Why a row cannot be ticked, in words; undefined where it can (PAY-012). Such rows are left out of 'this page'. Give
   * the same function at each render.
   */
  readonly reasonOf?: (row: T) => string | undefined
  /** Offers the whole list, rows of other pages included. Only where every row can be ticked. */
  readonly canSelectAll?: boolean
  /** What can be done with the ticked rows: buttons, shown while a row is ticked (UNK-005). */
  readonly actions?: ReactNode
}

export interface DataTableProps<T> {
  /** What the rows are; the accessible name: 'Estações'. */
  label: string
  /** The columns in order. Keep the array, or the rows are sorted anew at each render. */
  columns: readonly TableColumn<T>[]
  /** The rows of this page, or of the whole list where it is virtual. Keep the array while nothing changes. */
  rows: readonly T[]
  /** Tells rows apart, also across pages: the wire's key. */
  keyOf: (row: T) => string
  /** The keys of `rows`, which come sorted and whole: kept while rows change in their places, so that a change costs its rows. */
  keys?: readonly string[] | undefined
  /** What a row is called in words, for 'Marcar …' and 'Detalhes de …'. */
  textOf: (row: T) => string
  /** Default: ready. */
  state?: TableState
  /** Shown where there is no row: why, and the next step. Default: the table's 'Nada para mostrar'. */
  empty?: EmptyStateProps
  /** Rows that came but could not be read; said above the table. Default: 0. */
  unreadRows?: number
  /** The rows are the whole list, and the table shows this page of them. Default: all that are here. */
  page?: TablePage | undefined
  /** Rows of the whole list; default: those that are here. */
  total?: number
  /** Place of the first row in the whole list, from 0. Default: by `page`, else 0. */
  firstRow?: number
  /** By what the rows are sorted; undefined: as they came. */
  sort?: ListSort | undefined
  /** A heading was pressed. Without it no heading sorts. */
  onSortChange?: (sort: ListSort | undefined) => void
  /** The rows come sorted (by the server); the table leaves them as they are. Default: the table sorts. */
  isSortedByCaller?: boolean
  /** Ticks at the start of the rows. */
  selecting?: TableSelecting<T> | undefined
  /** What a row shows below itself when it is expanded. Columns without room show there in any case. */
  renderPanel?: ((row: T) => ReactNode) | undefined
  /** Which rows are expanded, by key; leave out to let the table keep it, which closes a row that leaves. */
  expanded?: ReadonlySet<string>
  /** Asked to expand or close rows; also told where the table keeps it: load what the panel needs here (TRX-047). */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void
  /** A row was opened: Enter, or a press on it outside its controls. Give the row a link as well. */
  onOpen?: ((row: T) => void) | undefined
  /** Hidden columns and the height of the rows. Default: all columns, comfortable. */
  view?: TableView
  /** Asked to change the view: puts the list's options into the line above. */
  onViewChange?: (view: TableView) => void
  /** How a row stands out. Never the only sign: a column says it in words as well. */
  toneOf?: (row: T) => RowTone
  /** A row that changed so that it no longer fits the filter; it stays in its place, marked, until the next load. */
  isOutside?: (row: T) => boolean
  /** How old a row is, below its name: 'há 12 min'. */
  ageOf?: (row: T) => ReactNode
  /** Rows that came meanwhile and are held back, so that nothing moves under the pointer. */
  newRows?: { readonly count: number; readonly onShow: () => void }
  /** A line above the table: what is counted, that only this page is sorted. */
  note?: ReactNode
  /** Below the rows, across the table: the pages, the sums of what is ticked (FIN-007). */
  footer?: ReactNode
  /**
   * Where there is room for two columns alone, rows are cards that explain themselves: without headings, whose tick stands
   * above and whose sorting is one of the list's options. Default: headings at every width.
   */
  hasCards?: boolean
  /** Height of the box that the rows scroll in, CSS pixels; only then are long lists drawn in part (10,000 rows are fine). */
  blockSize?: number
  /** What the heading sticks below when the page scrolls, CSS pixels: the shell's header. Default: 0. */
  stickyOffset?: number
  /** Single letters (j, k, x, e) act on the rows while one has the focus (WCAG 2.1.4). Default: as the page has them, on. */
  hasSingleKeys?: boolean
  /** Rows that a first load draws. Default: 10, a page. */
  skeletonRows?: number
}
