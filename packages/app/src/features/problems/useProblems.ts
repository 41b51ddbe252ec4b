import {
  type Problem,
  type ProblemRow,
  type ProblemShelf,
  problemRows,
  problemShelves,
} from '@corrente/domain/alerts'
import { useNow } from '@corrente/ui/foundations'
import { useMemo, useSyncExternalStore } from 'react'
import { throttled, useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { boardOf, type LiveBoard } from './board.ts'
import { useAlertPreferences } from './useAlertPreferences.ts'

/** Changes are shown at once, and then at most once in this time. */
const EVERY_MS = 1000
/** How often what is held back is looked at again, and mutes that are over end. */
const TICK_MS = 10_000

/** What is wrong in the network now, by shelf. */
export interface ProblemsNow {
  /** All of them, in no order. */
  readonly problems: readonly Problem[]
  readonly shelves: Readonly<Record<ProblemShelf, readonly Problem[]>>
  /** The lines of a shelf, the worst first. */
  readonly rowsOf: (shelf: ProblemShelf) => readonly ProblemRow[]
  readonly board: LiveBoard
}

/** What is wrong in the network now, with what this user marked; renders at most once a second. */
export function useProblems(): ProblemsNow {
  const { stations } = useLive()
  const { clock } = usePorts()
  const board = boardOf(stations, clock.now)
  const subscribe = useMemo(() => throttled(board.subscribe, EVERY_MS), [board])
  const problems = useSyncExternalStore(subscribe, board.problems)
  const [preferences] = useAlertPreferences()
  const now = useNow(TICK_MS)
  return useMemo(() => {
    const shelves = problemShelves(problems, preferences, now)
    return { problems, shelves, rowsOf: (shelf) => problemRows(shelves[shelf], board.siteOf), board }
  }, [problems, preferences, now, board])
}
