import { pageCountOf } from './pages.ts'

/** One page of a list, whichever side cut it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** The page that is shown, from 1, whatever the wire counts from. */
  readonly page: number
  readonly pageCount: number
  /** All rows over all pages. */
  readonly total: number
}

/** The page of a complete list that is cut here; one past the end shows the last, one before the first the first. */
export function pageOfComplete<Row>(rows: readonly Row[], page: number, size: number): ListPage<Row> {
  const total = rows.length
  const pageCount = pageCountOf(total, size)
  const shown = Math.min(Math.max(1, Math.floor(page) || 1), pageCount)
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pageCount, total }
}

/** A page that the server cut. An empty page with a total above 0 is past the end: `lastPage` says where to go instead. */
export interface ServerPage<Row> extends ListPage<Row> {
  readonly lastPage: number | undefined
}

/**
 * The page of a server's reply.
 *
 * @param total its total field; undefined (an older server): what can be told from the rows.
 */
export function pageOfServer<Row>(
  rows: readonly Row[],
  page: number,
  size: number,
  total: number | undefined,
): ServerPage<Row> {
  const seen = rows.length > 0 ? (page - 1) * size + rows.length : 0
  const all = Math.max(total ?? seen, seen)
  const pageCount = pageCountOf(all, size)
  const isPastEnd = rows.length === 0 && all > 0 && page > pageCount
  return { rows, page, pageCount, total: all, lastPage: isPastEnd ? pageCount : undefined }
}
