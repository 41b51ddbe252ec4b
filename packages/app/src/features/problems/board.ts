import { createProblemBoard, type ProblemBoard } from '@corrente/domain/alerts'
import type { EpochMs } from '@corrente/domain/time'
import type { LiveConnection } from '../../live/index.ts'
import { createListeners } from '../../ports/index.ts'

/** What is wrong in the network now, outside React. */
export interface LiveBoard extends Omit<ProblemBoard, 'set'> {
  /** When it first looked: what was over by then it does not know. */
  readonly madeAt: EpochMs
  /** Called once per batch that changes something. @returns unsubscribes */
  readonly subscribe: (then: () => void) => () => void
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
  const listeners = createListeners<void>()
  let ids = new Set<string>()
  const readAll = (): boolean => {
    const all = stations.all()
    let isChanged = false
    const next = new Set(all.map(({ id }) => id))
    for (const id of ids) if (!next.has(id)) isChanged = board.set(id, undefined, now()) || isChanged
    for (const station of all) isChanged = board.set(station.id, station, now()) || isChanged
    isChanged ||= next.size !== ids.size
    ids = next
    return isChanged
  }
  readAll()
  stations.subscribe((change) => {
    const isChanged =
      change === 'all'
        ? readAll()
        : change.reduce((before, id) => board.set(id, stations.get(id), now()) || before, false)
    if (isChanged) listeners.tell()
  })
  const live: LiveBoard = {
    siteOf: board.siteOf,
    problems: board.problems,
    ended: board.ended,
    madeAt: now(),
    stations: board.stations,
    subscribe: (then) => listeners.add(() => then()),
  }
  boards.set(stations, live)
  return live
}
