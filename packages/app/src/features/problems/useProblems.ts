import {
  type AlertPreferences,
  countProblemRows,
  type Problem,
  type ProblemRow,
  type ProblemShelf,
  problemRows,
  problemShelves,
} from '@corrente/domain/alerts'
import { type EpochMs, HOUR_MS } from '@corrente/domain/time'
import { useSyncExternalStore } from 'react'
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
  /** The lines of a shelf, the worst first; the same list until something changes. */
  readonly rowsOf: (shelf: ProblemShelf) => readonly ProblemRow[]
  /** How many lines a shelf has. */
  readonly countOf: (shelf: ProblemShelf) => number
  readonly board: LiveBoard
  /** How many that called for somebody ended, and since when they are counted: an hour, or less where the page is younger. */
  readonly ended: { readonly count: number; readonly since: EpochMs }
}

/** What the problems are read of. */
interface Seen {
  readonly problems: readonly Problem[]
  readonly preferences: AlertPreferences
  /** With it what is held back is looked at again, and mutes that are over end. */
  readonly now: EpochMs
}

function problemsNow(board: LiveBoard, { problems, preferences, now }: Seen): ProblemsNow {
  const shelves = problemShelves(problems, preferences, now)
  const rows: Partial<Record<ProblemShelf, readonly ProblemRow[]>> = {}
  // What was marked, meant or too young called for nobody, and is no relief.
  const over = board
    .ended(now)
    .filter(({ problem, at }) => problemShelves([problem], preferences, at).todo.length > 0)
  return {
    problems,
    shelves,
    rowsOf: (shelf) => {
      rows[shelf] ??= problemRows(shelves[shelf], board.siteOf)
      return rows[shelf]
    },
    countOf: (shelf) => countProblemRows(shelves[shelf], board.siteOf),
    board,
    ended: { count: over.length, since: Math.max(board.madeAt, now - HOUR_MS) },
  }
}

/** What was last read of a board: the menu and the page ask for the same. */
const lastOf = new WeakMap<LiveBoard, { readonly seen: Seen; readonly found: ProblemsNow }>()

/** The problems of a board as all who show them see them, worked out once for the same. */
export function readProblems(board: LiveBoard, seen: Seen): ProblemsNow {
  const last = lastOf.get(board)
  const isSame =
    last?.seen.problems === seen.problems &&
    last.seen.preferences === seen.preferences &&
    last.seen.now === seen.now
  if (last && isSame) return last.found
  const found = problemsNow(board, seen)
  lastOf.set(board, { seen, found })
  return found
}

/** What is wrong in the network now, with what this user marked; renders at most once a second. */
export function useProblems(): ProblemsNow {
  const { stations } = useLive()
  const { clock } = usePorts()
  const board = boardOf(stations, clock.now)
  const pulse = usePulse()
  const problems = useSyncExternalStore(pulse.subscribe, board.problems)
  const [preferences] = useAlertPreferences()
  const now = useSyncExternalStore(pulse.subscribe, pulse.at)
  return readProblems(board, { problems, preferences, now })
}
