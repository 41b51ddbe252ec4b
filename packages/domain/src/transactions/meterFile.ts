import type { Recharge } from './recharge.ts'

/** The longest recharge whose measures can be downloaded, seconds: exactly five hours are allowed (TRX-040). */
export const METER_FILE_SECONDS = 5 * 3600

/** How long a recharge lasted, seconds: as the wire says, else by its times; undefined while it runs, or where neither tells. */
export function lengthOf({
  durationSeconds,
  startedAt,
  stoppedAt,
}: Pick<Recharge, 'durationSeconds' | 'startedAt' | 'stoppedAt'>): number | undefined {
  if (stoppedAt === undefined) return undefined
  if (durationSeconds !== undefined) return durationSeconds
  return startedAt === undefined ? undefined : Math.max(0, Math.round((stoppedAt - startedAt) / 1000))
}

/** Why the measures of a recharge cannot be downloaded; undefined: they can (TRX-040). */
export function meterFileBlock(
  recharge: Pick<Recharge, 'durationSeconds' | 'startedAt' | 'stoppedAt'>,
): 'running' | 'tooLong' | undefined {
  if (recharge.stoppedAt === undefined) return 'running'
  return (lengthOf(recharge) ?? 0) > METER_FILE_SECONDS ? 'tooLong' : undefined
}
