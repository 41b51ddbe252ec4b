import type { Block } from '@corrente/domain/wire'
import type { Loadable } from '@corrente/ui/foundations'
import type { ListRows } from '@corrente/ui/widgets/lists'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { loadableOf, useLoadable } from '../reading/index.ts'
import type { PagedList } from './pagedList.ts'
import { type CompleteSource, useCompleteList, useServerList } from './useLists.ts'

const NO_ROWS: readonly never[] = []

/** When a list is read whole, and what of it is of use. */
export interface WholeRules {
  /** It is to be sorted or narrowed here. Default: it is. */
  readonly wantsWhole?: boolean
  /** Of a list that is too long the part that is read is of use; else the server cuts it. Default: it is not. */
  readonly isPartUseful?: boolean
  /** What the former question gave stays while another is read, and where that fails. Default: it goes. */
  readonly keepsFormer?: boolean
}

/**
 * A list read whole where it has to be and is short enough, else page by page from the server.
 * @param question - keep it: a new one is asked anew
 */
export function useWholeOrPaged<From, Question, Row>(
  pages: PagedList<From, Question, Row>,
  question: Question,
  page: number,
  { wantsWhole = true, isPartUseful = false, keepsFormer = false }: WholeRules = {},
) {
  const [state, run] = useAtom(
    useMemo(
      () => pages.whole(question, { isEnabled: wantsWhole, isPartUseful }),
      [pages, question, wantsWhole, isPartUseful],
    ),
  )
  const [former, keep] = useState(state.data)
  if (keepsFormer && state.data !== undefined && state.data !== former) keep(state.data)
  const data = state.data ?? (keepsFormer ? former : undefined)
  const whole = { ...loadableOf(state, () => void run('refetch')), data }
  const isTooLong = wantsWhole && (data?.count ?? 0) > pages.max
  /** All rows are here, as far as they are of use; else those of a page. */
  const isHere = wantsWhole && (isPartUseful || !isTooLong)
  const paged = useLoadable(
    useMemo(() => pages.page(question, page, !isHere), [pages, question, page, isHere]),
  )
  const reading: Loadable<Block<Row>> = isHere ? whole : paged
  return {
    isHere,
    isTooLong,
    reading,
    rows: reading.data?.rows ?? NO_ROWS,
    /** How many the server counts where it cuts the list. */
    count: paged.data?.count,
    pageSize: pages.perPage,
    whole,
    /** The last answer of the read of all. */
    latest: state.latest,
  }
}

/** What a list is made from that is here whole at one time, and at another cut by the server. */
export interface EitherSource<Row> extends Omit<CompleteSource<Row>, 'hasCome' | 'isWhole' | 'block'> {
  readonly isHere: boolean
  /** As in `ServerSource`. */
  readonly count: number | undefined
}

/** The complete list or the server's, whichever its rows come from. A page past the end is corrected once they have come. */
export function useEitherList<Row>({ isHere, count, ...source }: EitherSource<Row>): ListRows<Row> {
  const { data, state } = source.reading
  // Rows of a former question say nothing of how many pages there are.
  const hasCome = data !== undefined && state !== 'refreshing' && state !== 'loading'
  const complete = useCompleteList({ ...source, hasCome: hasCome && isHere })
  const served = useServerList({ ...source, hasCome: hasCome && !isHere, count })
  return isHere ? complete : served
}
