import { pageOfComplete, pageOfServer } from '@corrente/domain/paging'
import {
  countChips,
  filterByChip,
  fitsFilters,
  STATIONS_PER_PAGE,
  type StationChip,
  type StationRow,
  searchStations,
  withLive,
} from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import { type TableState, tableStateOf } from '@corrente/ui/table'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useHeldRows, useSettled } from '../../kit/lists/index.ts'
import { loadableOf } from '../../kit/reading/index.ts'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { everyStationQuery, stationPageQuery } from '../../resources/stations.ts'
import { useNetwork } from './useNetwork.ts'
import type { StationAddress } from './useStationAddress.ts'

/** A pause in typing that asks the server. */
const TYPING_MS = 300
const NONE: readonly StationRow[] = []
const pkOf = ({ pk }: StationRow): number => pk
/** Rows whose topics are subscribed first; of a whole list only the first are in sight. */
const PRIORITY_MAX = 200

/** What the list shows of its source. */
export interface ShownStations {
  readonly rows: readonly StationRow[]
  readonly isOutside: (row: StationRow) => boolean
  readonly fresh: number
  readonly showFresh: () => void
  readonly total: number
  /** All stations of the complete reply, where a question is answered from it. */
  readonly completeTotal: number | undefined
  readonly page: number
  readonly state: TableState
  readonly unreadRows: number
  readonly chipCounts: Readonly<Record<StationChip, number>> | undefined
  /** Reads the list again and shows it as it is then: what was held back or marked too. */
  readonly reload: () => void
}

/**
 * The stations of the list, live: a page that the server cut, or, where a question is asked, what answers it in the
 * complete reply, cut here.
 */
export function useStationRows({
  filters: typed,
  chip,
  page,
  correctTo,
  isWhole,
}: StationAddress): ShownStations {
  const { formats } = usePorts()
  const live = useLive()
  const network = useNetwork()
  const search = useSettled(typed.search, TYPING_MS)
  const filters = useMemo(() => ({ ...typed, search }), [typed, search])
  const { zone } = formats
  /** Searched, filtered and cut here, from the complete reply. */
  const isHere = chip !== undefined || isWhole
  const offsetHours = formats.offsetHours()
  const atom = useMemo(
    () => (isHere ? everyStationQuery(zone) : stationPageQuery({ filters, page, offsetHours, zone })),
    [isHere, filters, page, offsetHours, zone],
  )
  const [query, run] = useAtom(atom)
  const answer = query.data
  const hasCome = query.latest !== undefined && answer !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `network` is what changes behind `live.stations`
  const current = useMemo(
    () => (answer?.rows ?? NONE).map((row) => withLive(row, live.stations.get(row.id))),
    [answer, live, network],
  )
  const fitting = useMemo(() => {
    if (!hasCome) return undefined
    const fit = current.filter((row) => fitsFilters(row, filters))
    if (!isHere) return fit
    const asked = chip === undefined ? fit : filterByChip(fit, chip)
    const found = new Set(searchStations(asked, filters.search))
    return asked.filter((row) => found.has(row))
  }, [hasCome, isHere, current, filters, chip])
  const [turn, reload] = useTurn(query.dataAt, () => void run('refetch'))
  const view = JSON.stringify([filters, isHere ? [chip] : page, offsetHours, turn])
  const held = useHeldRows(view, fitting, current, pkOf)

  const served = pageOfServer(held.rows, page, STATIONS_PER_PAGE, answer?.count)
  const size = isWhole ? Math.max(1, held.rows.length) : STATIONS_PER_PAGE
  const cut = isHere ? pageOfComplete(held.rows, page, size) : served
  const lastPage = !isHere && hasCome ? served.lastPage : undefined
  const goToLast = useEffectEvent(correctTo)
  useEffect(() => {
    if (lastPage !== undefined) goToLast(lastPage)
  }, [lastPage])

  const outside = new Set(cut.rows.filter(({ fits }) => !fits).map(({ row }) => row.pk))
  const rows = useStable(cut.rows.map(({ row }) => row))
  useEffect(() => live.setPriority(rows.slice(0, PRIORITY_MAX).map(({ id }) => id)), [live, rows])
  const chipCounts = useMemo(() => (network.length === 0 ? undefined : countChips(network)), [network])
  return {
    rows,
    isOutside: ({ pk }) => outside.has(pk),
    fresh: held.fresh,
    showFresh: held.showFresh,
    total: cut.total,
    completeTotal: isHere ? answer?.rows.length : undefined,
    page: cut.page,
    state: tableStateOf(loadableOf(query, () => void run('refetch'))),
    unreadRows: query.unreadRows,
    chipCounts,
    reload,
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
