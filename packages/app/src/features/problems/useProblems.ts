import {
  type Problem,
  type ProblemRow,
  type ProblemShelf,
  problemRows,
  problemShelves,
} from '@corrente/domain/alerts'
import { type EpochMs, HOUR_MS } from '@corrente/domain/time'
import { useMemo, useSyncExternalStore } from 'react'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { usePulse } from '../network/index.ts'
import { boardOf, type LiveBoard } from './board.ts'
import { useAlertPreferences } from './useAlertPreferences.ts'

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
  const pulse = usePulse()
  const problems = useSyncExternalStore(pulse.subscribe, board.problems)
  const [preferences] = useAlertPreferences()
  // With it what is held back is looked at again, and mutes that are over end.
  const now = useSyncExternalStore(pulse.subscribe, pulse.at)
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
