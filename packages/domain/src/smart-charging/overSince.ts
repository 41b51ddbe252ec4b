import type { EpochMs } from '../time/index.ts'
import { type MeterReading, PHASES } from './reading.ts'

/** Since when a limit is passed, as far as the readings tell that were seen. */
export interface OverSince {
  readonly at: EpochMs
  /** None was seen before it that was below the limit: it may have begun earlier. */
  readonly isEarliest: boolean
}

const isOver = ({ phases }: MeterReading, limit: number): boolean =>
  PHASES.some((phase) => (phases[phase] ?? 0) >= limit)

/**
 * Since when a limit has been passed without a break.
 * @param readings - those seen, oldest first; without a time or a current one tells nothing
 * @param limit - amperes per phase
 * @returns undefined where the last of them is below the limit, or nothing is known
 */
export function overSince(
  readings: readonly MeterReading[],
  limit: number | undefined,
): OverSince | undefined {
  if (limit === undefined || limit <= 0) return undefined
  const told = readings.filter(
    ({ at, phases }) => at !== undefined && PHASES.some((phase) => phases[phase] !== undefined),
  )
  const lastBelow = told.findLastIndex((reading) => !isOver(reading, limit))
  const at = told[lastBelow + 1]?.at
  return at === undefined ? undefined : { at, isEarliest: lastBelow < 0 }
}
