import {
  type Problem,
  type ProblemRow,
  type ProblemShelf,
  problemRows,
  problemShelves,
} from '@corrente/domain/alerts'
import { type EpochMs, HOUR_MS } from '@corrente/domain/time'
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
  /** How many that called for somebody ended, and since when they are counted: an hour, or less where the page is younger. */
  readonly ended: { readonly count: number; readonly since: EpochMs }
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
    // What was marked, meant or too young called for nobody, and is no relief.
    const over = board
      .ended(now)
      .filter(({ problem, at }) => problemShelves([problem], preferences, at).todo.length > 0)
    return {
      problems,
      shelves,
      rowsOf: (shelf) => problemRows(shelves[shelf], board.siteOf),
      board,
      ended: { count: over.length, since: Math.max(board.madeAt, now - HOUR_MS) },
    }
  }, [problems, preferences, now, board])
}
