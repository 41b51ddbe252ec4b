import type { StationNotification } from '../notifications/index.ts'
import type { EpochMs } from '../time/index.ts'
import { type TroubleGroup, triage } from './triage.ts'

/**
 * The problems that ticked alerts are of: what acknowledging or muting them marks. A problem counts as seen up to its
 * newest alert that was read, not up to the ticked one.
 *
 * @param alerts all that were read
 * @param ticked those of them that are ticked
 */
export function troublesOf(
  alerts: readonly StationNotification[],
  ticked: readonly StationNotification[],
  now: EpochMs,
): readonly TroubleGroup[] {
  const keys = new Set(ticked.map(({ key }) => key))
  const { groups, heldBack } = triage(alerts, { now, holdMinutes: 0 })
  return [...groups, ...heldBack].filter((group) => group.alerts.some(({ key }) => keys.has(key)))
}
