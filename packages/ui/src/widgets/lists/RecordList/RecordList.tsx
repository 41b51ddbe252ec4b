import type { ListSort } from '@corrente/domain/paging'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../../../foundations/index.ts'
import { HEADER_HEIGHT, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { type PageRule, Pagination } from '../../../primitives/index.ts'
import { DataTable, type DataTableProps, type TableView, tableStateOf } from '../../../table/index.ts'

/** The rows of a list, whoever searched, sorted and cut them. */
export interface ListRows<Row> {
  /** Those of the page, or, with `cut`, all that the table sorts and cuts. */
  readonly rows: readonly Row[]
  /** Their keys, where a live list keeps them while the rows change in their places. */
  readonly keys?: readonly string[] | undefined
  /** How the reply stands that they come from. */
  readonly reading: Omit<Loadable<unknown>, 'data'>
  /** All rows over all pages; undefined: no reply gave a number, and none is said. */
  readonly total: number | undefined
  /** From 1. */
  readonly page: number
  /** undefined: all stand on one page. */
  readonly pageSize: number | undefined
  readonly onPageChange: (page: number) => void
  /** Which page of `rows` is shown; absent: they are the page. */
  readonly cut?: DataTableProps<Row>['page']
  readonly sort: ListSort | undefined
  readonly onSortChange: (sort: ListSort | undefined) => void
  /** They come in their order; else the table sorts them by its columns. */
  readonly isSorted: boolean
  /** Rows that came meanwhile and are held back. */
  readonly fresh?: { readonly count: number; readonly onShow: () => void }
  /** A row that no longer fits; it stays in its place, marked. */
  readonly isOutside?: (row: Row) => boolean
}

/** What a table takes that a list passes on as it is. */
type TableParts<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'keyOf'
  | 'textOf'
  | 'empty'
  | 'selecting'
  | 'renderPanel'
  | 'onOpen'
  | 'toneOf'
  | 'ageOf'
  | 'note'
  | 'blockSize'
>

export interface RecordListProps<Row> extends TableParts<Row> {
  list: ListRows<Row>
  /** The columns and the density that this user chose. */
  view: TableView
  onViewChange: (view: TableView) => void
  /** The page's heading with what can be done with the list. */
  header?: ReactNode
  /** What narrows the list. */
  filters?: ReactNode
  /** What is said where the server refused the list, in the area's own words. Default: the table's. */
  failedTitle?: string
  /** What is to be said before the rows. */
  notices?: ReactNode
  /** Which page numbers are shown. Default: five. */
  pageRule?: PageRule
  /** Beside the pages. */
  footer?: ReactNode
  /** Below the pages: what belongs to the list and is none of its rows. */
  children?: ReactNode
}

/** The pages take what room there is: they measure it, and leave numbers out where it is narrow. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`
const Pages = styled.div`
  flex: 1 1 320px;
  min-inline-size: 0;
`

/** A list of a page: heading, filters, table and pages, in one order everywhere. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { list, header, filters, notices, pageRule, footer, children, failedTitle, ...table } = props
  const { rows, page, pageSize, total, cut, fresh, isOutside } = list
  const t = useText('table')
  const state = tableStateOf(list.reading)
  // A count says that there are more: none on this page is not none at all.
  const isPageEmpty = rows.length === 0 && total !== undefined && total > 0
  const pages =
    pageSize !== undefined && total !== undefined ? (
      <Pagination
        page={page}
        total={total}
        pageSize={pageSize}
        onChange={list.onPageChange}
        isHiddenWhenSingle
        {...(pageRule && { rule: pageRule })}
      />
    ) : null
  return (
    <Stack gap={4}>
      {header}
      {filters}
      {notices}
      <DataTable
        {...table}
        {...(isPageEmpty && { empty: { title: t('emptyPage') } })}
        rows={rows}
        keys={list.keys}
        page={cut}
        state={
          state.kind === 'failed' && failedTitle !== undefined ? { ...state, title: failedTitle } : state
        }
        unreadRows={list.reading.unread}
        total={total ?? rows.length}
        firstRow={pageSize === undefined ? 0 : (page - 1) * pageSize}
        sort={list.sort}
        onSortChange={list.onSortChange}
        isSortedByCaller={list.isSorted}
        {...(isOutside && { isOutside })}
        {...(fresh && fresh.count > 0 && { newRows: fresh })}
        {...(table.blockSize === undefined && { stickyOffset: HEADER_HEIGHT })}
      />
      {footer === undefined ? (
        pages
      ) : (
        <Foot>
          {pages && <Pages>{pages}</Pages>}
          {footer}
        </Foot>
      )}
      {children}
    </Stack>
  )
}
