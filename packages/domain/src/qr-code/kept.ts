import { type Journal, type JournalEntry, journalWith, openEntry } from '../once-only/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { QR_ACTIONS, type QrAction, type QrState } from './page.ts'
import type { QrTarget } from './target.ts'

/** After so long a lost command no longer says anything about the charger. */
export const QR_UNSURE_MS = 30 * MINUTE_MS

/** The key of a command: this station, this connector, this action. */
function intentOf({ chargeBoxId, connectorId }: QrTarget, action: QrAction): string {
  return `qr.${action}:${connectorId}/${chargeBoxId}`
}

/** The commands that went out before a reload and are not settled, the older first: the page opens with them unsure. */
export function qrUnsure(journal: Journal, target: QrTarget, now: EpochMs): readonly QrAction[] {
  return QR_ACTIONS.flatMap((action) => {
    const entry = openEntry(journal, intentOf(target, action))
    return entry !== undefined && now - entry.at < QR_UNSURE_MS ? [{ action, at: entry.at }] : []
  })
    .sort((a, b) => a.at - b.at)
    .map(({ action }) => action)
}

/**
 * The journal as this page's state says: what runs and what is unsure is in it, what is settled is not. Other entries
 * stay. To be kept before a command is sent, and after every step.
 */
export function qrJournal(
  journal: Journal,
  target: QrTarget,
  state: QrState,
  stamp: Pick<JournalEntry, 'id' | 'at'>,
): Journal {
  return QR_ACTIONS.reduce((kept: Journal, action) => {
    const key = intentOf(target, action)
    const held = openEntry(kept, key)
    const rest = held === undefined ? kept : kept.filter((entry) => entry.key !== key)
    if (state.running !== action && !state.unsure.includes(action)) return rest
    // An old one that counts no longer gives way to the command of now.
    const isSame = held !== undefined && stamp.at - held.at < QR_UNSURE_MS
    return isSame ? kept : journalWith(rest, { key, ...stamp, snapshot: {} })
  }, journal)
}
