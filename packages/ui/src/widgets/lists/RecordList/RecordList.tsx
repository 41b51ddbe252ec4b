import type { ListSort } from '@corrente/domain/paging'
import { theme } from '@corrente/themes'
import { Download, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SearchField, type SearchFieldProps } from '../../../forms/index.ts'
import type { Loadable } from '../../../foundations/index.ts'
import { HEADER_HEIGHT, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Button,
  ButtonLink,
  type EmptyStateProps,
  type PageRule,
  Pagination,
} from '../../../primitives/index.ts'
import { DataTable, type DataTableProps, type TableView, tableStateOf } from '../../../table/index.ts'
import { ListSearch, RoomForSearch } from '../sticky.styles.ts'

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

/** What the catalogue of an area says of its list. */
type ListKey = `list.${'create' | 'empty' | 'emptyDetail' | 'noMatch' | 'clear'}`

export interface RecordListProps<Row> extends TableParts<Row> {
  list: ListRows<Row>
  /** The area's own words: with them the list has its heading, and says why there is no row. */
  words?: (key: ListKey) => string
  /** What else the heading offers, before the way to a new record: the saved views. */
  actions?: ReactNode
  /** Where a new record is made; absent without the right. */
  createHref?: string | undefined
  /** The field that narrows the list. */
  search?: Pick<SearchFieldProps, 'label' | 'value' | 'onChange' | 'pauseMs'>
  /** Something narrows the list. Default: the search does. */
  isNarrowed?: boolean
  /** Takes away what narrows it. Default: the search. */
  onClear?: () => void
  /** What else is said where nothing fits what narrows it, and what to do beside taking that away. */
  noMatch?: Partial<EmptyStateProps> | undefined
  /** The columns and the density that this user chose. */
  view: TableView
  onViewChange: (view: TableView) => void
  /** In place of the heading. */
  header?: ReactNode
  /** In place of filters, rows and pages: the server takes the question for none. */
  instead?: ReactNode
  /** What narrows the list. */
  filters?: ReactNode
  /** What is said where the server refused the list, in the area's own words. Default: the table's. */
  failedTitle?: string
  /** What is to be said before the rows. */
  notices?: ReactNode
  /** Which page numbers are shown. Default: five. */
  pageRule?: PageRule
  /** What is on screen as a file, beside the pages: the words of its button, and the file. */
  csv?: { readonly label: string; readonly file: () => Blob }
  onSaveCsv?: (file: Blob) => void
  /** Why it cannot: the plan allows no more reports. */
  csvBlock?: string | undefined
  /** Beside the pages. */
  footer?: ReactNode
  /** Below the pages: what belongs to the list and is none of its rows. */
  children?: ReactNode
}

/** What the list of an area takes from its page as it is. */
export type ListParts<Row> = Pick<
  RecordListProps<Row>,
  | 'list'
  | 'view'
  | 'onViewChange'
  | 'renderPanel'
  | 'onOpen'
  | 'selecting'
  | 'actions'
  | 'createHref'
  | 'onSaveCsv'
  | 'csvBlock'
>

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

function Heading<Row>({ label, words, actions, createHref }: RecordListProps<Row>) {
  return (
    <PageHeader
      title={label}
      actions={
        <>
          {actions}
          {createHref !== undefined && (
            <ButtonLink href={createHref} tone="brand" icon={<Plus aria-hidden="true" />}>
              {words?.('list.create')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

/** Why there is no row: there is none at all, or none that fits, and the way back. */
function emptyOf<Row>(props: RecordListProps<Row>): EmptyStateProps | undefined {
  const { words, search, isNarrowed = search !== undefined && search.value.trim() !== '', noMatch } = props
  if (!words) return props.empty
  if (!isNarrowed) return props.empty ?? { title: words('list.empty'), detail: words('list.emptyDetail') }
  const clear = props.onClear ?? (() => search?.onChange(''))
  return {
    title: words('list.noMatch'),
    ...noMatch,
    action: (
      <>
        {noMatch?.action}
        <Button size="small" icon={<X aria-hidden="true" />} onClick={clear}>
          {words('list.clear')}
        </Button>
      </>
    ),
  }
}

/** A list of a page: heading, filters, table and pages, in one order everywhere. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { header = props.words && <Heading {...props} />, instead } = props
  return (
    <Stack gap={2}>
      {header}
      {instead ?? <Records {...props} />}
    </Stack>
  )
}

/** What is on screen as a file; nothing is read for it. */
function Csv<Row>({ list, csv, onSaveCsv, csvBlock }: RecordListProps<Row>) {
  if (!csv || list.rows.length === 0) return null
  return (
    <Button
      size="small"
      tone="ghost"
      icon={<Download aria-hidden="true" />}
      disabledReason={csvBlock}
      onClick={() => onSaveCsv?.(csv.file())}
    >
      {csv.label}
    </Button>
  )
}

function Records<Row>(props: RecordListProps<Row>) {
  const { list, search, pageRule, failedTitle, csv, footer = csv && <Csv {...props} />, ...table } = props
  const { rows, page, pageSize, total, cut, fresh, isOutside } = list
  const t = useText('table')
  const state = tableStateOf(list.reading)
  // A count says that there are more: none on this page is not none at all.
  const isPageEmpty = rows.length === 0 && total !== undefined && total > 0
  const empty = isPageEmpty ? { title: t('emptyPage') } : emptyOf(props)
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
    <>
      <RoomForSearch />
      {props.filters}
      {search && (
        <ListSearch>
          <SearchField {...search} />
        </ListSearch>
      )}
      {props.notices}
      <DataTable
        {...table}
        hasCards
        {...(empty && { empty })}
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
      {props.children}
    </>
  )
}
