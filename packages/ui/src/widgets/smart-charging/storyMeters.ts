import type { MeterReading } from '@corrente/domain/smart-charging'
import { STAGE_NOW } from '../../testing/index.ts'

/** A reading of twenty seconds ago, or as the changes say. */
export const readingFixture = (changes: Partial<MeterReading> = {}): MeterReading => ({
  meterId: 'MTR-0001',
  macAddress: 'AA:BB:CC:00:00:01',
  at: STAGE_NOW - 20_000,
  isOnline: true,
  phases: { A: 103.2, B: 117.96, C: 96.4 },
  ...changes,
})

const MINUTE_MS = 60_000

/** Readings by how the meter stands against 125 A. */
export const READINGS = {
  over: readingFixture({ phases: { A: 130.01, B: 121, C: 99.5 } }),
  near: readingFixture(),
  fine: readingFixture({ phases: { A: 12.31, B: 11.9, C: 0 } }),
  offline: readingFixture({ isOnline: false, at: STAGE_NOW - 180 * MINUTE_MS }),
  old: readingFixture({ at: STAGE_NOW - 47 * MINUTE_MS }),
  noState: readingFixture({ isOnline: undefined }),
  onePhase: readingFixture({ phases: { A: 18.2, B: undefined, C: undefined } }),
  nothing: readingFixture({ at: undefined, phases: { A: undefined, B: undefined, C: undefined } }),
} as const satisfies Record<string, MeterReading>
