import { MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import {
  countQuestions,
  type HeaderOrder,
  RECHARGES_PER_PAGE,
  type Recharge,
  type RechargeFilters,
  rechargesFor,
  turnHeader,
} from '@corrente/domain/transactions'
import { useNow } from '@corrente/ui/foundations'
import { useMemo, useState } from 'react'
import { useEitherList } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { allRechargesQuery, type ReadingProgress, rechargePageQuery } from '../../resources/recharges.ts'
import { type RechargeAddress, rechargeRange } from './rechargeSearch.ts'

const NONE: readonly Recharge[] = []
const NO_ORDER: HeaderOrder = []
/** A range with so few is read whole at once, in one call, so that the questions have their numbers. */
const COUNTED_BY_ITSELF = 1000

/** The filters that an address means; "today" moves on with the day. */
function useFilters({ values, query }: RechargeAddress) {
  const { clock, formats } = usePorts()
  const today = toDateOnly(useNow(MINUTE_MS), formats.zone)
  const { station, tag, revenue, from, to } = values
  return useMemo(() => {
    // `today` is what makes another range of the same address.
    const { range, isChosen } = rechargeRange({ from, to }, today === '' ? 0 : clock.now(), formats.zone)
    const filters: RechargeFilters = {
      query,
      stationPk: station,
      idTag: tag ?? '',
      revenue: revenue ?? '',
      range,
    }
    return { filters, isChosen }
  }, [query, today, station, tag, revenue, from, to, clock, formats.zone])
}

/**
 * The range read whole: for a question, when somebody asks for the counts, and where it is a single call.
 * @param count how many the server says there are
 */
function useAllRecharges(filters: RechargeFilters, isAsked: boolean, count: number | undefined) {
  const [counting, setCounting] = useState<RechargeFilters>()
  const [progress, setProgress] = useState<ReadingProgress & { readonly of: RechargeFilters }>()
  const isShort = count !== undefined && count <= COUNTED_BY_ITSELF
  const wantsAll = isAsked || counting === filters || isShort
  const query = useMemo(
    () => allRechargesQuery(filters, wantsAll, (now) => setProgress({ ...now, of: filters })),
    [filters, wantsAll],
  )
  const all = useLoadable(query)
  return {
    all,
    whole: {
      reading: all,
      isAsked: wantsAll,
      progress: progress?.of === filters ? progress : undefined,
      total: count,
      read: all.data?.rows.length,
      start: () => setCounting(filters),
    },
  }
}

/**
 * How many nobody paid, as the server counts them: the first page of what a press shows, asked for once the list is there.
 * @param isAsked false: nobody may know
 */
function useUnpaid(filters: RechargeFilters, isAsked: boolean): number | undefined {
  const page = useLoadable(
    useMemo(
      () => rechargePageQuery({ ...filters, revenue: 'UNPAID' }, { page: 1, order: NO_ORDER }, isAsked),
      [filters, isAsked],
    ),
  )
  return isAsked ? page.data?.count : undefined
}

/**
 * The recharges page by page from the server; where a question is asked that the server does not know, the range read
 * whole and narrowed here.
 */
export function useRechargeRows(address: RechargeAddress, mayCountUnpaid: boolean) {
  const { filters, isChosen } = useFilters(address)
  const { show: question } = address.values
  const [order, setOrder] = useState(NO_ORDER)
  const page = useMemo(
    () => rechargePageQuery(filters, { page: address.page, order }, question === undefined),
    [filters, address.page, order, question],
  )
  const paged = useLoadable(page)
  const count = paged.data?.count
  const unpaid = useUnpaid(filters, mayCountUnpaid && (paged.data ?? question) !== undefined)
  const { all, whole } = useAllRecharges(filters, question !== undefined, count)
  const here = all.data?.rows ?? NONE
  const { clock } = usePorts()
  const now = useMemo(() => (all.at === undefined ? 0 : clock.serverNow()), [all.at, clock])
  const answers = useMemo(() => (question ? rechargesFor(here, question, now) : NONE), [here, question, now])
  const isHere = question !== undefined
  const list = useEitherList({
    isHere,
    rows: isHere ? answers : (paged.data?.rows ?? NONE),
    reading: isHere ? all : paged,
    address: { ...address, sort: undefined },
    pageSize: RECHARGES_PER_PAGE,
    isSorted: true,
    count,
  })
  return {
    filters,
    isChosen,
    question,
    /** All that answer the question. */
    answers,
    // A header says which column was pressed; none can be, until the documents let them sort (TRX-036).
    list: {
      ...list,
      onSortChange: (sort?: { key: string }) => sort && setOrder(turnHeader(order, sort.key)),
    },
    unpaid,
    counts: useMemo(() => (all.data ? countQuestions(all.data.rows, now) : undefined), [all.data, now]),
    whole,
  }
}
