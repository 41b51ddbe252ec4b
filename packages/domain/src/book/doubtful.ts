import type { EpochMs } from '../time/index.ts'
import type { Attempt } from './attempts.ts'
import { quantile } from './statistics.ts'

/** So many of its usual gaps without a success, and nobody believes that it works. */
const GAPS = 10
/** Fewer gaps are no habit. */
const LEAST_GAPS = 4

/**
 * Since when a connector that looks fine had no success: for ten of its usual gaps, while others of its site had one.
 * @param own its attempts in the period, by their start
 * @param site those of its whole site, its own among them, by their start
 * @returns its last success; undefined: nothing is doubtful
 */
export function doubtSince(
  own: readonly Attempt[],
  site: readonly Attempt[],
  now: EpochMs,
): EpochMs | undefined {
  const worked = own.filter(({ failure }) => failure === undefined)
  const last = worked.at(-1)
  if (!last || worked.length <= LEAST_GAPS) return undefined
  const gaps = worked.slice(1).map(({ from }, place) => from - (worked[place]?.from ?? from))
  const usual = quantile(gaps, 0.5) ?? 0
  if (now - last.to < GAPS * usual) return undefined
  const hasOther = site.some(
    ({ failure, from, stationId, connectorId }) =>
      failure === undefined &&
      from > last.to &&
      (stationId !== last.stationId || connectorId !== last.connectorId),
  )
  return hasOther ? last.to : undefined
}
