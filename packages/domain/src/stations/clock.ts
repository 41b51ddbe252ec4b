import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import type { Report, Station } from './station.ts'

/** No charger that talks to this platform is older. */
const EARLIEST = Date.UTC(2010, 0, 1)
/** How far a charger's clock may run ahead of the server's. */
const AHEAD_MS = 10 * MINUTE_MS

/** The time of a report: what it counts as, and what the charger's clock said where that cannot be. */
export type ReportTime = Pick<Report, 'claimedAt'> & { readonly at: EpochMs | undefined }

/**
 * When a charger said something. Its clock is not trusted blindly (decisions: Live data): a time before 2010, or more than ten
 * minutes ahead of the server's clock, counts as the time at which it arrived.
 * @param claimedAt what the charger's clock said
 * @param serverNow undefined: nobody knows it, and nothing is ahead
 * @param arrivedAt undefined: nobody saw it arrive (a list tells what was said before)
 */
export function timeOf(
  claimedAt: EpochMs | undefined,
  serverNow: EpochMs | undefined,
  arrivedAt: EpochMs | undefined,
): ReportTime {
  if (claimedAt === undefined) return { at: undefined }
  const isAhead = serverNow !== undefined && claimedAt > serverNow + AHEAD_MS
  return isAhead || claimedAt < EARLIEST ? { at: arrivedAt, claimedAt } : { at: claimedAt }
}

/** Something that a station said last has a time that cannot be: the screen says so. */
export const isClockWrong = ({
  connectors,
  own,
  hasWrongHeartbeat = false,
}: Pick<Station, 'connectors' | 'own' | 'hasWrongHeartbeat'>): boolean =>
  hasWrongHeartbeat ||
  own?.claimedAt !== undefined ||
  connectors.some(({ claimedAt }) => claimedAt !== undefined)
