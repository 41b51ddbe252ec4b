import { pageCountOf, pageOfComplete, pageOfServer } from '@corrente/domain/paging'
import type { Loadable } from '@corrente/ui/foundations'
import type { ListRows } from '@corrente/ui/widgets/lists'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ListAddress } from './useListAddress.ts'

/** What both kinds of lists are made from. */
interface ListSource<Row> {
  readonly rows: readonly Row[]
  /** Of the reply that the rows come from. */
  readonly reading: Loadable<unknown>
  /** False: the answer to this question is not here yet, and the rows are a former one's. Default: as the reading says. */
  readonly hasCome?: boolean
  readonly address: Pick<ListAddress, 'page' | 'goTo' | 'correctTo' | 'sort' | 'sortBy'>
  readonly pageSize: number
}

/** What a complete list is made from. */
export interface CompleteSource<Row> extends ListSource<Row> {
  /** They come in their order, which a live list keeps; else the table sorts them. */
  readonly isSorted?: boolean
  /** All stand on one page. */
  readonly isWhole?: boolean
  /** The rows are one block of a longer list: how many stand before it, and how many there are in all. */
  readonly block?: { readonly before: number; readonly total: number | undefined }
}

const hasData = ({ data }: Loadable<unknown>): boolean => data !== undefined

/**
 * A list whose rows are all here, searched already. The table sorts and cuts them, unless they come in their order. A page
 * past the end is corrected.
 */
export function useCompleteList<Row>(source: CompleteSource<Row>): ListRows<Row> {
  const { rows, reading, hasCome = hasData(reading), address, pageSize, isSorted, isWhole, block } = source
  const before = block?.before ?? 0
  const total = block ? block.total : hasData(reading) ? rows.length : undefined
  const lastPage = total === undefined ? undefined : pageCountOf(total, pageSize)
  useCorrectedPage(address, isWhole || !hasCome ? undefined : lastPage)
  const page = isWhole ? 1 : Math.min(address.page, lastPage ?? address.page)
  const number = page - before / pageSize
  const size = isWhole ? Math.max(1, rows.length) : pageSize
  // A live list is cut here: the table would take up all of its rows anew with every message.
  const cut = useMemo(() => {
    if (!isSorted) return { rows, cut: { number, size } }
    return { rows: isWhole ? rows : pageOfComplete(rows, number, size).rows }
  }, [isSorted, isWhole, rows, number, size])
  return {
    ...shared(source),
    ...cut,
    total,
    page,
    pageSize: isWhole ? undefined : pageSize,
    isSorted: isSorted === true,
  }
}

/** What a list is made from that the server cuts. */
export interface ServerSource<Row> extends ListSource<Row> {
  /** All rows over all pages, as the reply counts them; undefined: it does not. */
  readonly count: number | undefined
}

/**
 * A list of which the rows of one page are here, in the server's order. A page past the end is corrected where the reply
 * counts. Columns sort only where the address is told to read the list otherwise: by the call, or whole.
 */
export function useServerList<Row>(source: ServerSource<Row>): ListRows<Row> {
  const { rows, reading, hasCome = hasData(reading), address, pageSize, count } = source
  const { total, lastPage, page } = pageOfServer(rows, address.page, pageSize, count)
  useCorrectedPage(address, hasCome ? lastPage : undefined)
  return {
    ...shared(source),
    rows,
    // Of an empty reply that counts nothing nobody has counted: no '0' is said of it.
    total: hasData(reading) && (count !== undefined || rows.length > 0) ? total : undefined,
    page,
    pageSize,
    isSorted: true,
  }
}

const shared = <Row>({ reading, address }: ListSource<Row>) => ({
  reading,
  onPageChange: address.goTo,
  sort: address.sort,
  onSortChange: address.sortBy,
})

function useCorrectedPage({ page, correctTo }: ListSource<never>['address'], lastPage: number | undefined) {
  const correct = useEffectEvent(correctTo)
  const target = lastPage !== undefined && page > lastPage ? lastPage : undefined
  useEffect(() => {
    if (target !== undefined) correct(target)
  }, [target])
}
