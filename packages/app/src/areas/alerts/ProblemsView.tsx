import {
  ALERTS_PER_PAGE,
  mutesOf,
  noteOf,
  type ProblemRow,
  type ProblemShelf,
  problemSortValues,
  restingMutes,
  stationMarkKey,
} from '@corrente/domain/alerts'
import { searchStations } from '@corrente/domain/stations'
import { fold, searchWords } from '@corrente/domain/text'
import { ProblemList, useRowText } from '@corrente/ui/widgets/alerts'
import { useCallback, useMemo } from 'react'
import { useSnapshot } from '../../features/network/index.ts'
import { useAlertPreferences, useMarkCommands, useProblems } from '../../features/problems/index.ts'
import { useCompleteList, useHeldRows, useListView, useSort } from '../../kit/lists/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { AlertAddress } from './alertSearch.ts'
import { ProblemPanel } from './ProblemPanel.tsx'
import { useProblemLinks } from './useProblemLinks.tsx'

export interface ProblemsViewProps {
  readonly address: AlertAddress
}

const keyOf = ({ key }: ProblemRow): string => key

/** What is wrong in the network now, the worst first; lines change in place, new ones wait until they are asked for. */
export function ProblemsView({ address }: ProblemsViewProps) {
  const { clock } = usePorts()
  const rowText = useRowText()
  const [preferences, change] = useAlertPreferences()
  const [view, setView] = useListView('alerts-problems')
  const snapshot = useSnapshot(true)
  const { problems, rowsOf, board } = useProblems()
  const { sort, query } = address
  const shelf = address.values.show ?? 'todo'
  const { marks } = preferences
  const isKnown = snapshot.at !== undefined

  const rows = useMemo((): Readonly<Record<ProblemShelf, readonly ProblemRow[]>> => {
    const at = (each: ProblemShelf) => rowsOf(each).filter((row) => fits(row, query))
    return {
      todo: at('todo'),
      planned: at('planned'),
      acknowledged: at('acknowledged'),
      muted: at('muted'),
      held: at('held'),
    }
  }, [rowsOf, query])
  const all = useMemo(() => Object.values(rows).flat(), [rows])
  const sortValues = useMemo(() => problemSortValues(rowText), [rowText])
  const held = useHeldRows(
    JSON.stringify([query, shelf, preferences.holdMinutes, sort]),
    isKnown ? rows[shelf] : undefined,
    all,
    keyOf,
    useSort(sortValues, sort),
  )
  const list = useCompleteList({
    rows: held.rows,
    reading: snapshot,
    address,
    pageSize: ALERTS_PER_PAGE,
    isSorted: true,
  })
  const mutesOfRow = useMemo(() => {
    const now = clock.now()
    return (row: ProblemRow) => [...new Set(row.problems.flatMap((problem) => mutesOf(marks, problem, now)))]
  }, [marks, clock])
  const { notes } = preferences
  const noteOfRow = useCallback((row: ProblemRow) => noteOf(notes, row), [notes])
  const resting = useMemo(
    () => (isKnown ? restingMutes(marks, problems, clock.now()) : []),
    [isKnown, marks, problems, clock],
  )
  const commands = useMarkCommands((keys) =>
    held.remove((row) =>
      row.problems.every(
        ({ key, stationId }) => keys.includes(key) || keys.includes(stationMarkKey(stationId)),
      ),
    ),
  )
  return (
    <ProblemList
      shelf={shelf}
      onShelfChange={(next) => address.apply({ show: next === 'todo' ? undefined : next })}
      counts={isKnown ? countsOf(rows) : undefined}
      holdMinutes={preferences.holdMinutes}
      onHoldChange={(holdMinutes) => change((set) => ({ ...set, holdMinutes }))}
      list={{ ...list, isOutside: held.isOutside, fresh: held.fresh }}
      isSearching={query !== ''}
      onClearSearch={() => address.search('')}
      {...commands}
      mutesOf={mutesOfRow}
      noteOf={noteOfRow}
      resting={resting}
      stations={isKnown ? board.stations() : undefined}
      links={useProblemLinks()}
      view={view}
      onViewChange={setView}
      renderPanel={(row) => <ProblemPanel row={row} />}
    />
  )
}

const countsOf = (rows: Readonly<Record<ProblemShelf, readonly ProblemRow[]>>) => ({
  todo: rows.todo.length,
  planned: rows.planned.length,
  acknowledged: rows.acknowledged.length,
  muted: rows.muted.length,
  held: rows.held.length,
})

/** Station, id, site or address, as the other lists search. */
function fits({ problems, site }: ProblemRow, query: string): boolean {
  const words = searchWords(query)
  const place = site === undefined ? '' : fold(site.name)
  const stations = problems.map(({ station }) => station)
  return words.every((word) => place.includes(word)) || searchStations(stations, query).length > 0
}
