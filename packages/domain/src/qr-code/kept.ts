import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { type Journal, openEntries } from '../writes/index.ts'
import { QR_ACTIONS, type QrAction } from './page.ts'
import type { QrTarget } from './target.ts'

/** After so long a lost command no longer says anything about the charger. */
export const QR_UNSURE_MS = 30 * MINUTE_MS

/** The key of a command: this station, this connector, this action. */
export function qrIntent({ chargeBoxId, connectorId }: QrTarget, action: QrAction): string {
  return `qr.${action}:${connectorId}/${chargeBoxId}`
}

/** The commands that went out before a reload and are not settled, the older first: the page opens with them unsure. */
export function qrUnsure(journal: Journal, target: QrTarget, now: EpochMs): readonly QrAction[] {
  return QR_ACTIONS.flatMap((action) =>
    openEntries(journal, [qrIntent(target, action)])
      .filter(({ at }) => now - at < QR_UNSURE_MS)
      .map(({ at }) => ({ action, at })),
  )
    .sort((a, b) => a.at - b.at)
    .map(({ action }) => action)
}
