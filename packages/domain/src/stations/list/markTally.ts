import { type Conditioned, type ConditionMark, mapMarkOf, NO_MARKS } from '../condition.ts'
import type { Station } from '../station.ts'
import { createTally, type Tally } from './tally.ts'

/** Does what `countMarks` does at the cost of the stations that changed. */
export const createMarkTally = <Key>(): Tally<Key, Conditioned & Pick<Station, 'status'>, ConditionMark> =>
  createTally(NO_MARKS, (station) => [mapMarkOf(station)])
