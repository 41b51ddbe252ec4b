import type { LiveCounters } from '../protocol.ts'

/** The counters while they are being counted. */
export type Tally = { -readonly [K in keyof LiveCounters]: number }

/** All at zero. */
export const newTally = (): Tally => ({
  connects: 0,
  drops: 0,
  messages: 0,
  badFrames: 0,
  duplicates: 0,
  outOfOrder: 0,
  ignored: 0,
  unhandled: 0,
  dropped: 0,
  refusedTopics: 0,
  snapshots: 0,
  snapshotFailures: 0,
  faults: 0,
})
