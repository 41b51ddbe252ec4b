import {
  countMovementQuestions,
  MOVEMENTS_PER_PAGE,
  type Movement,
  type MovementTab,
  movementsFor,
  possibleDuplicates,
} from '@corrente/domain/financial'
import { failureOf } from '@corrente/ui/foundations'
import { useMemo, useState } from 'react'
import { useEitherList } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { movementPageQuery } from '../../resources/movements.ts'
import type { MovementAddress } from './movementAddress.ts'
import { useAllMovements } from './useAllMovements.ts'
import type { useMovementQuestion } from './useMovementQuestion.ts'

const NONE: readonly Movement[] = []

/** The movements page by page from the server; where a question is asked that it does not know, read whole and narrowed here. */
export function useMovementList(
  tab: MovementTab,
  address: MovementAddress,
  asked: ReturnType<typeof useMovementQuestion>,
) {
  const { zone } = usePorts().formats
  const { question, unknown } = asked
  const { show } = address.values
  const { page } = address
  const paged = useLoadable(
    useMemo(
      () => movementPageQuery(tab, show === undefined ? question : undefined, page),
      [tab, show, question, page],
    ),
  )
  // Whose sums are parted by currency: all its rows are read for it, as for a question that the server does not know.
  const [parted, setParted] = useState<typeof question>()
  const isAll = show !== undefined || (parted !== undefined && parted === question)
  const { all, progress } = useAllMovements(tab, isAll ? question : undefined)
  const here = show === undefined || unknown ? NONE : (all.data?.rows ?? NONE)
  const answers = useMemo(() => (show ? movementsFor(here, show, zone) : NONE), [here, show, zone])
  const rows = unknown ? NONE : (paged.data?.rows ?? NONE)
  const isHere = show !== undefined
  const reading = isHere ? all : paged
  const list = useEitherList({
    isHere,
    rows: isHere ? answers : rows,
    // What cannot be asked for never comes.
    reading: unknown ? { ...reading, state: 'ready' as const } : reading,
    address: { ...address, sort: undefined },
    pageSize: MOVEMENTS_PER_PAGE,
    isSorted: true,
    count: paged.data?.count,
  })
  const compared = unknown ? NONE : ((isAll ? all.data?.rows : undefined) ?? rows)
  const count = show === undefined ? paged.data?.count : all.data?.count
  const isWhole = count === compared.length
  const hasFailed = isAll && all.data === undefined && failureOf(all) !== undefined
  const begin = hasFailed ? all.retry : () => setParted(question)
  const read = (all.data?.rows.length ?? 0) + all.unread
  return {
    list,
    /** Those of the page. */
    rows: list.rows,
    /** All that answer the question; undefined: none is asked, or not all are here. */
    answers: show !== undefined && all.data ? answers : undefined,
    /** How many movements the server counts for the filters. */
    count,
    /** Those that were read, whether they answer the question or not. */
    compared,
    /** They are all of the period. */
    isWhole,
    /** For the sums of each currency. */
    parting: {
      hasFailed,
      /** Reads all rows; undefined: they are here, on their way, or too many. */
      start: isWhole || unknown || (isAll && !hasFailed) ? undefined : begin,
    },
    counts: useMemo(() => (here.length > 0 ? countMovementQuestions(here, zone) : undefined), [here, zone]),
    question: {
      duplicates: useMemo(() => possibleDuplicates(compared, zone), [compared, zone]),
      questionProgress: isAll && all.data === undefined && !hasFailed ? progress : undefined,
      questionLimit: isAll && all.data && all.data.count > read ? { read, total: all.data.count } : undefined,
      isAsked: show !== undefined,
    },
  }
}
