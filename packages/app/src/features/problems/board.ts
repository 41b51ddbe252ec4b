import { createProblemBoard, type ProblemBoard } from '@corrente/domain/alerts'
import type { EpochMs } from '@corrente/domain/time'
import type { LiveConnection } from '../../live/index.ts'

/** What is wrong in the network now, outside React. */
export interface LiveBoard extends Omit<ProblemBoard, 'set'> {
  /** When it first looked: what was over by then it does not know. */
  readonly madeAt: EpochMs
}

type Stations = LiveConnection['stations']
const boards = new WeakMap<Stations, LiveBoard>()

/**
 * The board of a network: one for the whole page, made when it is first asked for, and kept, because it remembers what
 * began how often. A batch costs what its changed stations cost.
 */
export function boardOf(stations: Stations, now: () => EpochMs): LiveBoard {
  const known = boards.get(stations)
  if (known) return known
  const board = createProblemBoard()
  for (const station of stations.all()) board.set(station.id, station, now())
  stations.subscribeParts((ids) => {
    for (const id of ids) board.set(id, stations.get(id), now())
  })
  const live: LiveBoard = {
    siteOf: board.siteOf,
    problems: board.problems,
    ended: board.ended,
    madeAt: now(),
    stations: board.stations,
  }
  boards.set(stations, live)
  return live
}
