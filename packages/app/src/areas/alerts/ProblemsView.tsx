import {
  mutesOf,
  noteOf,
  type ProblemRow,
  type ProblemShelf,
  problemSortValues,
  restingMutes,
} from '@corrente/domain/alerts'
import { searchStations } from '@corrente/domain/stations'
import { fold, searchWords } from '@corrente/domain/text'
import { ProblemList, useRowText } from '@corrente/ui/widgets/alerts'
import { useCallback, useMemo } from 'react'
import { useSnapshot } from '../../features/network/index.ts'
import { useAlertPreferences, useProblems } from '../../features/problems/index.ts'
import { useLinkTo } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { AlertAddress } from './alertSearch.ts'
import { ProblemPanel } from './ProblemPanel.tsx'
import { useProblemLinks } from './useProblemLinks.tsx'
import { useShelf } from './useShelf.ts'

export interface ProblemsViewProps {
  readonly address: AlertAddress
}

const targetsOf = ({ problems }: ProblemRow) => problems

/** What is wrong in the network now, the worst first; lines change in place, new ones wait until they are asked for. */
export function ProblemsView({ address }: ProblemsViewProps) {
  const { clock } = usePorts()
  const rowText = useRowText()
  const [{ marks, notes }] = useAlertPreferences()
  const snapshot = useSnapshot(true)
  const { problems, rowsOf, board } = useProblems()
  const { query } = address
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
  const shown = useShelf({
    name: 'alerts-problems',
    address,
    reading: snapshot,
    search: query,
    shelf: address.values.show ?? 'todo',
    rows,
    isKnown,
    sortValues: useMemo(() => problemSortValues(rowText), [rowText]),
    targetsOf,
  })
  const mutesOfRow = useMemo(() => {
    const now = clock.now()
    return (row: ProblemRow) => [...new Set(row.problems.flatMap((problem) => mutesOf(marks, problem, now)))]
  }, [marks, clock])
  const noteOfRow = useCallback((row: ProblemRow) => noteOf(notes, row), [notes])
  const resting = useMemo(
    () => (isKnown ? restingMutes(marks, problems, clock.now()) : []),
    [isKnown, marks, problems, clock],
  )
  return (
    <ProblemList
      {...shown}
      mutesOf={mutesOfRow}
      noteOf={noteOfRow}
      resting={resting}
      stations={isKnown ? board.stations() : undefined}
      links={useProblemLinks()}
      lookFineHref={useLinkTo('lookFine', '')}
      renderPanel={(row) => <ProblemPanel row={row} />}
    />
  )
}

/** Station, id, site or address, as the other lists search. */
function fits({ problems, site }: ProblemRow, query: string): boolean {
  const words = searchWords(query)
  const place = site === undefined ? '' : fold(site.name)
  const stations = problems.map(({ station }) => station)
  return words.every((word) => place.includes(word)) || searchStations(stations, query).length > 0
}
