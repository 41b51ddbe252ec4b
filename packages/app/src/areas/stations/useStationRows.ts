import { sortRows } from '@corrente/domain/paging'
import {
  countChips,
  createLiveRows,
  filterByChips,
  fitsFilters,
  isFiltered,
  STATION_SORT_VALUES,
  STATIONS_PER_PAGE,
  type Station,
  type StationFilters,
  type StationRow,
  searchStations,
} from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import type { ListRows } from '@corrente/ui/widgets/lists'
import type { StationCounts } from '@corrente/ui/widgets/stations'
import { useAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useNetwork } from '../../features/network/index.ts'
import { useCompleteList, useHeldRows, useServerList, useSettled } from '../../kit/lists/index.ts'
import { loadableOf } from '../../kit/reading/index.ts'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { everyStationAtom, stationPageQuery } from '../../resources/stations.ts'
import { chipsOf, filtersOf, type StationAddress, type StationSearch } from './stationSearch.ts'

/** A pause in typing that asks the server. */
const TYPING_MS = 300
const NONE: readonly StationRow[] = []
const pkOf = ({ pk }: StationRow): number => pk
/** Rows whose topics are subscribed first; of a whole list only the first are in sight. */
const PRIORITY_MAX = 200

/** What the list shows of its source. */
export interface ShownStations {
  readonly list: ListRows<StationRow>
  readonly counts: StationCounts
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
  const { formats } = usePorts()
  const live = useLive()
  const network = useNetwork()
  const filters = useSettledFilters(values)
  // The call cannot sort (contract): sorted, searched, filtered and cut here, from the complete reply.
  const isHere = show !== undefined || isWhole || sort !== undefined
  const atom = useMemo(
    () => (isHere ? everyStationAtom : stationPageQuery({ filters, page })),
    [isHere, filters, page],
  )
  const [query, run] = useAtom(atom)
  const answer = query.data
  const [join] = useState(createLiveRows)
  const hasCome = query.latest !== undefined && answer !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `network` is what changes behind `live.stations`
  const current = useMemo(() => {
    const hasNewDetails = (id: string) => (live.stations.detailsAt(id) ?? 0) > (query.dataAt ?? Infinity)
    return join(answer?.rows ?? NONE, { get: live.stations.get, hasNewDetails })
  }, [join, answer, query.dataAt, live, network])
  const fitting = useMemo(() => {
    if (!hasCome) return undefined
    const fit = current.filter((row) => fitsFilters(row, filters))
    if (!isHere) return fit
    const asked = filterByChips(fit, chips)
    if (filters.search.trim() === '') return asked
    const found = new Set(searchStations(asked, filters.search))
    return asked.filter((row) => found.has(row))
  }, [hasCome, isHere, current, filters, chips])
  const [turn, reload] = useTurn(query.dataAt, () => void run('refetch'))
  const view = JSON.stringify([filters, isHere ? [show, sort] : page, turn])
  const held = useHeldRows(view, fitting, current, pkOf, (rows) =>
    sortRows(rows, STATION_SORT_VALUES, sort, formats.locale),
  )

  const source = {
    rows: held.rows,
    reading: loadableOf(query, () => void run('refetch')),
    address,
    pageSize: STATIONS_PER_PAGE,
  }
  const complete = useCompleteList({ ...source, hasCome: hasCome && isHere, isSorted: true, isWhole })
  const served = useServerList({ ...source, hasCome: hasCome && !isHere, count: answer?.count })
  const list = isHere ? complete : served
  const shown = useStable(list.rows)
  useEffect(() => live.setPriority(shown.slice(0, PRIORITY_MAX).map(({ id }) => id)), [live, shown])
  const counts = useMemo(
    () => countsOf(isHere && hasCome ? current : undefined, network, filters),
    [isHere, hasCome, current, network, filters],
  )
  return {
    list: {
      ...list,
      rows: shown,
      isOutside: held.isOutside,
      fresh: held.fresh,
    },
    counts: { ...counts, outside: held.rows.filter(held.isOutside).length },
    reload,
  }
}

/** The filters of the address; what is typed counts once it pauses. */
function useSettledFilters(values: StationSearch): StationFilters {
  const typed = useMemo(() => filtersOf(values), [values])
  const search = useSettled(typed.search, TYPING_MS)
  return useMemo(() => ({ ...typed, search }), [typed, search])
}

/** The counts beside the list, all of the source that the list is of: what a chip says is what its list shows. */
export function countsOf(
  rows: readonly StationRow[] | undefined,
  network: readonly Station[],
  filters: StationFilters,
): Omit<StationCounts, 'outside'> {
  if (rows) {
    const { isDisabled, search } = filters
    const fit = rows.filter((row) => fitsFilters(row, filters))
    return {
      complete: rows.filter(({ isActive }) => isActive !== isDisabled).length,
      chips: countChips(searchStations(fit, search)),
      disabled: undefined,
    }
  }
  // The live index knows neither groups nor accounts: of a narrowed list nobody has counted.
  const isKnown = network.length > 0 && !isFiltered(filters)
  return {
    complete: undefined,
    chips: isKnown ? countChips(network) : undefined,
    disabled: isKnown ? network.filter(({ isActive }) => !isActive).length : undefined,
  }
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

/** The same array while its rows are the same objects. */
function useStable(rows: readonly StationRow[]): readonly StationRow[] {
  const held = useMemo<{ rows: readonly StationRow[] }>(() => ({ rows: [] }), [])
  const isSame = held.rows.length === rows.length && held.rows.every((row, index) => row === rows[index])
  if (!isSame) held.rows = rows
  return held.rows
}
