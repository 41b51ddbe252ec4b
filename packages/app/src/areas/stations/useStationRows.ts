import {
  answersAny,
  type Changes,
  createLiveRows,
  fitsFilters,
  matchOf,
  STATION_SORT_VALUES,
  STATIONS_PER_PAGE,
  type StationChip,
  type StationFilters,
  type StationRow,
} from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import type { ListRows } from '@corrente/ui/widgets/lists'
import type { StationCounts, StationListProps } from '@corrente/ui/widgets/stations'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useChanges } from '../../features/network/index.ts'
import { useCompleteList, useHeldPlaces, useServerList, useSort } from '../../kit/lists/index.ts'
import { loadableOf } from '../../kit/reading/index.ts'
import { useLive, useReadAgain } from '../../live/index.ts'
import { type EveryProgress, everyProgressAtom, everyStationAtom } from '../../resources/everyStation.ts'
import { stationPageQuery } from '../../resources/stations.ts'
import { chipsOf, filtersOf, type StationAddress } from './stationSearch.ts'
import { useStationCounts } from './useStationCounts.ts'

const NONE: readonly StationRow[] = []
const NO_CHIPS: readonly StationChip[] = []
const pkOf = ({ pk }: StationRow): number => pk
/** Rows whose topics are subscribed first; of a whole list only the first are in sight. */
const PRIORITY_MAX = 200

/** What the list shows of its source. */
export interface ShownStations {
  readonly list: ListRows<StationRow>
  /** The rows of all its pages; undefined while the server cuts them, or the complete reply is still to come. */
  readonly every: readonly StationRow[] | undefined
  readonly counts: StationCounts
  /** How much of the complete list has come; undefined while none of it is waited for. */
  readonly progress: StationListProps['progress']
  /** Reads the list again and shows it as it is then: what was held back or marked too. */
  readonly reload: () => void
}

/**
 * The stations of the list, live: a page that the server cut, or, where a question is asked, what answers it in the
 * complete reply, cut here.
 */
export function useStationRows(address: StationAddress): ShownStations {
  const { values, page, sort } = address
  const { show } = values
  const chips = useMemo(() => chipsOf(show), [show])
  const isWhole = values.rows === 'all'
  const live = useLive()
  const changes = useChanges()
  const filters = useMemo(() => filtersOf(values), [values])
  // The call cannot sort (contract): sorted, searched, filtered and cut here, from the complete reply.
  const isHere = show !== undefined || isWhole || sort !== undefined
  const atom = useMemo(
    () => (isHere ? everyStationAtom : stationPageQuery({ filters, page })),
    [isHere, filters, page],
  )
  // Before what it is of: it is told of the beginning too.
  const progress = useAtomValue(everyProgressAtom)
  const [query, run] = useAtom(atom)
  const [join] = useState(createLiveRows)
  const hasCome = query.latest !== undefined && query.data !== undefined
  const first = useFirstPage(isHere && !hasCome && show === undefined && sort === undefined, filters)
  const answer = first ?? query.data

  const joinEvery = useEvery(hasCome ? undefined : progress, changes)
  const current = useMemo(() => {
    const hasNewDetails = (id: string) => (live.stations.detailsAt(id) ?? 0) > (query.dataAt ?? Infinity)
    const source = { get: live.stations.get, hasNewDetails, changes }
    return (isHere && !first ? joinEvery : join)(answer?.rows ?? NONE, source)
  }, [join, joinEvery, isHere, first, answer, query.dataAt, live, changes])
  const isAsked = isHere && !first
  const fits = useMemo(() => {
    // A page that the server cut was searched by it.
    const isFound = matchOf(isAsked ? filters.search : '')
    const asked = isAsked ? chips : NO_CHIPS
    return (row: StationRow) => fitsFilters(row, filters) && answersAny(row, asked) && isFound(row)
  }, [isAsked, filters, chips])
  const [turn, reload] = useTurn(query.dataAt, () => void run('refetch'))
  const view = JSON.stringify([filters, first ? 'first' : isHere ? [show, sort] : page, turn])
  const fitting = hasCome || first ? fits : undefined
  const held = useHeldPlaces(view, current, fitting, pkOf, useSort(STATION_SORT_VALUES, sort))

  const source = {
    rows: held.rows,
    reading: loadableOf(query, () => void run('refetch')),
    address,
    pageSize: STATIONS_PER_PAGE,
  }
  const complete = useCompleteList({
    ...source,
    reading: first ? { ...source.reading, data: first, state: 'refreshing' } : source.reading,
    hasCome: hasCome && isHere,
    isSorted: true,
    isWhole,
    ...(first && { block: { before: 0, total: first.count } }),
  })
  const served = useServerList({ ...source, hasCome: hasCome && !isHere, count: answer?.count })
  const list = isHere ? complete : served
  // Of the complete list the live index has what changes, which snapshots keep true meanwhile.
  useReadAgain(() => {
    if (!isHere) void run('refetch')
  })
  usePriority(list.rows)
  const counts = useStationCounts(isHere && hasCome ? current : undefined, changes, filters)
  return {
    list: {
      ...list,
      keys: isHere && isWhole ? held.keys : undefined,
      isOutside: held.isOutside,
      fresh: held.fresh,
    },
    every: isHere && hasCome ? held.rows : undefined,
    counts: { ...counts, outside: held.outside },
    progress: first && { rows: progress?.rows.length ?? 0, total: progress?.total },
    reload,
  }
}

/** Joins the complete list with the live index: its pieces as they come, so that the whole is no long task at the end. */
function useEvery(progress: EveryProgress | undefined, changes: Changes) {
  const live = useLive()
  const [join] = useState(createLiveRows)
  useEffect(() => {
    // Nothing was read before it is here whole: no details are newer.
    if (progress) join(progress.rows, { get: live.stations.get, hasNewDetails: () => false, changes })
  }, [progress, join, live, changes])
  return join
}

const NO_PAGE = atom(undefined)

/** The first rows of the complete list, which the server cuts at once; undefined where they are not wanted or not here. */
function useFirstPage(isWanted: boolean, filters: StationFilters) {
  const page = useMemo(
    () => (isWanted ? stationPageQuery({ filters, page: 1 }) : NO_PAGE),
    [isWanted, filters],
  )
  const read = useAtomValue(page)
  return isWanted && read?.latest !== undefined ? read.data : undefined
}

/** A number that grows once the answer to a reload is here: rows that are held in their places start anew with it. */
function useTurn(dataAt: EpochMs | undefined, refetch: () => void): readonly [number, () => void] {
  const [{ turn, from }, setState] = useState<{ turn: number; from: EpochMs | 'none' | undefined }>({
    turn: 0,
    from: undefined,
  })
  const isHere = from !== undefined && dataAt !== undefined && dataAt !== from
  if (isHere) setState({ turn: turn + 1, from: undefined })
  return [
    isHere ? turn + 1 : turn,
    () => {
      setState({ turn, from: dataAt ?? 'none' })
      refetch()
    },
  ]
}

/** The topics of the rows in sight are subscribed first; told again when they are others, not when they change. */
function usePriority(rows: readonly StationRow[]): void {
  const live = useLive()
  const ids = JSON.stringify(rows.slice(0, PRIORITY_MAX).map(({ id }) => id))
  useEffect(() => live.setPriority(readIds(ids)), [live, ids])
}

const readIds = (text: string): readonly string[] => {
  const ids: unknown = JSON.parse(text)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
